// Fills a small tmpfs, where one can be mounted.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls } from '#contract/calls.ts'
import { attemptLimits, maxCvBytes, reservedDiskBytes } from '#contract/limits.ts'
import { asha } from '../server/testing/applications.ts'
import type { Figure } from './figures.ts'
import { startSite, stopAll } from './site.ts'

type Outcome = Pick<Figure, 'figure' | 'reached'>
type Server = Awaited<ReturnType<typeof startSite>>

const million = 1_000_000
const inMegabytes = (bytes: number) => `${Math.round(bytes / million)} MB`

/** The reserve, a little for the database, and room for a few CVs. */
const diskBytes = reservedDiskBytes + 50 * million
/** The largest first, then what still fits. */
const cvsToFill = { [maxCvBytes]: 60, 500000: 15, 50000: 15, 5000: 15, 500: 15 }
/** What one address may send in an hour. */
const cvsInHour = attemptLimits.applications.most

export async function fullDisk(): Promise<Figure[]> {
  return [
    await onSmallDisk(
      'disk full',
      'only 2xx or 507, no hang, reads fine, recovers by itself',
      async (mount) => {
        const { site, apply } = await openSite(mount)
        const ballast = join(mount, 'ballast')
        // Another program takes what is left.
        fill(ballast, mount)
        const statuses = new Set<number>()
        for (let n = 0; n < 30; n++) statuses.add((await apply(n)).status)
        const reads = [await statusOf(site, calls.listJobs.path), await statusOf(site, calls.getSummary.path)]
        rmSync(ballast)
        const after = (await apply(999)).status
        return {
          figure: `${[...statuses].sort().join(' ')}, reads ${reads.join(' ')}, after freeing ${after}`,
          reached:
            statuses.has(507) &&
            [...statuses].every((status) => status === 200 || status === 507) &&
            [...reads, after].every((status) => status === 200),
        }
      },
    ),
    await onSmallDisk(
      'one address fills the disk',
      'logins and deleting still work; below the reserve applications without CV',
      async (mount) => {
        const { site, apply } = await openSite(mount)
        await apply(-1, maxCvBytes)
        const [first] = await site.list<{ id: string }>(calls.listApplications.path)
        const answers: Record<string, number> = {}
        const sizes = Object.entries(cvsToFill).sort(([a], [b]) => Number(b) - Number(a))
        for (const [n, bytes] of sizes
          .flatMap(([size, count]) => Array(count).fill(Number(size)))
          .entries()) {
          const { status, left_out } = await apply(n, bytes)
          const answer = left_out ? `${status} without CV` : `${status}`
          answers[answer] = (answers[answer] ?? 0) + 1
        }
        const full = freeBytesOf(mount)
        const login = await site.logIn()
        const list = await statusOf(site, calls.listApplications.path)
        const path = calls.deleteApplication.path.replace(':id', first?.id ?? '')
        const deleted = (await site.ask(path, { method: calls.deleteApplication.method })).status
        const freed = freeBytesOf(mount) - full
        return {
          figure: `${JSON.stringify(answers)}, then ${inMegabytes(full)} free; login ${login}, list ${list}, deleting ${deleted} frees ${inMegabytes(freed)}`,
          reached:
            full > reservedDiskBytes / 2 &&
            login === 200 &&
            list === 200 &&
            deleted === 200 &&
            freed > 4 * million,
        }
      },
    ),
    await oneHour(),
  ]
}

/** As the site is set up by default. */
async function oneHour(): Promise<Figure> {
  const site = await startSite({ RATE_LIMIT: 'on' })
  const apply = await applicant(site)
  const begun = performance.now()
  const statuses: Record<string, number> = {}
  for (let n = 0; n < cvsInHour; n++) {
    const { status } = await apply(n, maxCvBytes)
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  const folder = join(site.dataDir, 'uploads/cv')
  const kept = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
  const { cvBytesNetwork, cvBytes } = attemptLimits
  return {
    name: 'one address sends all the CVs it may in an hour',
    figure: `${JSON.stringify(statuses)} in ${seconds} s, ${inMegabytes(kept)} of CVs kept`,
    needed: `at most ${inMegabytes(cvBytesNetwork.most)} a day from one address and ${inMegabytes(cvBytes.most)} from all`,
    reached: kept <= cvBytesNetwork.most,
  }
}

const statusOf = async (site: Server, path: string) => (await site.ask(path)).status

async function openSite(mount: string) {
  const site = await startSite({ DATA_DIR: join(mount, 'data') })
  return { site, apply: await applicant(site) }
}

async function applicant(site: Server) {
  await site.logIn()
  const job_id = await site.addJob()
  return async (n: number, bytes = 200_000) => {
    const start = `%PDF-1.7\n${n}`
    const cv = { name: 'cv.pdf', bytes: Buffer.from(start.padEnd(bytes, 'x')) }
    const answer = await site.apply({ ...asha, email: `asha-${n}@example.com`, job_id }, cv)
    return { status: answer.status, left_out: (await answer.json()).cv_left_out === true }
  }
}

const freeBytesOf = (folder: string) => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** To the last byte. */
function fill(file: string, folder: string) {
  for (let left = freeBytesOf(folder); left > 0; left = freeBytesOf(folder))
    writeFileSync(file, Buffer.alloc(Math.min(left, 10 * million)), { flag: 'a' })
}

async function onSmallDisk(
  name: string,
  needed: string,
  measure: (mount: string) => Promise<Outcome>,
): Promise<Figure> {
  const mount = mkdtempSync(join(tmpdir(), 'site-full-'))
  const size = `size=${diskBytes}`
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', mount]).status !== 0) {
    rmSync(mount, { recursive: true })
    const figure = 'not measured: no file system can be mounted here (needs root)'
    return { name, figure, needed, reached: true }
  }
  try {
    return { name, needed, ...(await measure(mount)) }
  } finally {
    await stopAll()
    spawnSync('umount', [mount])
    rmSync(mount, { recursive: true, force: true })
  }
}

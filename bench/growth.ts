// Does it still take the same time when there is a hundred, ten thousand times as much? Staff's lists, past the memory.
import { calls } from '#contract/calls.ts'
import { startPostgres } from '../scripts/testing/postgres.ts'
import {
  applicationRow,
  type Filler,
  numbered,
  openPostgresFiller,
  openSqliteFiller,
  pictureRows,
  projectRow,
} from './many-rows.ts'
import { median, milliseconds, type Row } from './report.ts'
import { post, signIn, startProduct, stop } from './servers.ts'

const applicationCounts = [10, 1_000, 100_000]
const projectCounts = [10, 1_000, 10_000]
const times = 15
const warmUps = 5
const mostTimes = 3

export async function measureGrowth(): Promise<Row[]> {
  const product = await startProduct({ DEMO_CONTENT: 'false' })
  return measureOn(product, openSqliteFiller(product.dataDir))
}

export async function measureGrowthOnPostgres(): Promise<Row[]> {
  const postgres = await startPostgres()
  const product = await startProduct({ DEMO_CONTENT: 'false', DATABASE_URL: postgres.url })
  try {
    return await measureOn(product, openPostgresFiller(postgres.url))
  } finally {
    await postgres.stop()
  }
}

async function measureOn(product: Awaited<ReturnType<typeof startProduct>>, filler: Filler) {
  const cookie = await signIn(product.url)
  const job = { title: 'Mason', description: 'Laterite', type: 'Full time', experience: '2 years' }
  const { id: jobId } = (await (await post(product.url, calls.createJob.path, job, cookie)).json()) as {
    id: string
  }
  const rows = [
    ...(await grow(
      applicationCounts,
      async (n, size) => {
        const last = await addApplications(filler, jobId, n, size)
        await changeApplication(last, changes[anew])
        return last
      },
      (size) => applicationCalls(jobId, size),
    )),
    ...(await grow(projectCounts, (n, size) => addProjects(filler, n, size), projectCalls)),
  ]
  await filler.close()
  await stop(product.process)
  return rows

  async function grow(
    counts: number[],
    add: (from: number, to: number) => Promise<string>,
    callsAt: (size: number) => Record<string, string>,
  ) {
    const found: Record<string, number[]> = {}
    let from = 0
    for (const size of counts) {
      const last = await add(from, size)
      // A server that has just started would make the smallest archive look slow.
      if (from === 0) await timeAll(size, last)
      from = size
      for (const [what, taken] of await timeAll(size, last)) found[what] = [...(found[what] ?? []), taken]
    }
    return Object.entries(found).map(([what, taken]) => rowOf(what, taken, counts))

    async function timeAll(size: number, last: string) {
      const taken: [what: string, ms: number][] = []
      for (const [what, path] of Object.entries(callsAt(size))) {
        const change = Object.entries(changes).find(([after]) => what.endsWith(after))?.[1]
        const before = change && (() => changeApplication(last, change))
        taken.push([what, await time(product.url + path.replace(':last', last), cookie, before)])
      }
      return taken
    }
  }

  async function changeApplication(id: string, change: object) {
    const { method, path } = calls.updateApplication
    const headers = { Cookie: cookie, 'Content-Type': 'application/json' }
    const body = JSON.stringify(change)
    const answer = await fetch(product.url + path.replace(':id', id), { method, headers, body })
    if (!answer.ok) throw new Error(`changing an application answered ${answer.status}`)
  }
}

const afterStatus = ', just after a change of status'
/** As when one was erased; of those that came past the server it knows nothing before. */
const anew = ', counted anew'
const changes = { [afterStatus]: { status: 'new' }, [anew]: { spam: false } }

function rowOf(what: string, taken: number[], counts: number[]): Row {
  const ratio = (taken.at(-1) ?? Number.NaN) / (taken[0] ?? Number.NaN)
  return {
    what,
    here: taken.map(milliseconds).join(', '),
    beside: `with ${counts.map((count) => count.toLocaleString('en')).join(', ')}`,
    ratio,
    needed: `at most ${mostTimes} times`,
    holds: ratio <= mostTimes,
  }
}

async function addApplications(filler: Filler, jobId: string, from: number, to: number) {
  const rows = numbered(from, to, applicationRow(jobId))
  await filler.insert('applications', rows)
  return rows.at(-1)?.id ?? ''
}

async function addProjects(filler: Filler, from: number, to: number) {
  const rows = numbered(from, to, projectRow)
  await filler.insert('projects', rows)
  await filler.insert('pictures', rows.flatMap(pictureRows))
  return rows.at(-1)?.id ?? ''
}

function applicationCalls(jobId: string, size: number) {
  const path = `${calls.listApplications.path}?limit=20`
  const counted = {
    'Applications, first page': path,
    'Applications, of one status': `${path}&status=shortlisted`,
    'Applications, for one job': `${path}&job_id=${jobId}`,
    'Applications, search for one person': `${path}&search=applicant-7@`,
    'Applications, search for what a fifth wrote': `${path}&search=waterproofing`,
  }
  return {
    ...counted,
    'Applications, page in the middle': `${path}&offset=${Math.floor(size / 2)}`,
    'Applications, by name': `${path}&sort=name`,
    'Applications, search for one number': `${path}&search=98470+000007`,
    'Applications, search for what nobody wrote': `${path}&search=cathedral`,
    ...afterEach(counted),
    'One application': calls.getApplication.path.replace(':id', ':last'),
    Dashboard: calls.getSummary.path,
  }
}

const afterEach = (asked: Record<string, string>) =>
  Object.fromEntries(
    Object.keys(changes).flatMap((after) =>
      Object.entries(asked).map(([what, path]) => [what + after, path]),
    ),
  )

function projectCalls(size: number) {
  const path = `${calls.listProjects.path}?limit=12`
  return {
    'Projects, first page': path,
    'Projects, page in the middle': `${path}&offset=${Math.floor(size / 2)}`,
    'Projects, by client': `${path}&sort=client`,
    'Projects, of one category': `${path}&category=Villa`,
    'Projects, what the filters offer': `${calls.listProjects.path}?distinct=category`,
    'Projects, search for one client': `${path}&search=nair+9`,
    'Projects, search for what nobody wrote': `${path}&search=cathedral`,
    'One project': calls.getProject.path.replace(':id', ':last'),
  }
}

async function time(address: string, cookie: string, change?: () => Promise<void>) {
  const taken: number[] = []
  for (let i = 0; i < warmUps + times; i++) {
    await change?.()
    const begun = performance.now()
    const answer = await fetch(address, { headers: { Cookie: cookie } })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
    taken.push(performance.now() - begun)
  }
  return median(taken.slice(warmUps))
}

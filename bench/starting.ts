// From the server's entry to the first page, and what it holds in memory when it has had work to do.
import { calls } from '#contract/calls.ts'
import { applicationRequest } from './forms.ts'
import { type Load, load, requestOf } from './load.ts'
import { residentMegabytes } from './processor.ts'
import { median, milliseconds, type Row } from './report.ts'
import { addressOfProject, startProduct, stop } from './servers.ts'

const starts = 5
const mostMs = 1_000
const mostMegabytes = 150

export async function measureStart(): Promise<Row[]> {
  const first = await startProduct()
  await stop(first.process)
  const times: number[] = []
  for (let i = 0; i < starts; i++) {
    const again = await startProduct({ DATA_DIR: first.dataDir })
    times.push(again.readyAfterMs)
    await stop(again.process)
  }
  const time = median(times)
  return [
    { what: 'First start, with demo content to fill in', here: milliseconds(first.readyAfterMs) },
    {
      what: "From the server's entry to its first page",
      here: milliseconds(time),
      needed: `under ${mostMs} ms`,
      holds: time < mostMs,
    },
  ]
}

export async function measureMemory(): Promise<Row[]> {
  // `npm start` has compiled the code beforehand, too.
  await stop((await startProduct()).process)
  const product = await startProduct()
  const { url, process } = product
  const atStart = residentMegabytes(process)
  const project = await addressOfProject(url)
  const jobs = (await (await fetch(url + calls.listJobs.path)).json()) as { id: string }[]
  const document = { Accept: 'text/html', 'Accept-Encoding': 'br' }
  let turn = 0
  let most = atStart
  const work: Load[] = [
    { url: `${url}/`, headers: document },
    { url: url + project, headers: document },
    { url: `${url}${calls.listProjects.path}?limit=12`, headers: { 'Accept-Encoding': 'gzip' } },
    { url, next: (host: string) => applicationRequest(host, jobs[0]?.id ?? '') },
    { url, next: (host: string) => requestOf('GET', `/?topic=${turn++}`, { Host: host, ...document }) },
    { url: `${url}/`, headers: { Accept: 'text/html' }, connections: 200 },
  ]
  for (const one of work) {
    await load({ seconds: 3, ...one })
    most = Math.max(most, residentMegabytes(process))
  }
  await stop(process)
  return [
    { what: 'Memory after the start', here: `${Math.round(atStart)} MB` },
    {
      what: 'Memory after load, at its highest',
      here: `${Math.round(most)} MB`,
      needed: `under ${mostMegabytes} MB`,
      holds: most < mostMegabytes,
    },
  ]
}

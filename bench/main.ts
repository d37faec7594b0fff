// `npm run bench` measures every part; `npm run bench -- serving start` only these; `npm run bench -- phone /gallery`
// only this page. Ends with a table for docs/performance.md.
import { cpus, loadavg } from 'node:os'
import { log, printTable, type Row } from './report.ts'
import { cleanUp } from './servers.ts'

const parts: Record<string, (paths: string[]) => Promise<Row[]>> = {
  serving: async () => (await import('./serving.ts')).measureServing(),
  caddy: async () => (await import('./serving.ts')).measureCaddy(),
  applications: async () => (await import('./applications.ts')).measureApplications(),
  lists: async () => (await import('./lists.ts')).measureLists(),
  photos: async () => (await import('./photos.ts')).measurePhotos(),
  phone: async (paths) => (await import('./phone.ts')).measurePhone(paths),
  start: async () => (await import('./start.ts')).measureStart(),
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))
await main(process.argv.slice(2))

async function main(args: string[]) {
  const paths = args.filter((arg) => arg.startsWith('/'))
  const names = args.filter((arg) => !arg.startsWith('/'))
  const unknown = names.filter((name) => !Object.hasOwn(parts, name))
  if (unknown.length > 0) {
    console.error(`There is no part '${unknown.join("', '")}'; there are ${Object.keys(parts).join(', ')}.`)
    process.exitCode = 1
    return
  }
  const [cpu] = cpus()
  log(`Node ${process.versions.node}, ${cpus().length} cores ${cpu?.model.trim() ?? ''}, ${machineLoad()}`)
  const rows: Row[] = []
  for (const name of names.length > 0 ? names : Object.keys(parts)) rows.push(...(await measure(name, paths)))
  log(machineLoad())
  printTable(rows)
  if (rows.some(({ ok }) => ok === false)) process.exitCode = 1
}

/** A part that fails is a row of the table, so that the others are still measured. */
async function measure(name: string, paths: string[]): Promise<Row[]> {
  log(`--- ${name}`)
  try {
    return (await parts[name]?.(paths)) ?? []
  } catch (error) {
    console.error(error)
    return [{ measure: name, figure: `failed: ${(error as Error).message}`, needed: '', ok: false }]
  } finally {
    await cleanUp()
  }
}

function machineLoad() {
  return `load of the machine ${loadavg()[0]?.toFixed(1)}`
}

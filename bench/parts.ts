// Runs the parts that were asked for, or all, one after the other, and prints a table of what they measured.
import { cpus, loadavg } from 'node:os'
import { log, printTable, type Row } from './report.ts'
import { cleanUp } from './servers.ts'

type Parts = Record<string, (paths: string[]) => Promise<Row[]>>

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))

/** Arguments that begin with a slash are the pages to measure; the others name parts. */
export async function runParts(parts: Parts, args: string[]) {
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
  for (const name of names.length > 0 ? names : Object.keys(parts)) {
    log(`--- ${name}`)
    rows.push(...(await measure(name, async () => (await parts[name]?.(paths)) ?? [])))
  }
  log(machineLoad())
  printTable(rows)
  if (rows.some(({ ok }) => ok === false)) process.exitCode = 1
}

/** A part that fails is a row of the table, so that the others are still measured. */
async function measure(name: string, part: () => Promise<Row[]>): Promise<Row[]> {
  try {
    return await part()
  } catch (error) {
    console.error(error)
    return [{ measure: name, figure: `failed: ${(error as Error).message}`, needed: '', ok: false }]
  } finally {
    await cleanUp()
  }
}

const machineLoad = () => `load of the machine ${loadavg()[0]?.toFixed(1)}`

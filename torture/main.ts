// `npm run torture`: long versions of the attack tests of npm test; `npm run torture -- crash slow`: only these.
// Attacks only loopback. Prints a table for docs/reliability.md, and fails when a figure falls short.
import { cpus, loadavg } from 'node:os'
import type { Figure } from './figures.ts'
import { stopAll } from './site.ts'
import { longTests } from './tests.ts'

const parts: Record<string, () => Promise<Figure[]>> = {
  ...longTests,
  login: async () => (await import('./crowd.ts')).loginFlood(),
  overload: async () => (await import('./crowd.ts')).overload(),
  enumeration: async () => (await import('./enumeration.ts')).enumeration(),
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  console.error(`There is no part '${unknown.join("', '")}'; there are ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}
const [processor] = cpus()
console.log(
  `${new Date().toISOString().slice(0, 16)}, Node ${process.versions.node}, ${cpus().length} x ${processor?.model}, load before ${loadavg()[0]?.toFixed(1)}`,
)
const figures: Figure[] = []
for (const name of asked.length > 0 ? asked : Object.keys(parts)) {
  try {
    for (const one of (await parts[name]?.()) ?? []) note(one)
  } catch (error) {
    note({ name, figure: `ended badly: ${(error as Error).message}`, needed: 'to end well', reached: false })
  } finally {
    await stopAll()
  }
}
console.log('\n| what | figure | needed | reached |\n|---|---|---|---|')
for (const { name, figure, needed, reached } of figures)
  console.log(`| ${name} | ${figure} | ${needed} | ${reached ? 'yes' : 'no'} |`)
process.exit(figures.every(({ reached }) => reached) ? 0 : 1)

function note(one: Figure) {
  figures.push(one)
  console.log(`${one.name}: ${one.figure} (needed ${one.needed})${one.reached ? '' : ' FELL SHORT'}`)
}

// `npm run torture`: long versions of the attack tests of npm test; `npm run torture -- crash login`: only these.
// Attacks only loopback. Prints a table for docs/reliability.md, and fails when a figure falls short.
import { runParts } from '../bench/parts.ts'
import { longTests } from './tests.ts'

const parts = {
  ...longTests,
  login: async () => (await import('./crowd.ts')).loginFlood(),
  overload: async () => (await import('./crowd.ts')).overload(),
  enumeration: async () => (await import('./enumeration.ts')).enumeration(),
}

await runParts(parts, process.argv.slice(2))
process.exit()

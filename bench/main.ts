// `npm run bench`: every part in turn; `npm run bench -- home upload`: only these. Prints a table for docs/performance.md.
import { cpus, loadavg, totalmem } from 'node:os'
import { print, type Row } from './report.ts'
import { stopAll } from './servers.ts'

type Part = () => Promise<Row[]>

const parts: Record<string, Part> = {
  home: async () => (await import('./serving.ts')).measureHome(),
  project: async () => (await import('./serving.ts')).measureProject(),
  list: async () => (await import('./serving.ts')).measureList(),
  unchanged: async () => (await import('./serving.ts')).measureUnchanged(),
  render: async () => (await import('./rendering.ts')).measureRender(),
  application: async () => (await import('./applying.ts')).measureApplications(),
  upload: async () => (await import('./uploading.ts')).measureUploads(),
  photos: async () => (await import('./uploading.ts')).measurePagesBesidePhotos(),
  processes: async () => (await import('./processes.ts')).measureProcesses(),
  growth: async () => (await import('./growth.ts')).measureGrowth(),
  'growth-postgres': async () => (await import('./growth.ts')).measureGrowthOnPostgres(),
  start: async () => (await import('./starting.ts')).measureStart(),
  memory: async () => (await import('./starting.ts')).measureMemory(),
}
/** Only when asked for: it fetches Lighthouse and takes ten minutes. */
const onRequest: Record<string, Part> = {
  pages: async () => (await import('./pages.ts')).measurePages(),
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))
await main(process.argv.slice(2))

async function main(asked: string[]) {
  const all = { ...parts, ...onRequest }
  const unknown = asked.filter((name) => !Object.hasOwn(all, name))
  if (unknown.length > 0) {
    console.error(`There is no part '${unknown.join("', '")}'; there are ${Object.keys(all).join(', ')}.`)
    process.exitCode = 1
    return
  }
  console.log(`${new Date().toISOString().slice(0, 16)}, Node ${process.versions.node}, ${machine()}`)
  try {
    for (const name of asked.length > 0 ? asked : Object.keys(parts)) {
      console.log(`\n### ${name}\n`)
      print((await all[name]?.()) ?? [])
    }
  } finally {
    await stopAll()
  }
  console.log(`\nLoad of the machine at the end: ${loadavg()[0]?.toFixed(1)}`)
}

function machine() {
  const [cpu, ...others] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${1 + others.length} cores (${cpu?.model.trim()}), ${memory} GB, load ${loadavg()[0]?.toFixed(1)} at the start`
}

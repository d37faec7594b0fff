// `npm run bench` measures every part; `npm run bench -- serving start` only these; `npm run bench -- phone /gallery`
// only this page. Ends with a table for docs/performance.md.
import { runParts } from './parts.ts'

const parts = {
  serving: async () => (await import('./serving.ts')).measureServing(),
  caddy: async () => (await import('./serving.ts')).measureCaddy(),
  applications: async () => (await import('./applications.ts')).measureApplications(),
  lists: async () => (await import('./lists.ts')).measureLists(),
  photos: async () => (await import('./photos.ts')).measurePhotos(),
  phone: async (paths: string[]) => (await import('./phone.ts')).measurePhone(paths),
  start: async () => (await import('./start.ts')).measureStart(),
}

await runParts(parts, process.argv.slice(2))

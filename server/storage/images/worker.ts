// What the processes of pictures.ts run.
import { setPriority } from 'node:os'
import { cutPicture, makeAvif, makePicture } from './convert.ts'

const work = { makePicture, makeAvif, cutPicture, wake: async () => undefined }
export type ImageWork = typeof work
export type Job = { name: keyof ImageWork; args: unknown[] }

// Requests for pages have priority.
setPriority(5)
// Ctrl-C reaches the whole process group; the server ends this process when its job is finished.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)

export default ({ name, args }: Job) => (work[name] as (...args: unknown[]) => Promise<unknown>)(...args)

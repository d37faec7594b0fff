// What the question before publishing is made of, in one chunk.
export { moveNote } from './move-note.tsx'
export { publishNotice } from './publish-notice.ts'

// For tests only: the changes that a process and its children make below a folder, in order, with every fsync and every
// response that acknowledges something.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Change =
  | { kind: 'create' | 'mkdir' | 'remove' | 'fsync'; path: string }
  | { kind: 'write'; path: string; at: number; bytes: Buffer }
  | { kind: 'truncate'; path: string; size: number }
  | { kind: 'rename' | 'link'; path: string; to: string }
  /** A response with a 2xx, at the moment when the server sends it. */
  | { kind: 'response'; about: unknown }

/** The server returns this header of a request in its response (marked-responses.ts). */
export const aboutHeader = 'x-about'

const kinds: Record<string, 'create' | 'mkdir' | 'remove' | 'fsync'> = {
  C: 'create',
  D: 'mkdir',
  U: 'remove',
  S: 'fsync',
}

/** `env` is for the process to be recorded; `scratch` is a folder outside of `root`. */
export function createFileJournal(root: string, scratch: string) {
  const library = join(scratch, 'file-journal.so')
  const file = join(scratch, 'journal')
  const source = join(import.meta.dirname, 'file-journal.c')
  execFileSync('cc', ['-shared', '-fPIC', '-O1', '-Wall', '-o', library, source, '-ldl'])
  return {
    env: { LD_PRELOAD: library, JOURNAL_ROOT: root, JOURNAL_FILE: file },
    read: () => parse(readFileSync(file)),
  }
}

function parse(journal: Buffer) {
  const changes: Change[] = []
  for (let next = 0; next < journal.length; ) {
    const end = journal.indexOf('\n', next)
    const [kind = '', number, length, path = '', to = ''] = journal.toString('utf8', next, end).split('\t')
    next = end + 1 + Number(length)
    changes.push(changeOf(kind, Number(number), journal.subarray(end + 1, next), path, to))
  }
  return changes
}

function changeOf(letter: string, number: number, bytes: Buffer, path: string, to: string): Change {
  const kind = kinds[letter]
  if (kind) return { kind, path }
  if (letter === 'W') return { kind: 'write', path, at: number, bytes }
  if (letter === 'T') return { kind: 'truncate', path, size: number }
  if (letter === 'R') return { kind: 'rename', path, to }
  if (letter === 'L') return { kind: 'link', path, to }
  if (letter === 'H') return { kind: 'response', about: readAbout(String(bytes)) }
  throw new Error(`a record of the unknown kind '${letter}'`)
}

/** Undefined for a response to a request without the header. */
function readAbout(head: string): unknown {
  const [, text] = new RegExp(`^${aboutHeader}: (.*)`, 'im').exec(head) ?? []
  return text && JSON.parse(text)
}

// A SHA-256 of the SQLite file as it was closed, stored beside it. It detects a database that is missing or was
// changed while no process had it open. Only the process that holds the lock of the data folder writes it.
import { createHash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fchownSync,
  fsyncSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../ops/start-error.ts'

const inUse = 'in use'
const chunkBytes = 1_048_576
const databaseIn = (dataDir: string) => join(dataDir, 'site.db')
/** The name that existing data folders have. */
const fingerprintIn = (dataDir: string) => join(dataDir, 'site.db.seal')

/** Calls `open` if the database matches its fingerprint, and marks it as in use. */
export function openFingerprinted<T>(dataDir: string, open: () => T) {
  const [file, fingerprintFile] = [databaseIn(dataDir), fingerprintIn(dataDir)]
  const stored = existsSync(fingerprintFile) ? readFileSync(fingerprintFile, 'utf8') : undefined
  if (stored && !existsSync(file))
    throw new StartError(
      `The database ${file} is missing: move the folder away and bring a backup back with npm run restore, as docs/operating.md says; to begin with an empty site, remove ${fingerprintFile}`,
    )
  if (stored && stored !== inUse) {
    if (stored !== hashFile(file))
      throw new StartError(
        `The database ${file} is not as it was left and may be damaged: move the folder away and bring a backup back with npm run restore, as docs/operating.md says; if you have put this file there yourself, remove ${fingerprintFile}`,
      )
    write(dataDir, inUse)
  }
  const opened = open()
  if (!stored) write(dataDir, inUse)
  return opened
}

/** Call it after the database was closed. After a crash there is none, and SQLite itself checks the file. */
export function writeFingerprint(dataDir: string) {
  const file = databaseIn(dataDir)
  // With a WAL file beside it, another process has it open.
  if (existsSync(file) && !existsSync(`${file}-wal`)) write(dataDir, hashFile(file))
}

function hashFile(path: string) {
  const hash = createHash('sha256')
  const chunk = Buffer.alloc(chunkBytes)
  const file = openSync(path, 'r')
  try {
    for (let read = readSync(file, chunk); read > 0; read = readSync(file, chunk))
      hash.update(chunk.subarray(0, read))
  } finally {
    closeSync(file)
  }
  return hash.digest('hex')
}

function write(dataDir: string, text: string) {
  const draft = `${fingerprintIn(dataDir)}.part`
  const file = openSync(draft, 'w', 0o600)
  try {
    writeSync(file, text)
    // A command run by root must not lock out the server's own user.
    const { uid, gid } = statSync(dataDir)
    if (process.getuid?.() === 0) fchownSync(file, uid, gid)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(draft, fingerprintIn(dataDir))
  // Otherwise a power cut could bring the previous fingerprint back beside a changed database.
  const folder = openSync(dataDir, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}

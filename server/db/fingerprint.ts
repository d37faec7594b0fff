// A note beside the SQLite file about how it was left, so that a database that has vanished is never replaced by an
// empty one, and damage done while nobody was running is never served as if it were right. Whoever opens the file
// breaks the seal; only who holds the data folder alone sets it again.
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
import { StartError } from '../http/failure.ts'

const inUse = 'in use'
const chunkBytes = 1_048_576
const fileOf = (dataDir: string) => join(dataDir, 'site.db')
const sealOf = (dataDir: string) => join(dataDir, 'site.db.seal')

/** Opens what `open` opens, if it is as it was left. */
export function withSealBroken<T>(dataDir: string, open: () => T) {
  const [file, sealFile] = [fileOf(dataDir), sealOf(dataDir)]
  const seal = existsSync(sealFile) ? readFileSync(sealFile, 'utf8') : undefined
  if (seal && !existsSync(file))
    throw new StartError(
      `The database ${file} is missing: move the folder away and bring a backup back with npm run restore, as docs/operating.md says; to begin with an empty site, remove ${sealFile}`,
    )
  if (seal && seal !== inUse && seal !== fingerprintOf(file))
    throw new StartError(
      `The database ${file} is not as it was left and may be damaged: move the folder away and bring a backup back with npm run restore, as docs/operating.md says; if you have put this file there yourself, remove ${sealFile}`,
    )
  if (seal && seal !== inUse) write(dataDir, inUse)
  const opened = open()
  // From now on there is a database that can be missed.
  if (!seal) write(dataDir, inUse)
  return opened
}

/** After it was closed. What a crash leaves is not sealed, and the database itself checks it at the next start. */
export function sealDatabase(dataDir: string) {
  // With a log beside it, somebody else has it open.
  if (existsSync(`${fileOf(dataDir)}-wal`) || !existsSync(fileOf(dataDir))) return
  write(dataDir, fingerprintOf(fileOf(dataDir)))
}

function fingerprintOf(path: string) {
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
  const draft = `${sealOf(dataDir)}.part`
  const file = openSync(draft, 'w', 0o600)
  try {
    writeSync(file, text)
    // A command that root runs must not lock the server's own user out.
    const { uid, gid } = statSync(dataDir)
    if (process.getuid?.() === 0) fchownSync(file, uid, gid)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(draft, sealOf(dataDir))
  syncFolder(dataDir)
}

/** A power cut must not bring the old seal back beside a database that has changed since. */
function syncFolder(path: string) {
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}

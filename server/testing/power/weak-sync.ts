// For tests only, loaded before the server (--import): a server that syncs less than it should, as WEAK_SYNC says.
import { subscribe } from 'node:diagnostics_channel'
import { closeSync, fsyncSync, openSync, readlinkSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import './marked-responses.ts'

const { WEAK_SYNC: weak, DATA_DIR: dataDir = '' } = process.env

if (weak === 'database' || weak === 'late') {
  const { exec } = DatabaseSync.prototype
  DatabaseSync.prototype.exec = function weak(sql) {
    exec.call(this, sql.replace(/synchronous = full/i, 'synchronous = normal'))
  }
}

// Erasing empties the log, which syncs all that came before it.
if (weak === 'database') {
  const { prepare } = DatabaseSync.prototype
  DatabaseSync.prototype.prepare = function weak(sql) {
    return prepare.call(this, sql.replace(/pragma wal_checkpoint\(truncate\)/i, 'select 0 as busy'))
  }
}

// The database too, but a moment after each response.
if (weak === 'late')
  subscribe('http.server.response.finish', () => {
    const log = openSync(join(dataDir, 'site.db-wal'), 'r')
    fsyncSync(log)
    closeSync(log)
  })

if (weak === 'files') {
  const handle = await open(import.meta.filename)
  const fileHandle = Object.getPrototypeOf(handle)
  await handle.close()
  const { sync } = fileHandle
  fileHandle.sync = async function weak(this: FileHandle) {
    const path = readlinkSync(`/proc/self/fd/${this.fd}`)
    if (!/\/(incoming|uploads)\//.test(path)) await sync.call(this)
  }
}

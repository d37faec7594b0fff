// For tests only, loaded before the server (--import): a server that syncs less than it should, as WEAK_SYNC says.
import { readlinkSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'

if (process.env.WEAK_SYNC === 'database') {
  const { exec } = DatabaseSync.prototype
  DatabaseSync.prototype.exec = function weak(sql) {
    exec.call(this, sql.replace(/synchronous = full/i, 'synchronous = normal'))
  }
}

if (process.env.WEAK_SYNC === 'files') {
  const handle = await open(import.meta.filename)
  const fileHandle = Object.getPrototypeOf(handle)
  await handle.close()
  const { sync } = fileHandle
  fileHandle.sync = async function weak(this: FileHandle) {
    const path = readlinkSync(`/proc/self/fd/${this.fd}`)
    if (!/\/(incoming|uploads)\//.test(path)) await sync.call(this)
  }
}

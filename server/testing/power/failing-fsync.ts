// For tests only, loaded before the server (--import): while the data folder contains a file called fail-fsync, every
// fsync of the kind that it names fails.
import { existsSync, readFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const trigger = join(process.env.DATA_DIR ?? '', 'fail-fsync')
const fails = (kind: string) => existsSync(trigger) && readFileSync(trigger, 'utf8').includes(kind)
const sqliteFsync = 1034

const handle = await open(import.meta.filename)
const fileHandle = Object.getPrototypeOf(handle)
await handle.close()
const { sync } = fileHandle
fileHandle.sync = function failing(this: unknown) {
  if (fails('files'))
    return Promise.reject(Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' }))
  return sync.call(this)
}

const { prepare } = DatabaseSync.prototype
DatabaseSync.prototype.prepare = function failing(sql, ...rest) {
  const statement = prepare.call(this, sql, ...rest)
  if (sql !== 'commit') return statement
  const run = statement.run.bind(statement)
  statement.run = () => {
    if (!fails('database')) return run()
    this.exec('rollback')
    throw Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: sqliteFsync })
  }
  return statement
}

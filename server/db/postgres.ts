// The connections to PostgreSQL, and how long anybody waits for them.

import { existsSync, statSync, writeFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import type { Client, Pool, PoolConfig } from 'pg'
import { StartError } from '../ops/listening.ts'

/** In milliseconds. */
export type Timeouts = {
  /** For a new connection, or for a free one of the pool. */
  connect: number
  lock: number
  statement: number
  /** Longer than `statement`: then it is not the statement that is slow, but nobody answers. */
  silence: number
  /** Ends a transaction whose client is gone, so that its locks do not stay. */
  idleInTransaction: number
}

/** For requests: with these they fail within ten seconds. */
export const requestTimeouts: Timeouts = {
  connect: 3_000,
  lock: 3_000,
  statement: 5_000,
  silence: 6_000,
  idleInTransaction: 10_000,
}

const connectMs = 10_000
const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/** Without timeouts only connecting is limited: migrations, backups and commands take the time that they need. */
export async function openPool(url: string, timeouts?: Timeouts) {
  // Loaded only where it is used: the driver needs several megabytes.
  const { default: pg } = await import('pg')
  // count() is a 64-bit integer, which the driver returns as text by default.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  const config: PoolConfig = { connectionString: url, max: 10, ...keepAlive }
  const pool = timeouts
    ? openPoolWithTimeouts(pg.Pool, config, timeouts)
    : new pg.Pool({ ...config, connectionTimeoutMillis: connectMs })
  // Without these listeners a lost connection, idle or in a transaction, would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** Set by statements, since poolers such as PgBouncer refuse them as parameters of the connection. */
function openPoolWithTimeouts(PgPool: typeof Pool, config: PoolConfig, timeouts: Timeouts) {
  const onConnect: PoolConfig['onConnect'] = (client) => {
    const stream = streamOf(client as Client)
    stream.on('timeout', () => stream.destroy(noAnswer()))
    stream.setTimeout(timeouts.connect)
    return client.query(`set lock_timeout = ${timeouts.lock}; set statement_timeout = ${timeouts.statement};
      set idle_in_transaction_session_timeout = ${timeouts.idleInTransaction}`)
  }
  const pool = new PgPool({ ...config, connectionTimeoutMillis: timeouts.connect, onConnect })
  // The driver's own limit for a query would leave the connection in the pool, where the next one waits behind it.
  pool.on('acquire', (client) => streamOf(client).setTimeout(timeouts.silence))
  pool.on('release', (_error, client) => streamOf(client).setTimeout(0))
  return pool
}

const streamOf = ({ connection }: Client) => connection.stream as Socket

const noAnswer = () => Object.assign(new Error('PostgreSQL does not answer'), { code: 'ETIMEDOUT' })

// A marker file beside the SQLite database, so that a database that was lost is not replaced by an empty one.

export const databaseIn = (dataDir: string) => join(dataDir, 'site.db')
export const markerIn = (dataDir: string) => join(dataDir, 'site.db.exists')

export function checkDatabaseExists(dataDir: string) {
  const [file, marker] = [databaseIn(dataDir), markerIn(dataDir)]
  // SQLite takes a file without content for a new database.
  const isMissing = !statSync(file, { throwIfNoEntry: false })?.size
  if (isMissing && existsSync(marker))
    throw new StartError(
      `The database ${file} is missing: move the folder away and bring a backup back with npm run restore, as docs/operating.md says; to begin with an empty site, remove ${marker}`,
    )
}

export function markDatabase(dataDir: string) {
  if (!existsSync(markerIn(dataDir))) writeFileSync(markerIn(dataDir), 'There is a database, site.db.\n')
}

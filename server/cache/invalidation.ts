// Servers on one PostgreSQL tell each other which cache tags were invalidated, through LISTEN and NOTIFY.
import pg from 'pg'
import { serverName } from '../db/start-check.ts'
import type { ResponseCache } from './response-cache.ts'

const channel = 'site_changes'
const retryMs = 500
const answerMs = 5_000

export function createInvalidationChannel(databaseUrl: string, onError: (error: unknown) => void) {
  const connection = {
    connectionString: databaseUrl,
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  }
  // A connection that is being closed may still be cut from the other end; that is no trouble.
  const onLost = (error: unknown) => void (closed || onError(error))
  const publisher = new pg.Pool({ ...connection, max: 1 })
  publisher.on('error', onLost)
  publisher.on('connect', (client) => client.on('error', () => undefined))
  const unpublished = new Set<string>()
  let listener: pg.Client | undefined
  let publishAgain: NodeJS.Timeout | undefined
  let listenAgain: NodeJS.Timeout | undefined
  let publishing = false
  let closed = false

  function publish(tags: string[]) {
    for (const tag of tags) unpublished.add(tag)
    if (!publishing) void publishAll()
  }

  /** One notification after the other: tags that come meanwhile share the next one. */
  async function publishAll() {
    clearTimeout(publishAgain)
    publishing = true
    while (unpublished.size > 0 && (await publishOnce([...unpublished])));
    publishing = false
  }

  /** False when it has to be tried again later. */
  async function publishOnce(tags: string[]) {
    unpublished.clear()
    try {
      await publisher.query('select pg_notify($1, $2)', [channel, tags.join(' ')])
      return true
    } catch (error) {
      onError(error)
      for (const tag of tags) unpublished.add(tag)
      if (!closed) publishAgain = setTimeout(publishAll, retryMs)
      return false
    }
  }

  /** Resolves when invalidations of other servers are heard. While the connection is lost, nothing is cached. */
  async function listen(cache: ResponseCache) {
    const client = new pg.Client({ ...connection, application_name: serverName })
    let isLost = false
    const lose = () => {
      if (isLost) return
      isLost = true
      cache.setEnabled(false)
      if (!closed) listenAgain = setTimeout(() => listen(cache), retryMs)
    }
    client.on('error', onLost)
    client.on('notification', ({ payload = '' }) => cache.evict(payload.split(' ')))
    client.on('end', lose)
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      listener = client
      cache.setEnabled(true)
    } catch (error) {
      onError(error)
      lose()
      await client.end().catch(() => undefined)
    }
  }

  async function close() {
    closed = true
    clearTimeout(listenAgain)
    clearTimeout(publishAgain)
    await Promise.all([listener?.end(), publisher.end()])
  }

  return { publish, listen, close }
}

// Several processes on one PostgreSQL tell each other what has changed, so that none keeps an old answer.
import pg from 'pg'
import { serverName } from '../ops/server-presence.ts'
import type { KeptAnswers, Topic } from './response-cache.ts'

const channel = 'site_changes'
const retryMs = 500
const connectMs = 5_000

export type ChangeChannel = ReturnType<typeof createChangeChannel>

export function createChangeChannel(databaseUrl: string, onError: (error: unknown) => void) {
  const line = { connectionString: databaseUrl, connectionTimeoutMillis: connectMs, keepAlive: true }
  // A connection that is being closed may still be cut from the other end; that is no trouble.
  const onLost = (error: unknown) => void (closed || onError(error))
  const teller = new pg.Pool({ ...line, max: 1 })
  teller.on('error', onLost)
  teller.on('connect', (client) => client.on('error', () => undefined))
  const untold = new Set<Topic>()
  let listener: pg.Client | undefined
  let retell: NodeJS.Timeout | undefined
  let retry: NodeJS.Timeout | undefined
  let telling = false
  let closed = false

  function tell(topics: Topic[]) {
    for (const topic of topics) untold.add(topic)
    if (!telling) void tellAll()
  }

  /** One after the other: in a rush of changes, those that come meanwhile are told together. */
  async function tellAll() {
    clearTimeout(retell)
    telling = true
    while (untold.size > 0 && (await tellOnce([...untold])));
    telling = false
  }

  /** False when it could not be told now: then it is as soon as the line is there again. */
  async function tellOnce(topics: Topic[]) {
    untold.clear()
    try {
      await teller.query('select pg_notify($1, $2)', [channel, topics.join(' ')])
      return true
    } catch (error) {
      onError(error)
      for (const topic of topics) untold.add(topic)
      if (!closed) retell = setTimeout(tellAll, retryMs)
      return false
    }
  }

  /** Resolves when the first word of another process would be heard. While the line is down nothing is believed. */
  async function listen(kept: KeptAnswers) {
    const client = new pg.Client({ ...line, application_name: serverName })
    let isLost = false
    const lose = () => {
      if (isLost) return
      isLost = true
      kept.trust(false)
      if (!closed) retry = setTimeout(() => listen(kept), retryMs)
    }
    client.on('error', onLost)
    client.on('notification', ({ payload = '' }) => kept.forget(payload.split(' ')))
    client.on('end', lose)
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      listener = client
      kept.trust(true)
    } catch (error) {
      onError(error)
      lose()
      await client.end().catch(() => undefined)
    }
  }

  async function close() {
    closed = true
    clearTimeout(retry)
    clearTimeout(retell)
    await Promise.all([listener?.end(), teller.end()])
  }

  return { tell, listen, close }
}

// Several processes on one PostgreSQL tell each other what has changed, so that none keeps an old answer.
import pg from 'pg'
import type { KeptAnswers, Topic } from './kept-answers.ts'
import { serverName } from './served.ts'

const channel = 'site_changes'
const retryMs = 1_000

export type ChangeChannel = ReturnType<typeof createChangeChannel>

export function createChangeChannel(databaseUrl: string, onError: (error: unknown) => void) {
  const teller = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  teller.on('error', onError)
  let listener: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let closed = false

  function tell(topics: Topic[]) {
    teller.query('select pg_notify($1, $2)', [channel, topics.join(' ')]).catch(onError)
  }

  /** Resolves when the first word of another process would be heard. While the line is down nothing is believed. */
  async function listen(kept: KeptAnswers) {
    const client = new pg.Client({ connectionString: databaseUrl, application_name: serverName })
    client.on('error', onError)
    client.on('notification', ({ payload = '' }) => kept.forget(payload.split(' ')))
    client.on('end', () => {
      kept.trust(false)
      if (!closed) retry = setTimeout(() => listen(kept), retryMs)
    })
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      listener = client
      kept.trust(true)
    } catch (error) {
      onError(error)
      await client.end().catch(onError)
    }
  }

  async function close() {
    closed = true
    clearTimeout(retry)
    await Promise.all([listener?.end(), teller.end()])
  }

  return { tell, listen, close }
}

// Public answers are made once and kept in memory, compressed, until something they show changes.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** What an answer shows and a write changes, such as 'projects'. */
export type Topic = string

export type Made = {
  status: number
  headers: Record<string, string>
  body: string
  topics: Iterable<Topic>
}
export type Kept = {
  status: number
  headers: Record<string, string>
  etag: string
  forms: { identity: Buffer; br?: Buffer; gzip?: Buffer }
}
type Options = {
  maxBytes: number
  /** Tells the other processes on the same database what has changed. */
  tell?: (topics: Topic[]) => void
  now?: () => Date
  /** When an answer about these topics stops being true by itself. */
  endOf?: (topics: Set<Topic>, now: Date) => Date | undefined
}
type Entry = { kept: Promise<Kept>; startedAt: number; topics?: Set<Topic>; until?: Date; bytes: number }

export type KeptAnswers = ReturnType<typeof createKeptAnswers>

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }
const worthCompressing = 500
/** What an entry takes beside its bytes: names, headers, buffers. */
const entryBytes = 2_000

export function createKeptAnswers({ maxBytes, now = () => new Date(), endOf, tell }: Options) {
  const entries = new Map<string, Entry>()
  /** At which turn each topic last changed; an answer begun before that turn is out of date. */
  const changedAt = new Map<Topic, number>()
  let turn = 0
  let lastChange = 0
  let bytes = 0
  let trusted = true

  function forget(topics: Topic[]) {
    turn += 1
    lastChange = turn
    for (const topic of topics) changedAt.set(topic, turn)
  }

  function changed(topics: Topic[]) {
    forget(topics)
    tell?.(topics)
  }

  /** While it is being made nobody knows yet what it will show, so any change makes it out of date. */
  function isFresh(entry: Entry) {
    if (!entry.topics) return entry.startedAt >= lastChange
    if (entry.until && entry.until <= now()) return false
    for (const topic of entry.topics) if ((changedAt.get(topic) ?? 0) > entry.startedAt) return false
    return true
  }

  function get(key: string, make: () => Promise<Made>): Promise<Kept> {
    const found = entries.get(key)
    if (found && trusted && isFresh(found)) {
      // The least recently used one stands first.
      entries.delete(key)
      entries.set(key, found)
      return found.kept
    }
    if (found) drop(key, found)
    const entry: Entry = { startedAt: turn, bytes: 0, kept: Promise.resolve({} as Kept) }
    entry.kept = fill(key, entry, make)
    entries.set(key, entry)
    return entry.kept
  }

  async function fill(key: string, entry: Entry, make: () => Promise<Made>) {
    const startedAt = now()
    try {
      const made = await make()
      const kept = await keep(made)
      entry.topics = new Set(made.topics)
      entry.until = endOf?.(entry.topics, startedAt)
      if (made.status !== 200 || !isFresh(entry)) drop(key, entry)
      else if (entries.get(key) === entry) hold(key, entry, kept)
      return kept
    } catch (error) {
      drop(key, entry)
      throw error
    }
  }

  function hold(key: string, entry: Entry, kept: Kept) {
    entry.bytes = sizeOf(kept) + 2 * key.length + entryBytes
    bytes += entry.bytes
    for (const [oldKey, oldest] of entries) {
      if (bytes <= maxBytes) return
      if (oldest.topics) drop(oldKey, oldest)
    }
  }

  function drop(key: string, entry: Entry) {
    if (entries.get(key) !== entry) return
    entries.delete(key)
    bytes -= entry.bytes
  }

  /** Without word from the other processes nothing that is kept can be believed. */
  function trust(yes: boolean) {
    trusted = yes
    entries.clear()
    bytes = 0
    forget([])
  }

  return { get, changed, forget, trust, size: () => ({ entries: entries.size, bytes }) }
}

async function keep({ status, headers, body }: Made): Promise<Kept> {
  const identity = Buffer.from(body)
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  if (identity.length < worthCompressing) return { status, headers, etag, forms: { identity } }
  const [br, gz] = await Promise.all([brotli(identity, brotliQuality), zip(identity)])
  return { status, headers, etag, forms: { identity, br, gzip: gz } }
}

const sizeOf = ({ forms }: Kept) =>
  forms.identity.length + (forms.br?.length ?? 0) + (forms.gzip?.length ?? 0)

/** Sends the form the client understands best, or only that nothing changed. */
export function sendKept(request: FastifyRequest, reply: FastifyReply, kept: Kept) {
  reply.headers(kept.headers)
  reply.header('ETag', kept.etag)
  reply.header('Vary', 'Accept, Accept-Encoding')
  if (kept.status === 200 && request.headers['if-none-match'] === kept.etag) return reply.code(304).send()
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding =
    kept.forms.br && /\bbr\b/.test(accepted)
      ? 'br'
      : kept.forms.gzip && /\bgzip\b/.test(accepted)
        ? 'gzip'
        : undefined
  if (encoding) reply.header('Content-Encoding', encoding)
  return reply.code(kept.status).send(kept.forms[encoding ?? 'identity'])
}

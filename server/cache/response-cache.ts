// Public answers are made once and kept until something they show changes.
import { createHash } from 'node:crypto'

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
  plain: Buffer
  forms: { [name in FormName]?: Form | Promise<Form> }
}
export type FormName = 'plain' | 'br' | 'gzip' | 'unchanged'
/** How an answer is sent, with the whole of its head once it was sent to somebody. */
export type Form = { status: number; body?: Buffer; head?: string[] }
type Options = {
  maxBytes: number
  /** Tells the other processes on the same database what has changed. */
  tell?: (topics: Topic[]) => void
  /** Of these no answer tells unless it says so beforehand: while others are being made, they may change. */
  hidden?: readonly Topic[]
  now?: () => Date
  /** When an answer about these topics, or about nobody knows which yet, stops being true by itself. */
  endOf?: (topics: Set<Topic> | undefined, now: Date) => Date | undefined
}
type Entry = {
  kept: Promise<Kept>
  /** Once it is made. */
  ready?: Kept
  startedAt: number
  topics?: Set<Topic>
  until?: Date
  bytes: number
  /** Nobody has asked for it again yet, nor for what it replaces. */
  once: boolean
}

export type KeptAnswers = ReturnType<typeof createKeptAnswers>

/** What takes more than this share of the memory is not kept, so that all else is not lost for it. */
const largestShare = 1 / 2
/** Whoever walks through addresses that nobody asks for twice drives out only what was asked for once. */
const onceShare = 1 / 5
/** So many of those that had to go are known by name, so that whoever walks round and round finds them kept at last. */
const maxGone = 1_000
const maxNameLength = 200
/** The compressed forms of a page are together less than half of it. */
const withCompressed = 1.5
/** What an entry takes beside its bytes: names, headers, buffers. */
const entryBytes = 2_000

export function createKeptAnswers(options: Options) {
  const { maxBytes, now = () => new Date(), endOf, tell, hidden = [] } = options
  const entries = new Map<string, Entry>()
  const gone = new Set<string>()
  /** At which turn each topic last changed; an answer begun before that turn is out of date. */
  const changedAt = new Map<Topic, number>()
  let turn = 0
  let lastChange = 0
  let bytes = 0
  let bytesOnce = 0
  let trusted = true

  function forget(topics: Topic[]) {
    turn += 1
    if (topics.length === 0 || topics.some((topic) => !hidden.includes(topic))) lastChange = turn
    for (const topic of topics) changedAt.set(topic, turn)
  }

  function changed(topics: Topic[]) {
    forget(topics)
    tell?.(topics)
  }

  /** While it is being made nobody may know yet what it will show; then any change makes it out of date. */
  function isFresh(entry: Entry) {
    if (entry.until && entry.until <= now()) return false
    if (!entry.topics) return entry.startedAt >= lastChange
    for (const topic of entry.topics) if ((changedAt.get(topic) ?? 0) > entry.startedAt) return false
    return true
  }

  /** What is kept and still true. */
  function find(key: string) {
    const found = entries.get(key)
    if (!found || !trusted || !isFresh(found)) return undefined
    // The least recently used one stands first.
    entries.delete(key)
    entries.set(key, found)
    if (found.once) bytesOnce -= found.bytes
    found.once = false
    return found
  }

  /** Without waiting, and without making it. */
  const peek = (key: string) => find(key)?.ready

  /** With `topics` where they are known before it is made. */
  function get(key: string, make: () => Promise<Made>, topics?: Topic[]): Promise<Kept> {
    const found = find(key)
    if (found) return found.kept
    const once = !entries.has(key) && !gone.delete(key)
    drop(key)
    const known = topics && new Set(topics)
    const until = endOf?.(known, now())
    const entry: Entry = {
      startedAt: turn,
      topics: known,
      until,
      bytes: 0,
      once,
      kept: Promise.resolve({} as Kept),
    }
    entry.kept = fill(key, entry, make)
    entries.set(key, entry)
    return entry.kept
  }

  async function fill(key: string, entry: Entry, make: () => Promise<Made>) {
    const startedAt = now()
    try {
      const made = await make()
      const kept = keep(made)
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
    entry.ready = kept
    entry.bytes = withCompressed * kept.plain.length + 2 * key.length + entryBytes
    bytes += entry.bytes
    if (entry.once) bytesOnce += entry.bytes
    if (entry.bytes > maxBytes * largestShare) return drop(key, entry)
    for (const [oldKey, oldest] of entries) {
      if (bytesOnce <= maxBytes * onceShare) break
      if (oldest.once && oldest.ready && oldest !== entry) letGo(oldKey, oldest)
    }
    for (const [oldKey, oldest] of entries) {
      if (bytes <= maxBytes) break
      if (oldest.ready && oldest !== entry) letGo(oldKey, oldest)
    }
  }

  function letGo(key: string, entry: Entry) {
    drop(key, entry)
    if (key.length > maxNameLength) return
    if (gone.size >= maxGone) gone.clear()
    gone.add(key)
  }

  function drop(key: string, entry = entries.get(key)) {
    if (!entry || entries.get(key) !== entry) return
    entries.delete(key)
    bytes -= entry.bytes
    if (entry.once) bytesOnce -= entry.bytes
  }

  /** Without word from the other processes nothing that is kept can be believed. */
  function trust(yes: boolean) {
    trusted = yes
    entries.clear()
    bytes = 0
    bytesOnce = 0
    forget([])
  }

  return { get, peek, changed, forget, trust, size: () => ({ entries: entries.size, bytes }) }
}

function keep({ status, headers, body }: Made): Kept {
  const plain = Buffer.from(body)
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { status, headers, etag, plain, forms: {} }
}

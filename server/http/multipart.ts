// Reads a multipart body part by part, as RFC 7578 and 2046 describe it and browsers write it.
import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { messages } from '#contract/messages.ts'
import { Failure } from './failure.ts'

/** With the whole content of a text that is here already, as most are; then there is nothing left to read. */
export type PartHead = { name: string; filename: string | undefined; whole?: string | undefined }
export type Parts = ReturnType<typeof openParts>

const maxHeadBytes = 4_000
/** How much more of a body than was expected is taken in and dropped, so that its sender gets to read the answer. */
const maxDroppedBytes = 100_000_000
const headEnd = '\r\n\r\n'

/** Fastify leaves such bodies to whoever reads them. */
export function leaveForms(app: FastifyInstance) {
  app.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null))
}

/** What is here already is handed over at once: a promise for each piece would take longer than reading it. */
type Soon<T> = T | Promise<T>

export function openParts(body: Readable & { complete?: boolean }, boundary: string, expectedBytes: number) {
  const delimiter = `\r\n--${boundary}`
  // As though a line had just ended: the first delimiter may stand at the very start.
  let here = Buffer.from('\r\n')
  /** The same, a letter for each byte: looking for something in it takes a fraction of the time. */
  let letters = '\r\n'
  let at = 0
  let isInside = true
  let bytes = 0

  /** The head of the next part, undefined after the last one. What was not read of the part before is skipped. */
  function next(): Soon<PartHead | undefined> {
    if (isInside) return skip().then(next)
    if (here.length < at + 2) return readMore().then(next)
    if (letters.startsWith('--', at)) return forget()
    const end = letters.indexOf(headEnd, at)
    if (end < 0 && here.length < at + maxHeadBytes) return readMore().then(next)
    if (end < 0 || end > at + maxHeadBytes) throw broken()
    const head = textOf(letters.slice(at, end))
    at = end + headEnd.length
    isInside = true
    const { name, filename } = readHead(head)
    return { name, filename, whole: filename === undefined ? takeWhole() : undefined }
  }

  /** After the last part: the connection remembers its last request, and with it whatever still hangs on it. */
  function forget() {
    here = Buffer.alloc(0)
    letters = ''
    return undefined
  }

  function takeWhole() {
    const end = letters.indexOf(delimiter, at)
    if (end < 0) return undefined
    const whole = letters.slice(at, end)
    at = end + delimiter.length
    isInside = false
    return whole
  }

  /** What has come of the part at hand, undefined after its end. */
  function read(): Soon<Buffer | undefined> {
    if (!isInside) return undefined
    const end = letters.indexOf(delimiter, at)
    isInside = end < 0
    // Without one in sight, the last bytes may still be the beginning of it.
    const pieceEnd = isInside ? Math.max(at, here.length - delimiter.length + 1) : end
    const piece = here.subarray(at, pieceEnd)
    at = isInside ? pieceEnd : end + delimiter.length
    if (piece.length > 0) return piece
    return isInside ? readMore().then(read) : undefined
  }

  async function skip() {
    while (isInside) await read()
  }

  async function readMore() {
    let chunk: Buffer | null = body.read()
    while (!chunk) {
      if (body.readableEnded || body.destroyed) throw broken()
      await somethingFrom(body)
      chunk = body.read()
    }
    count(chunk)
    here = Buffer.concat([here.subarray(at), chunk])
    letters = here.toString('latin1')
    at = 0
  }

  function count(chunk: Buffer) {
    bytes += chunk.length
    if (bytes > expectedBytes + maxDroppedBytes) body.destroy()
  }

  /** Lets the rest of the body come and forgets it: the client hears a refusal only once it may send all of it. */
  function drop() {
    if (!body.complete || body.readableLength > 0) body.on('data', count)
  }

  return { next, read, drop }
}

/** What such letters say; most forms hold no others than those of ASCII. */
export const textOf = (letters: string) =>
  /[^\0-\x7f]/.test(letters) ? Buffer.from(letters, 'latin1').toString() : letters

function somethingFrom(body: Readable) {
  const signs = ['readable', 'end', 'close']
  return new Promise<void>((resolve) => {
    const go = () => {
      for (const sign of signs) body.off(sign, go)
      resolve()
    }
    for (const sign of signs) body.on(sign, go)
  })
}

function readHead(head: string): PartHead {
  const plain = plainHead.exec(head)?.[1]
  if (plain !== undefined) return { name: plain, filename: undefined }
  if (!/^[ \t]*(\r\n|$)/.test(head)) throw broken()
  const disposition = /\r\ncontent-disposition:[ \t]*form-data(;[^\r\n]*)/i.exec(head)?.[1] ?? ''
  const given = new Map<string, string>()
  for (const [, name = '', quoted, plain = ''] of disposition.matchAll(parameter))
    given.set(name.toLowerCase(), quoted === undefined ? plain : withoutEscapes(quoted))
  return { name: given.get('name') ?? '', filename: fullName(given) ?? given.get('filename') }
}

/** A short text as browsers send it, which most parts are. */
const plainHead = /^\r\nContent-Disposition: form-data; name="([^"\\\r\n]*)"$/

/**
 * One after the other, so that nothing between the quotes of one is taken for another. A backslash before the last quote
 * belongs to the name: browsers of today escape neither.
 */
const parameter = /;[ \t]*([\w*-]+)=(?:"((?:\\"|[^"])*)"|([^\s;"]*))/g

/** Of the escaped characters only these two: old browsers send whole paths, with a backslash before each name. */
const withoutEscapes = (text: string) => text.replace(/\\(["\\])/g, '$1')

/** Not for forms, says RFC 7578, but some programs write other letters this way; their file must not pass for a text. */
function fullName(given: Map<string, string>) {
  const name = given.get('filename*')
  return name && decodeURIComponent(name.replace(/^utf-8'[^']*'/i, ''))
}

const broken = () => new Failure('invalid_input', messages.errors.brokenBody)

// Reads a multipart body part by part, as RFC 7578 and 2046 describe it and browsers write it.
import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { messages } from '#contract/messages.ts'
import { Failure } from './failure.ts'

export type PartHead = { name: string; filename: string | undefined }
export type Parts = ReturnType<typeof openParts>

const maxHeadBytes = 4_000
/** How much more of a body than was expected is taken in and dropped, so that its sender gets to read the answer. */
const maxDroppedBytes = 100_000_000
const headEnd = Buffer.from('\r\n\r\n')

/** Fastify leaves such bodies to whoever reads them. */
export function leaveForms(app: FastifyInstance) {
  app.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null))
}

export function openParts(body: Readable, boundary: string, expectedBytes: number) {
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  // As though a line had just ended: the first delimiter may stand at the very start.
  let rest = Buffer.from('\r\n')
  let isInside = true
  let bytes = 0

  /** The head of the next part, undefined after the last one. What was not read of the part before is skipped. */
  async function next(): Promise<PartHead | undefined> {
    while (isInside) await read()
    while (rest.length < 2) await readMore()
    if (rest.toString('latin1', 0, 2) === '--') return undefined
    let end = rest.indexOf(headEnd)
    while (end < 0 && rest.length < maxHeadBytes) {
      await readMore()
      end = rest.indexOf(headEnd)
    }
    if (end < 0 || end > maxHeadBytes) throw broken()
    const head = rest.toString('utf8', 0, end)
    if (!/^[ \t]*(\r\n|$)/.test(head)) throw broken()
    rest = rest.subarray(end + headEnd.length)
    isInside = true
    return readHead(head)
  }

  /** What has come of the part at hand, undefined after its end. */
  async function read() {
    while (isInside) {
      const end = rest.indexOf(delimiter)
      // Without one in sight, the last bytes may still be the beginning of it.
      const length = end < 0 ? Math.max(0, rest.length - delimiter.length + 1) : end
      const piece = rest.subarray(0, length)
      rest = rest.subarray(end < 0 ? length : end + delimiter.length)
      isInside = end < 0
      if (piece.length > 0) return piece
      if (isInside) await readMore()
    }
    return undefined
  }

  async function readMore() {
    let chunk: Buffer | null = body.read()
    while (!chunk) {
      if (body.readableEnded || body.destroyed) throw broken()
      await somethingFrom(body)
      chunk = body.read()
    }
    count(chunk)
    rest = Buffer.concat([rest, chunk])
  }

  function count(chunk: Buffer) {
    bytes += chunk.length
    if (bytes > expectedBytes + maxDroppedBytes) body.destroy()
  }

  /** Lets the rest of the body come and forgets it: the client hears a refusal only once it may send all of it. */
  const drop = () => void body.on('data', count)

  return { next, read, drop }
}

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
  const disposition = /\r\ncontent-disposition:[ \t]*form-data(;[^\r\n]*)/i.exec(head)?.[1] ?? ''
  const given = new Map<string, string>()
  for (const [, name = '', quoted, plain = ''] of disposition.matchAll(parameter))
    given.set(name.toLowerCase(), quoted === undefined ? plain : withoutEscapes(quoted))
  return { name: given.get('name') ?? '', filename: fullName(given) ?? given.get('filename') }
}

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

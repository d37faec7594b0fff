// The forms in which an answer travels: as it is, compressed, or only the word that nothing has changed.
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Form, FormName, Kept } from '../cache/response-cache.ts'
import { createWorkQueue } from '../ops/work-queue.ts'

const worthCompressing = 500

export function formNameFor({ headers }: IncomingMessage, { status, etag, plain }: Kept): FormName {
  if (status === 200 && headers['if-none-match'] === etag) return 'unchanged'
  return plain.length < worthCompressing ? 'plain' : encodingFor(headers)
}

export function encodingFor({ 'accept-encoding': accepted = '' }: IncomingHttpHeaders) {
  if (takesBrotli.test(accepted)) return 'br'
  return takesGzip.test(accepted) ? 'gzip' : 'plain'
}

/** A weight of nothing means: anything but that. */
const takesBrotli = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/
const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/

/** Each form is made when somebody first asks for it; a burst of requests waits for one and the same work. */
export async function formOf(kept: Kept, name: FormName) {
  try {
    kept.forms[name] ??= makeForm(kept, name)
    const form = await kept.forms[name]
    kept.forms[name] = form
    return form
  } catch (error) {
    delete kept.forms[name]
    throw error
  }
}

async function makeForm({ status, plain }: Kept, name: FormName): Promise<Form> {
  if (name === 'unchanged') return { status: 304 }
  if (name === 'plain') return { status, body: plain }
  const compress = () => (name === 'br' ? brotli(plain, brotliOptions(plain.length)) : zip(plain))
  return { status, body: await compressing.run(compress) }
}

/** The more at once, the more memory; and the threads have other work as well. */
const compressing = createWorkQueue({ atOnce: 2, waiting: Number.POSITIVE_INFINITY })

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** A window of 64 kB, the size of a page: a larger one takes megabytes for each answer that is being compressed. */
const brotliWindowBits = 16
const brotliOptions = (bytes: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 6,
    [constants.BROTLI_PARAM_LGWIN]: brotliWindowBits,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
  },
})

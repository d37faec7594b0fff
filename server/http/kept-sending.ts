// Sends what is kept, from the second time on by a short way: before the framework looks at the request.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Form, KeptAnswers, Made } from '../cache/response-cache.ts'
import { formNameFor, formOf } from './content-encoding.ts'
import { wantsDocument } from './negotiation.ts'

type Options = {
  kept: KeptAnswers
  /** Whether there is a short way at all: what goes it leaves no line in the log. */
  isShort: boolean
  /** Told of each answer that went the short way. */
  count: (method: string, route: string, status: number, seconds: number) => void
}
type Known = { key: string; route: string }

export type KeptSender = ReturnType<typeof createKeptSender>

const maxKnown = 1_000
const maxKnownLength = 200

export function createKeptSender({ kept, isShort, count }: Options) {
  /** Which kept answer an address leads to, learned the long way: for documents, and for all else. */
  const known = { document: new Map<string, Known>(), other: new Map<string, Known>() }
  let isOpen = isShort

  /** The long way: whoever asks first, whoever has a session, and every question that is not the simplest. */
  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    make: () => Promise<Made>,
  ): Promise<FastifyReply> {
    const answer = await kept.get(key, make)
    const name = formNameFor(request.raw, answer)
    const form = await formOf(answer, name)
    reply.code(form.status).headers(answer.headers).header('ETag', answer.etag)
    reply.header('Vary', 'Accept, Accept-Encoding')
    if (name === 'br' || name === 'gzip') reply.header('Content-Encoding', name)
    if (isSimple(request.raw)) {
      form.head ??= headOf(reply, form)
      learn(request, key)
    }
    return reply.send(form.body)
  }

  function learn({ raw, url, routeOptions }: FastifyRequest, key: string) {
    const addresses = known[kindOf(raw)]
    if (url.length > maxKnownLength || addresses.has(url)) return
    if (addresses.size >= maxKnown) addresses.clear()
    addresses.set(url, { key, route: routeOptions.url ?? 'none' })
  }

  /** The short way: false when this request has to go the long one. */
  function sendAgain(request: IncomingMessage, response: ServerResponse) {
    const found = isOpen && known[kindOf(request)].get(request.url ?? '')
    const answer = found && isSimple(request) && kept.peek(found.key)
    if (!answer) return false
    const form = answer.forms[formNameFor(request, answer)]
    if (!form || form instanceof Promise || !form.head) return false
    response.writeHead(form.status, form.head)
    response.end(form.body)
    // It took no time worth telling.
    count('GET', found.route, form.status, 0)
    return true
  }

  return {
    send,
    sendAgain,
    close() {
      isOpen = false
    },
  }
}

const kindOf = (request: IncomingMessage) => (wantsDocument(request) ? 'document' : 'other')

/** Nothing in it has to be judged: no session, no body, nothing that a proxy may read differently. */
function isSimple({ method, headers, rawHeaders }: IncomingMessage) {
  if (method !== 'GET' || headers.cookie !== undefined || headers.expect !== undefined) return false
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return false
  let hosts = 0
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts === 1
}

/** Everything the framework is about to send, in the order and shape that Node takes without a second look. */
function headOf(reply: FastifyReply, { body }: Form) {
  const head = Object.entries(reply.getHeaders()).flatMap(([name, value]) => [name, String(value)])
  return body ? [...head, 'content-length', String(body.length)] : head
}

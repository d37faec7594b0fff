// The one piece of machinery between the contract and the features: `handle` ties a row to what happens.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Account } from '#contract/accounts.ts'
import type { CallName } from '#contract/calls.ts'
import { messages } from '#contract/messages.ts'
import { adminPages, publicPages } from '#contract/pages.ts'
import type { Access, Answer, Input, Route, Routes } from '#contract/routes.ts'
import type { KeptAnswers, Made } from '../cache/response-cache.ts'
import { answerError, refusalOf } from './errors.ts'
import { Failure } from './failure.ts'
import { readInput } from './input.ts'
import type { KeptSender } from './kept-sending.ts'
import type { Limits } from './limits.ts'
import { wantsDocument } from './negotiation.ts'
import { type ReceivedFiles, receiveForm } from './uploads.ts'

export type Context<R> = Input<R> & {
  files: ReceivedFiles
  /** The signed-in account; always there on `staff` and `owner` rows. */
  account: R extends { access: 'anyone' } ? Account | undefined : Account
  request: FastifyRequest
  reply: FastifyReply
}
export type Handler<R> = (context: Context<R>) => Promise<Answer<R>> | Answer<R>

export type Api = ReturnType<typeof createApi>

export type ApiOptions = {
  /** The account behind the request's session, if it has a valid one. */
  whoIs: (request: FastifyRequest) => Promise<Account | undefined>
  limits: Limits
  kept: KeptAnswers
  sender: KeptSender
  /** Where uploads wait until they are accepted. */
  incomingDir: string
  /** Answers a public form that came from a page without JavaScript. */
  answerForm?: (route: Route, reply: FastifyReply, outcome: FormOutcome) => Promise<unknown>
}
export type FormOutcome = {
  status: number
  message: string
  /** What was typed. */
  fields: Record<string, unknown>
  /** A sentence for each field that is not in order. */
  wrong: Record<string, string>
}

type Asked = { params?: unknown; query?: unknown }
/** A public reading call without a request. */
type Reading = { anew: (asked: Asked) => Promise<unknown>; kept: (asked: Asked) => Promise<unknown> }

const totalHeader = 'X-Total-Count'

export function createApi(app: FastifyInstance, options: ApiOptions) {
  /** What was typed into forms that are refused. */
  const typed = new WeakMap<FastifyRequest, Record<string, unknown>>()
  const readings = new Map<Route, Reading>()

  function handle<R extends Route>(route: R, handler: Handler<R>) {
    app.route({
      method: route.method,
      url: route.path,
      onRequest: async (request, reply) => {
        if (sharesAddress(route)) reply.header('Vary', 'Accept')
        const account = await options.whoIs(request)
        admit(route.access, account)
        request.account = account
        checkContentType(route, request)
        if (route.limit && !answersPage(route, request)) await options.limits.check(route.limit, request)
      },
      handler: async (request, reply) => {
        if (isKept(route) && !request.account) return sendKept(request, reply)
        const multipart = route.body !== undefined && isMultipart(request)
        const fields = (multipart ? {} : (request.body ?? {})) as Record<string, unknown>
        let form: Awaited<ReturnType<typeof receiveForm>> | undefined
        try {
          if (multipart) form = await receive(request, fields)
          const input = readInput(route, { params: request.params, query: request.query, body: fields })
          if (route.limit) await options.limits.take(route.limit, request)
          const context = { ...input, files: form?.files ?? {}, account: request.account, request, reply }
          const answer = await handler(context as Context<R>)
          if (options.answerForm && answersPage(route, request)) {
            const { message } = answer as { message: string }
            return await options.answerForm(route, reply, {
              status: 200,
              message,
              fields,
              wrong: {},
            })
          }
          return send(route, reply, answer)
        } catch (error) {
          typed.set(request, fields)
          throw error
        } finally {
          const topics = isKept(route) ? [] : topicsChanged(route, fields)
          if (topics.length > 0) options.kept.changed(topics)
          await form?.discard()
        }
      },
      errorHandler: async (error, request, reply) => {
        if (!options.answerForm || !answersPage(route, request)) return answerError(error, request, reply)
        const { status, message, fields: wrong = {} } = refusalOf(error, request, reply)
        const fields = typed.get(request) ?? {}
        return options.answerForm(route, reply, { status, message, fields, wrong })
      },
    })

    const sendKept = (request: FastifyRequest, reply: FastifyReply) =>
      options.sender.send(request, reply, ...keptFor(request))

    /** Its name and how it is made. Parameters that mean nothing here make no answer of their own. */
    function keptFor({ params, query = {} }: Asked) {
      const input = readInput(route, { params, query, body: {} })
      return [`${route.path} ${JSON.stringify(input)}`, () => makeKept(input)] as const
    }

    /** A page shows what visitors are sent, so that is made once for both. */
    async function answerFromKept(asked: Asked) {
      const { plain, headers } = await options.kept.get(...keptFor(asked))
      const answer: unknown = JSON.parse(plain.toString())
      return route.list ? { items: answer, total: Number(headers[totalHeader]) } : answer
    }

    async function receive(request: FastifyRequest, fields: Record<string, unknown>) {
      const letGo = route.limit && options.limits.hold(request)
      try {
        return await receiveForm(request, route, options.incomingDir, fields)
      } finally {
        letGo?.()
      }
    }

    async function makeKept(input: ReturnType<typeof readInput>): Promise<Made> {
      const answer = await answerIn(input)
      const { items, total } = answer as { items: unknown; total: number }
      return {
        status: 200,
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Cache-Control': 'no-cache',
          ...(route.list && { [totalHeader]: String(total) }),
        },
        body: JSON.stringify(route.list ? items : answer),
        topics: route.topic ? [route.topic] : [],
      }
    }

    async function answerIn(input: ReturnType<typeof readInput>) {
      return clean(route, await handler({ ...input, files: {} } as Context<R>))
    }

    if (isKept(route))
      readings.set(route, {
        anew: async ({ params, query = {} }) => answerIn(readInput(route, { params, query, body: {} })),
        kept: answerFromKept,
      })
  }

  function readingOf(route: Route) {
    const reading = readings.get(route)
    if (!reading) throw new Error(`${route.path} is not a public reading call`)
    return reading
  }

  async function answer<N extends CallName>(route: Routes[N], asked: Asked) {
    return (await readingOf(route).anew(asked)) as Answer<Routes[N]>
  }

  /** From memory where it is there: what a page needs before it is rendered. */
  const answerKept = (route: Route, asked: Asked) => readingOf(route).kept(asked)

  return { handle, answer, answerKept }
}

function topicsChanged({ topic, fieldTopics = [] }: Route, sent: Record<string, unknown>) {
  const byField = fieldTopics.filter((field) => Object.hasOwn(sent, field))
  return topic ? [topic, ...byField] : byField
}

/** What everybody may read is answered from memory while nothing has changed. */
const isKept = ({ method, access, limit }: Route) => method === 'GET' && access === 'anyone' && !limit

function admit(access: Access, account: Account | undefined) {
  if (access === 'anyone') return
  if (!account) throw new Failure('not_signed_in', messages.auth.signInNeeded)
  if (access === 'owner' && account.role !== 'owner')
    throw new Failure('not_allowed', messages.auth.ownerOnly)
}

const isMultipart = (request: FastifyRequest) =>
  /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')
const isJson = (request: FastifyRequest) =>
  /^application\/json\b/i.test(request.headers['content-type'] ?? '')

const pagePaths = new Set<string>(
  [...Object.values(publicPages), ...Object.values(adminPages)].map((p) => p.path),
)

/** A page may live where a call reads; `documents.ts` tells them apart. */
const sharesAddress = ({ method, path }: Pick<Route, 'method' | 'path'>) =>
  method === 'GET' && pagePaths.has(path)

/** A form sent by a page without JavaScript; even its refusal is a page that still holds what was typed. */
const answersPage = (route: Route, request: FastifyRequest) => route.form === true && wantsDocument(request)

/** JSON calls take only JSON, upload calls only multipart; a call without a body takes neither amiss. */
function checkContentType(route: Route, request: FastifyRequest) {
  if (!route.body) return
  const fits = route.upload ? isMultipart(request) : isJson(request) || (route.form && isMultipart(request))
  if (!fits) throw new Failure('wrong_type', messages.errors.wrongType)
}

/** The output schema strips what must not leave. */
function clean(route: Route, answer: unknown): unknown {
  if (!route.list) return route.output.parse(answer)
  const { items, total } = answer as { items: unknown[]; total: number }
  return { items: items.map((item) => route.output.parse(item)), total }
}

function send(route: Route, reply: FastifyReply, answer: unknown) {
  const out = clean(route, answer)
  if (!route.list) return out
  const { items, total } = out as { items: unknown[]; total: number }
  reply.header(totalHeader, total)
  return items
}

declare module 'fastify' {
  interface FastifyRequest {
    account: Account | undefined
  }
}

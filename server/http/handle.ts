// The one piece of machinery between the contract and the features: `handle` ties a row to what happens.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Account } from '#contract/accounts.ts'
import type { CallName } from '#contract/calls.ts'
import { messages } from '#contract/messages.ts'
import { adminPages, publicPages } from '#contract/pages.ts'
import type { Access, Answer, Input, Route } from '#contract/route.ts'
import type { Routes } from '#contract/routes.ts'
import type { CacheableResponse, ResponseCache } from '../cache/response-cache.ts'
import { sendCached } from './content-encoding.ts'
import { answerError, refusalOf } from './errors.ts'
import { Failure } from './failure.ts'
import { readInput } from './input.ts'
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
  cache: ResponseCache
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
  errors: Record<string, string>
}

type Query = { params?: unknown; query?: unknown }

const totalHeader = 'X-Total-Count'

export function createApi(app: FastifyInstance, options: ApiOptions) {
  const { cache, limits } = options
  /** What was typed into forms that are refused. */
  const typed = new WeakMap<FastifyRequest, Record<string, unknown>>()
  const reads = new Map<Route, (query: Query) => Promise<unknown>>()

  function handle<R extends Route>(route: R, handler: Handler<R>) {
    app.route({
      method: route.method,
      url: route.path,
      onRequest: async (request, reply) => {
        if (sharesPath(route)) reply.header('Vary', 'Accept')
        request.account = await options.whoIs(request)
        admit(route.access, request.account)
        checkContentType(route, request)
        if (route.limit && !answersPage(route, request)) await limits.check(route.limit, request)
      },
      handler: async (request, reply) => {
        if (isCacheable(route) && !request.account) return sendFromCache(request, reply)
        const multipart = route.body !== undefined && isMultipart(request)
        const fields = (multipart ? {} : (request.body ?? {})) as Record<string, unknown>
        let form: Awaited<ReturnType<typeof receiveForm>> | undefined
        try {
          if (multipart) form = await receive(request, fields)
          const input = readInput(route, { params: request.params, query: request.query, body: fields })
          if (route.limit) await limits.take(route.limit, request)
          const context = { ...input, files: form?.files ?? {}, account: request.account, request, reply }
          const answer = await handler(context as Context<R>)
          if (!options.answerForm || !answersPage(route, request)) return send(route, reply, answer)
          const { message } = answer as { message: string }
          return await options.answerForm(route, reply, { status: 200, message, fields, errors: {} })
        } catch (error) {
          typed.set(request, fields)
          throw error
        } finally {
          if (route.tag && route.method !== 'GET') cache.invalidate([route.tag])
          await form?.discard()
        }
      },
      errorHandler: async (error, request, reply) => {
        if (!options.answerForm || !answersPage(route, request)) return answerError(error, request, reply)
        const { status, message, fields: errors = {} } = refusalOf(error, request, reply)
        return options.answerForm(route, reply, { status, message, fields: typed.get(request) ?? {}, errors })
      },
    })

    /** By its parsed input: parameters that mean nothing here make no entry of their own. */
    async function sendFromCache(request: FastifyRequest, reply: FastifyReply) {
      const input = readInput(route, { params: request.params, query: request.query, body: {} })
      const key = `${route.path} ${JSON.stringify(input)}`
      return sendCached(request, reply, await cache.get(key, () => respond(input)))
    }

    async function respond(input: ReturnType<typeof readInput>): Promise<CacheableResponse> {
      const answer = await run(input)
      const { items, total } = answer as { items: unknown; total: number }
      return {
        status: 200,
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Cache-Control': 'no-cache',
          ...(route.list && { [totalHeader]: String(total) }),
        },
        body: JSON.stringify(route.list ? items : answer),
        tags: route.tag ? [route.tag] : [],
      }
    }

    async function run(input: ReturnType<typeof readInput>) {
      return checkOutput(route, await handler({ ...input, files: {} } as Context<R>))
    }

    async function receive(request: FastifyRequest, fields: Record<string, unknown>) {
      const release = route.limit && limits.reserve(request)
      try {
        return await receiveForm(request, route, options.incomingDir, fields)
      } finally {
        release?.()
      }
    }

    if (isCacheable(route))
      reads.set(route, async ({ params, query = {} }) => run(readInput(route, { params, query, body: {} })))
  }

  /** Runs a public read without a request: for pages and the sitemap. */
  async function answer<N extends CallName>(route: Routes[N], query: Query) {
    const read = reads.get(route)
    if (!read) throw new Error(`${route.path} is not a public read`)
    return (await read(query)) as Answer<Routes[N]>
  }

  return { handle, answer }
}

/** What everybody may read without a limit. */
const isCacheable = ({ method, access, limit }: Route) => method === 'GET' && access === 'anyone' && !limit

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
  [...Object.values(publicPages), ...Object.values(adminPages)].map((page) => page.path),
)

/** A page may live where a call reads; negotiation.ts tells them apart. */
const sharesPath = ({ method, path }: Route) => method === 'GET' && pagePaths.has(path)

/** A form sent by a page without JavaScript; even its refusal is a page that still holds what was typed. */
const answersPage = (route: Route, request: FastifyRequest) => route.form === true && wantsDocument(request)

/** JSON calls take only JSON, upload calls only multipart; a call without a body takes neither amiss. */
function checkContentType(route: Route, request: FastifyRequest) {
  if (!route.body) return
  const fits = route.upload ? isMultipart(request) : isJson(request) || (route.form && isMultipart(request))
  if (!fits) throw new Failure('wrong_type', messages.errors.wrongType)
}

/** The output schema strips what must not leave. */
function checkOutput(route: Route, answer: unknown): unknown {
  if (!route.list) return route.output.parse(answer)
  const { items, total } = answer as { items: unknown[]; total: number }
  return { items: items.map((item) => route.output.parse(item)), total }
}

function send(route: Route, reply: FastifyReply, answer: unknown) {
  const out = checkOutput(route, answer)
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

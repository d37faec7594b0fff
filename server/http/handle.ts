// Connects a contract row to its handler: access, input, limits and output are checked here, for every call.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Account } from '#contract/access/accounts.ts'
import type { CallName } from '#contract/calls.ts'
import type { Language } from '#contract/languages.ts'
import type { CacheTag, CallOutput, HandlerInput, Route } from '#contract/route.ts'
import type { Routes } from '#contract/routes.ts'
import type { ResponseCache } from '../cache/response-cache.ts'
import type { Clock } from '../db/clock.ts'
import type { Action, Actor } from '../db/diary.ts'
import { actorOf, checkAccess, isAccessRefused, openFilePath, type SignedIn } from './access.ts'
import { sendCached } from './content-encoding.ts'
import { errorResponse } from './errors.ts'
import { parseInput } from './input.ts'
import { languageOf, withMessageIn } from './language.ts'
import type { Limits } from './limits.ts'
import { checkContentType, isMultipart, isNavigation, isPageForm, sharesPath } from './negotiation.ts'
import { type Incoming, type ReceivedFiles, receiveForm, uploadPlaces } from './uploads.ts'

export type Context<R> = HandlerInput<R> & {
  files: ReceivedFiles
  /** The signed-in account; always set on rows that are not for anyone. */
  account: R extends { access: 'anyone' } ? Account | undefined : Account
  /** The account as the diary names it; a visitor where there is none. */
  by: Actor
  /** The language of the page that made the call; English without one. */
  language: Language
  /** Who does it, and when. */
  act: Action
  request: FastifyRequest
  reply: FastifyReply
}
export type Handler<R> = (context: Context<R>) => Promise<CallOutput<R>> | CallOutput<R>

export type Api = ReturnType<typeof createApi>

export type ApiOptions = Incoming & {
  /** The account behind the request's session, if it has a valid one. */
  findAccount: (request: FastifyRequest) => Promise<SignedIn | undefined> | undefined
  clock: Clock
  limits: Limits
  cache: ResponseCache
  /** Puts what the company says in a public answer into the language of the page. */
  translateAnswer?: (route: Route, answer: unknown, asked: AnswerOptions) => Promise<unknown>
  /** Responds with a page to a public form that was sent without JavaScript. */
  sendFormPage?: (route: Route, reply: FastifyReply, outcome: FormOutcome) => Promise<unknown>
}
/** What an answer depends on. */
export type AnswerOptions = { query: unknown; language: Language }
export type FormOutcome = {
  status: number
  message: string
  /** What was typed. */
  fields: Record<string, unknown>
  /** A message for each invalid field. */
  errors: Record<string, string>
  /** What the call answers when all is well. */
  result?: unknown
}

type RawQuery = { params?: unknown; query?: unknown }

type ParsedInput = ReturnType<typeof parseInput> & { language: Language }

export function createApi(app: FastifyInstance, { cache, limits, ...options }: ApiOptions) {
  const reads = new Map<Route, (input: ParsedInput) => Promise<unknown>>()

  function handle<R extends Route>(route: R, handler: Handler<R>) {
    const isShared = sharesPath(route)
    const isPublicRead = isCacheable(route)
    app.route({
      method: route.method,
      url: route.path,
      onRequest: (request, reply, done) => {
        if (isShared) reply.header('Vary', 'Accept')
        const account = options.findAccount(request)
        if (isPublicRead && !account) return done()
        admit(request, account).then(() => done(), done)
      },
      handler: (request, reply) =>
        isPublicRead && !request.account ? sendRead(request, reply) : respond(request, reply),
      errorHandler: async (error, request, reply) => {
        if (route.file && isNavigation(request) && isAccessRefused(error))
          return reply
            .headers({ 'Cache-Control': 'no-store' })
            .redirect(openFilePath(request.url, error.code))
        // On to the error handler of the whole server.
        if (!options.sendFormPage || !isPageForm(route, request)) throw error
        const { status, message, fields: errors = {} } = errorResponse(error, request, reply)
        return options.sendFormPage(route, reply, { status, message, fields: request.fields ?? {}, errors })
      },
    })

    async function admit(request: FastifyRequest, account: ReturnType<ApiOptions['findAccount']>) {
      const found = await account
      // Whoever has to set up a second step first is a visitor everywhere else.
      request.account = route.access === 'anyone' && found?.second_step_due ? undefined : found
      checkAccess(route.access, request.account)
      checkContentType(route, request)
      if (route.limit && !isPageForm(route, request)) await limits.check(request, [route.limit])
    }

    async function respond(request: FastifyRequest, reply: FastifyReply) {
      const isUpload = route.body !== undefined && isMultipart(request)
      const fields = isUpload ? {} : ((request.body ?? {}) as Record<string, unknown>)
      request.fields = fields
      let form: Awaited<ReturnType<typeof receiveForm>> | undefined
      try {
        if (isUpload) form = await receive(request, fields)
        const input = parseInput(route, { params: request.params, query: request.query, body: fields })
        if (route.limit) await limits.take(request, [route.limit])
        const by = actorOf(request)
        const context = {
          ...input,
          files: form?.files ?? {},
          account: request.account,
          by,
          act: { by, now: options.clock() },
          language: languageOf(request),
          request,
          reply,
        }
        const answer = await handler(context as Context<R>)
        // A file goes out as it is: a copy of a stream is no stream.
        if (route.file) return answer
        const result = await answerIn(context, answer)
        if (options.sendFormPage && isPageForm(route, request))
          return await options.sendFormPage(route, reply, {
            status: 200,
            message: '',
            fields,
            errors: {},
            result,
          })
        const { headers, body } = toResponse(route, parseOutput(route, result))
        reply.headers(headers)
        return body
      } finally {
        if (route.tag && route.method !== 'GET')
          cache.invalidate([route.tag, ...(fields.translations ? translated : [])])
        await form?.discard()
      }
    }

    function sendRead(request: FastifyRequest, reply: FastifyReply) {
      const cached = cache.get(`call ${request.url}`, async () => {
        const { params, query } = request
        const input = { ...parseInput(route, { params, query }), language: languageOf(request) }
        const { headers, body } = toResponse(route, await read(input))
        return {
          status: 200,
          headers: {
            'content-type': 'application/json; charset=utf-8',
            'cache-control': 'no-cache',
            ...headers,
          },
          body: JSON.stringify(body),
          tags: [...(route.tag ? [route.tag] : []), ...(input.language === 'en' ? [] : translated)],
        }
      })
      return sendCached(request, reply, cached)
    }

    async function read(input: ParsedInput) {
      return parseOutput(route, await answerIn(input, await handler({ ...input, files: {} } as Context<R>)))
    }

    async function answerIn(asked: AnswerOptions, answer: CallOutput<R>) {
      if (asked.language === 'en') return answer
      if (route.method !== 'GET') return withMessageIn(asked.language, answer)
      if (!options.translateAnswer) return answer
      return (await options.translateAnswer(route, answer, asked)) as CallOutput<R>
    }

    function receive(request: FastifyRequest, fields: Record<string, unknown>) {
      const receiving = () => receiveForm(request, route, options, fields)
      const isVisitor = route.limit && !request.account
      return isVisitor ? limits.atOnce(request, 'uploads', receiving, uploadPlaces.visitors) : receiving()
    }

    if (isPublicRead) reads.set(route, read)
  }

  /** Runs a public read without a request: for pages and the sitemap. */
  async function read<N extends CallName>(route: Routes[N], query: RawQuery, language: Language = 'en') {
    const run = reads.get(route)
    if (!run) throw new Error(`${route.path} is not a public read`)
    return (await run({ ...parseInput(route, query), language })) as CallOutput<Routes[N]>
  }

  return { handle, read }
}

/** A translation that is saved changes every answer in another language. */
const translated: CacheTag[] = ['contents']

const isCacheable = ({ method, access, limit, file }: Route) =>
  method === 'GET' && access === 'anyone' && !limit && !file

/** The output schema strips fields that must not leave the server. */
function parseOutput(route: Route, result: unknown): unknown {
  if (!route.list) return route.output?.parse(result)
  const { items, total } = result as { items: unknown[]; total: number }
  return { items: items.map((item) => route.output?.parse(item)), total }
}

function toResponse(route: Route, output: unknown): { headers: Record<string, string>; body: unknown } {
  if (!route.list) return { headers: {}, body: output }
  const { items, total } = output as { items: unknown[]; total: number }
  return { headers: { 'x-total-count': String(total) }, body: items }
}

declare module 'fastify' {
  interface FastifyRequest {
    account: SignedIn | undefined
    /** What was typed into a form, for showing it again. */
    fields: Record<string, unknown> | undefined
  }
}

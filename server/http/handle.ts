// Connects a call of the contract to its handler: access, input, limits and output are checked here, for every call.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Account } from '#contract/access/accounts.ts'
import type { CachedCall, CacheTag, Call, CallOutput, FormCall, HandlerInput } from '#contract/call.ts'
import type { Language } from '#contract/languages.ts'
import { requestMessages } from '#contract/messages.ts'
import { byLink, message } from '#contract/schemas.ts'
import type { ResponseCache } from '../cache/response-cache.ts'
import type { Clock } from '../db/clock.ts'
import type { AuditContext } from '../db/diary.ts'
import { actorOf, checkAccess, isAccessRefused, openFilePath, type SignedIn } from './access.ts'
import { errorResponse, Failure } from './errors.ts'
import type { Idempotency } from './idempotency.ts'
import { parseInput, type RawInput } from './input.ts'
import type { Limits } from './limits.ts'
import {
  checkContentType,
  isMultipart,
  isNavigation,
  isPageForm,
  languageOf,
  messageLanguageOf,
  sendCached,
  sharesPath,
  withMessageIn,
} from './negotiation.ts'
import { isFromAnotherSite } from './server.ts'
import { type Incoming, type ReceivedFiles, receiveForm, uploadPlaces } from './uploads.ts'

/** What a cached read may depend on. */
type ReadContext<C> = HandlerInput<C> & {
  /** The language of the page that made the call; English without one. */
  language: Language
  /** Undefined for visitors, whose responses are cached; those for staff are not. */
  account: Account | undefined
}

export type Context<C> = ReadContext<C> & {
  /** Always set on calls that are not for anyone. */
  account: C extends { access: 'anyone' } ? unknown : Account
  files: ReceivedFiles
  /** Refuses until the password was given again, for calls that ask for it only sometimes. */
  prove: C extends { proof: 'sometimes' } ? () => Promise<void> : unknown
  /** Who makes the call, and when: what the diary records with a change. */
  audit: AuditContext
  request: FastifyRequest
  reply: FastifyReply
}

type Answer<C> = Promise<CallOutput<C>> | CallOutput<C>
type Handler<C> = (context: Context<C>) => Answer<C>
type ReadHandler<C> = (context: ReadContext<C>) => Answer<C>

export type Api = ReturnType<typeof createApi>

type Options = Incoming & {
  /** The account behind the request's session, if it has a valid one. */
  findAccount: (request: FastifyRequest) => Promise<SignedIn | undefined> | undefined
  /** Refuses unless the password is given with the call, or it or a passkey was used a few minutes ago. */
  requireProof: (request: FastifyRequest, password?: string) => Promise<void>
  clock: Clock
  limits: Limits
  /** Runs the handler, or answers as it did before. */
  once: Idempotency
  cache: ResponseCache
  /** Puts what the company says in a public answer into the language of the page. */
  translateAnswer?: (call: Call, answer: unknown, asked: Asked) => Promise<unknown>
  /** Responds with a page to a public form that was sent without JavaScript. */
  sendFormPage?: SendFormPage
}
type Asked = { query: unknown; language: Language }
export type SendFormPage = (call: FormCall, reply: FastifyReply, outcome: FormOutcome) => Promise<unknown>
/** What the call answers, or why it was refused. */
type FormOutcome = { result: unknown } | FormRefusal
export type FormRefusal = {
  status: number
  message: string
  fields: Record<string, unknown>
  errors: Record<string, string>
}

export function createApi(app: FastifyInstance, { cache, limits, ...options }: Options) {
  const reads = new Map<Call, (sent: RawInput, language: Language) => Promise<unknown>>()

  function handle<C extends Call & { cache?: undefined }>(call: C, handler: Handler<C>) {
    addRoute(call, (request, reply) => respond(call, handler, request, reply))
  }

  /** Visitors get the response from the cache; staff, who may see more, get their own. */
  function handleRead<C extends CachedCall>(call: C, handler: ReadHandler<C>) {
    const run = async (sent: RawInput, language: Language) => {
      const input = parseInput(call, sent)
      const answer = await handler({ ...input, language, account: undefined })
      return parseOutput(call, await answerIn(call, answer, { query: input.query, language }))
    }
    reads.set(call, run)
    addRoute(call, (request, reply) => {
      if (request.account) return respond(call, handler, request, reply)
      const cached = cache.get(`call ${request.url}`, async () => {
        const language = languageOf(request)
        const { headers, body } = toResponse(call, await run(request, language))
        return {
          status: 200,
          headers: {
            'content-type': 'application/json; charset=utf-8',
            'cache-control': 'no-cache',
            ...headers,
          },
          body: JSON.stringify(body),
          tags: [call.cache, ...(call.shows ?? []), ...(language === 'en' ? [] : [translationTag])],
        }
      })
      return sendCached(request, reply, cached)
    })
  }

  /** Answers a cached read without a request: for pages and the sitemap. */
  async function read<C extends Call>(call: C, sent: RawInput, language: Language = 'en') {
    const run = reads.get(call)
    if (!run) throw new Error(`${call.path} is not a cached read`)
    return (await run(sent, language)) as CallOutput<C>
  }

  function addRoute(call: Call, handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) {
    const isShared = sharesPath(call)
    app.route({
      method: call.method,
      url: call.path,
      onRequest: async (request, reply) => {
        if (isShared) reply.header('Vary', 'Accept')
        await admit(call, request)
      },
      handler,
      errorHandler: async (error, request, reply) => {
        if (call.file && isNavigation(request) && isAccessRefused(error) && !isFromAnotherSite(request))
          return reply
            .headers({ 'Cache-Control': 'no-store' })
            .redirect(openFilePath(request.url, error.code))
        // On to the error handler of the whole server.
        if (!options.sendFormPage || !isPageForm(call, request)) throw error
        const { status, message, fields: errors = {} } = errorResponse(error, request, reply)
        return options.sendFormPage(call, reply, { status, message, fields: request.fields ?? {}, errors })
      },
    })
  }

  /** Runs before a byte of the body is read. */
  async function admit(call: Call, request: FastifyRequest) {
    // No link on another site downloads files of people, or has staff look at something that is then written down as theirs.
    if ((call.file || call.access !== 'anyone') && isFromAnotherSite(request))
      throw new Failure('not_allowed', requestMessages.crossSite)
    const found = await options.findAccount(request)
    // Until a required second step is set up, an account opens nothing that visitors do not see.
    request.account = call.access === 'anyone' && found?.second_step_due ? undefined : found
    checkAccess(call.access, request.account)
    checkContentType(call, request)
    if (call.limit && !isByLink(call) && !isPageForm(call, request)) await limits.check(request, [call.limit])
  }

  async function respond<C extends Call>(
    call: C,
    handler: Handler<C>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const isUpload = call.body !== undefined && isMultipart(request)
    const fields = isUpload ? {} : ((request.body ?? {}) as Record<string, unknown>)
    request.fields = fields
    let form: Awaited<ReturnType<typeof receiveForm>> | undefined
    try {
      if (isUpload) form = await receive(call, request, fields)
      // A session may have ended while its body was on the way.
      if (call.body && call.access !== 'anyone') {
        const account = await options.findAccount(request)
        checkAccess(call.access, account)
        request.account = account
      }
      const input = parseInput(call, { params: request.params, query: request.query, body: fields })
      if (call.limit && !isByLink(call)) await limits.take(request, [call.limit])
      const { password } = (input.body ?? {}) as { password?: string }
      const prove = () => options.requireProof(request, password)
      if (call.proof === true) await prove()
      const language = languageOf(request)
      const context = {
        ...input,
        files: form?.files ?? {},
        // `admit` has checked that there is one where the call needs it.
        account: request.account as Context<C>['account'],
        audit: { actor: actorOf(request), now: options.clock() },
        prove,
        language,
        request,
        reply,
      }
      const run = () => options.once(call, request, async () => handler(context))
      const answer = await (call.limit && isByLink(call) ? limits.byLink(request, call.limit, run) : run())
      if (call.file) return answer
      const result =
        call.method === 'GET'
          ? await answerIn(call, answer, { query: input.query, language })
          : withMessageIn(messageLanguageOf(request), answer)
      if (options.sendFormPage && isPageForm(call, request))
        return await options.sendFormPage(call, reply, { result })
      const { headers, body } = toResponse(call, parseOutput(call, result))
      reply.headers(headers)
      return body
    } finally {
      if (call.invalidates) cache.invalidate([call.invalidates])
      if (fields.translations && call.access !== 'anyone') cache.invalidate([translationTag])
      await form?.discard()
    }
  }

  function receive(call: Call, request: FastifyRequest, fields: Record<string, unknown>) {
    const receiving = () => receiveForm(request, call, options, fields)
    const isVisitor = call.limit && !request.account
    return isVisitor ? limits.atOnce(request, 'uploads', receiving, uploadPlaces.visitors) : receiving()
  }

  async function answerIn(call: Call, answer: unknown, asked: Asked) {
    return asked.language !== 'en' && options.translateAnswer
      ? options.translateAnswer(call, answer, asked)
      : answer
  }

  return { handle, handleRead, read }
}

const isByLink = ({ params }: Call) => params === byLink

/** Saving a translation invalidates it, and with it every response in another language. */
const translationTag: CacheTag = 'contents'

/** The schema strips fields that must not leave the server. */
function parseOutput({ list, output = message }: Call, result: unknown): unknown {
  if (!list) return output.parse(result)
  const { items, total } = result as { items: unknown[]; total: number }
  return { items: items.map((item) => output.parse(item)), total }
}

function toResponse({ list }: Call, result: unknown): { headers: Record<string, string>; body: unknown } {
  if (!list) return { headers: {}, body: result }
  const { items, total } = result as { items: unknown[]; total: number }
  return { headers: { 'x-total-count': String(total) }, body: items }
}

declare module 'fastify' {
  interface FastifyRequest {
    account: SignedIn | undefined
    /** What was typed into a form, for showing it again. */
    fields: Record<string, unknown> | undefined
  }
}

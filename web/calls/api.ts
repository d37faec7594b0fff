// Makes the calls of the contract from the browser. Every failure is a CallError.
import { QueryClient, queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { CallInput, CallOutput, CallPath, FailureCode } from '#contract/call.ts'
import type { CallName, Calls } from '#contract/calls.ts'
import { messages } from '#contract/public-messages.ts'
import { sourceHeader } from '#contract/visits/names.ts'
import { addLanguage } from '../language/language.ts'
import { withDefaults } from './complete-records.ts'
import { publicPaths } from './public-paths.ts'

/** Those of public pages; the admin area adds its own. */
const known: Record<string, CallPath> = { ...publicPaths }
export function addPaths(paths: Record<CallName, CallPath>) {
  Object.assign(known, paths)
}

export function pathOf(name: CallName) {
  const found = known[name]
  if (!found) throw new Error(`${name} is not among the calls of public pages`)
  return found
}

export class CallError extends Error {
  /** 0 when there was no answer. */
  readonly status: number
  readonly code: FailureCode | undefined
  readonly fields: Record<string, string>
  readonly reason: string | undefined
  /** With the server's own message, or an empty one. */
  constructor(status: number, message: string, { code, fields = {}, reason }: Details = {}) {
    super(message)
    this.status = status
    this.code = code
    this.fields = fields
    this.reason = reason
  }
}

type Details = {
  code?: FailureCode
  /** A message for each field that was refused. */
  fields?: Record<string, string>
  /** Why there was no answer: a sentence that follows the one about what failed. */
  reason?: string
}

export const connectionLost = () => new CallError(0, '', { reason: messages.errors.noConnection })

type UntypedInput = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

export function addressOf(name: CallName, sent: UntypedInput = {}) {
  const path = pathOf(name).path.replace(/:(\w+)/g, (_, key) =>
    encodeURIComponent(String(sent.params?.[key])),
  )
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(sent.query ?? {})) {
    if (value !== undefined && value !== '') query.set(key, String(value))
  }
  addLanguage(query)
  return `${path}${query.size > 0 ? `?${query}` : ''}`
}

/** By which the server knows that the same is sent again, after an answer that was lost. */
export const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

export type CallOptions = {
  signal?: AbortSignal
  /** With the fraction of the body that is sent, 0 to 1. */
  onProgress?: (fraction: number) => void
  prepare?: (request: XMLHttpRequest) => void
}

/** An XMLHttpRequest, since fetch does not report the progress of an upload. */
export function call<N extends CallName>(
  name: N,
  sent: CallInput<Calls[N]>,
  { signal, onProgress, prepare }: CallOptions = {},
): Promise<CallOutput<Calls[N]>> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const { body } = sent as UntypedInput
    const isJson = body !== undefined && !(body instanceof FormData)
    const request = new XMLHttpRequest()
    request.open(pathOf(name).method, addressOf(name, sent as UntypedInput))
    request.responseType = 'json'
    request.setRequestHeader('Accept', 'application/json')
    if (isJson) request.setRequestHeader('Content-Type', 'application/json')
    const { source } = document.documentElement.dataset
    prepare?.(request)
    if (body && source) request.setRequestHeader(sourceHeader, source)
    // Also when it is sent again.
    onProgress?.(0)
    if (onProgress) request.upload.onprogress = ({ loaded, total }) => onProgress(total && loaded / total)
    request.onload = () => {
      try {
        resolve(readAnswer(name, request))
      } catch (error) {
        reject(error)
      }
    }
    request.onerror = () => reject(connectionLost())
    request.onabort = () => reject(new DOMException('The call was stopped', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(isJson ? JSON.stringify(body) : (body as FormData | undefined))
  })
}

/** `response` is null when it is not JSON. */
function readAnswer<N extends CallName>(name: N, request: XMLHttpRequest): CallOutput<Calls[N]> {
  const { status, response } = request
  // A proxy that does not reach the site: our own 503 has words.
  if (status === 502 || status === 504 || (status === 503 && response === null)) throw connectionLost()
  if (status < 200 || status > 299 || response === null) {
    const { message = '', ...details } = (response ?? {}) as Details & { message?: string }
    throw new CallError(status, String(message), details)
  }
  if (!pathOf(name).list) {
    const record = withDefaults(name, response)
    if (record === undefined) throw new CallError(status, '')
    return record as CallOutput<Calls[N]>
  }
  if (!Array.isArray(response)) throw new CallError(status, '')
  const items = response.map((item) => withDefaults(name, item)).filter((item) => item !== undefined)
  const total = Number(request.getResponseHeader('X-Total-Count') ?? items.length)
  return { items, total } as CallOutput<Calls[N]>
}

/** A read as a query. The server fills the cache under the same key before it renders. */
export function queryOf<N extends CallName>(name: N, sent: CallInput<Calls[N]>) {
  return queryOptions({
    queryKey: [name, (sent as UntypedInput).params ?? {}, (sent as UntypedInput).query ?? {}],
    queryFn: ({ signal }) => call(name, sent, { signal }),
  })
}

export function useCall<N extends CallName>(
  name: N,
  sent: CallInput<Calls[N]>,
): UseQueryResult<CallOutput<Calls[N]>, CallError> {
  return useQuery(queryOf(name, sent)) as UseQueryResult<CallOutput<Calls[N]>, CallError>
}

/** Retries only after a lost connection, unless the browser is offline, and when the server asks for it. */
export function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Otherwise a list would say 'Loading...' until the connection is back.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (count, error) =>
          error instanceof CallError && retried.has(error.status) && count < 2 && navigator.onLine,
        // Hydration shows it as the server did, and then fetches again.
        retryOnMount: ({ state }) => !hasFailedOnServer(state),
      },
      // The page may be open for long before its lower parts need what the server has sent.
      hydrate: { queries: { gcTime: Number.POSITIVE_INFINITY } },
    },
  })
}

/** Its error is a plain object. */
export const hasFailedOnServer = ({ error }: { error: unknown }) =>
  error !== null && !(error instanceof CallError)

const retried = new Set([0, 503])

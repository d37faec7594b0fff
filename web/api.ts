// The calls of the contract from the browser, typed by their rows. Every failure is a CallError.
import { QueryClient, queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type CallName, calls } from '#contract/calls.ts'
import type { Answer, Sent } from '#contract/route.ts'
import type { Routes } from '#contract/routes.ts'
import { withDefaults } from './defaults.ts'

export class CallError extends Error {
  /** 0 when there was no answer. */
  readonly status: number
  /** A message for each field that was refused. */
  readonly fields: Record<string, string>
  /** The server's own message, or an empty one. */
  constructor(status: number, message: string, fields: Record<string, string> = {}) {
    super(message)
    this.status = status
    this.fields = fields
  }
}

type Loose = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

export function addressOf(name: CallName, sent: Loose = {}) {
  const path = calls[name].path.replace(/:(\w+)/g, (_, key) => encodeURIComponent(String(sent.params?.[key])))
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(sent.query ?? {})) {
    if (value !== undefined && value !== '') query.set(key, String(value))
  }
  return `${path}${query.size > 0 ? `?${query}` : ''}`
}

export async function call<N extends CallName>(
  name: N,
  sent: Sent<Routes[N]>,
  signal?: AbortSignal,
): Promise<Answer<Routes[N]>> {
  const loose = sent as Loose
  const json = loose.body !== undefined && !(loose.body instanceof FormData)
  const response = await fetch(addressOf(name, loose), {
    method: calls[name].method,
    headers: { Accept: 'application/json', ...(json && { 'Content-Type': 'application/json' }) },
    body: json ? JSON.stringify(loose.body) : (loose.body as FormData | undefined),
    credentials: 'same-origin',
    signal,
  }).catch((error: Error) => {
    if (error.name === 'AbortError') throw error
    throw new CallError(0, '')
  })
  const data = await response.json().catch(() => undefined)
  return readAnswer(name, response.status, data, response.headers.get('X-Total-Count'))
}

function readAnswer<N extends CallName>(name: N, status: number, data: unknown, total: string | null) {
  if (status < 200 || status > 299 || data === undefined) {
    const { message = '', fields } = (data ?? {}) as { message?: string; fields?: Record<string, string> }
    throw new CallError(status, String(message), fields)
  }
  if (!('list' in calls[name])) {
    const record = withDefaults(name, data)
    if (record === undefined) throw new CallError(status, '')
    return record as Answer<Routes[N]>
  }
  if (!Array.isArray(data)) throw new CallError(status, '')
  const items = data.map((item) => withDefaults(name, item)).filter((item) => item !== undefined)
  return { items, total: Number(total ?? items.length) } as Answer<Routes[N]>
}

type UploadOptions = {
  /** The sent part of the body, 0 to 1. */
  onProgress?: (fraction: number) => void
  signal?: AbortSignal
}

/** Like `call`, with progress: fetch cannot report that of an upload. */
export function upload<N extends CallName>(
  name: N,
  sent: Sent<Routes[N]>,
  { onProgress, signal }: UploadOptions = {},
): Promise<Answer<Routes[N]>> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const request = new XMLHttpRequest()
    request.open(calls[name].method, addressOf(name, sent as Loose))
    request.setRequestHeader('Accept', 'application/json')
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total)
    }
    request.onload = () => {
      try {
        const total = request.getResponseHeader('X-Total-Count')
        resolve(readAnswer(name, request.status, parseJson(request.responseText), total))
      } catch (error) {
        reject(error)
      }
    }
    request.onerror = () => reject(new CallError(0, ''))
    request.onabort = () => reject(new DOMException('The upload was stopped', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send((sent as Loose).body as FormData)
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A read as a query. The server fills the cache under the same key before it renders. */
export function queryOf<N extends CallName>(name: N, sent: Sent<Routes[N]>) {
  return queryOptions({
    queryKey: [name, (sent as Loose).params ?? {}, (sent as Loose).query ?? {}],
    queryFn: ({ signal }) => call(name, sent, signal),
  })
}

export function useCall<N extends CallName>(
  name: N,
  sent: Sent<Routes[N]>,
): UseQueryResult<Answer<Routes[N]>, CallError> {
  return useQuery(queryOf(name, sent)) as UseQueryResult<Answer<Routes[N]>, CallError>
}

/** Retries only after a lost connection. */
export function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (count, error) => error instanceof CallError && error.status === 0 && count < 2,
      },
    },
  })
}

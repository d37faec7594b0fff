// What the contract says about one call of the API. The types of its input and output follow from it.
import type { z } from 'zod'
import type { Access } from './access/roles.ts'
import type { LimitName } from './limits.ts'
import type { RecordKind } from './records/fields.ts'
import type { message } from './schemas.ts'

export type FileField = { kind: 'image' | 'cv'; most: number }
/** Groups cached responses by the data they show. */
export type CacheTag = 'contents' | RecordKind
/** What these show changes at midnight in India, without any request: a job closes, a holiday is over. */
export const dailyTags: CacheTag[] = ['contents', 'jobs']

type Path = `/${string}`

export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: Path
  /** What it does, where its name does not say it all. */
  summary?: string
  access: Access
  /** Asks for the password again, unless it was given a few minutes ago; 'sometimes': its handler says when, by `prove`. */
  proof?: true | 'sometimes'
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  /** The file fields of the body, which is then multipart/form-data. */
  files?: Record<string, FileField>
  /** The page of its HTML form, which also works without JavaScript: the response is then that page. */
  form?: 'career' | 'contact' | 'house' | 'myData' | 'writeReview'
  /** Sent by public pages without waiting for the response. */
  beacon?: true
  /** Makes something: sent again with the same `idempotencyHeader`, it is done once. */
  once?: true
  /** Rate limit for calls with valid input. */
  limit?: LimitName
  /** A public read: visitors get its response from the cache, until a call invalidates this tag. */
  cache?: CacheTag
  /** What else its response shows: it is outdated as well when one of these tags is invalidated. */
  shows?: readonly CacheTag[]
  /** A write: cached responses with this tag are outdated afterwards. */
  invalidates?: CacheTag
  /** The response, if it is more than a message; for a list call, one of its items. */
  output?: z.ZodType
  /** Responds with an array, and with the total number of records in `X-Total-Count`. */
  list?: true
  /** Responds with a file instead of JSON. */
  file?: true
}

export const idempotencyHeader = 'idempotency-key'

/** Method and path are all that a browser needs to make a call. */
export type CallPath = Pick<Call, 'method' | 'path' | 'list' | 'file' | 'once'>
/** A read that is the same for all visitors. */
export type CachedCall = Call & { method: 'GET'; access: 'anyone'; limit?: undefined; cache: CacheTag }
export type FormCall = Call & Required<Pick<Call, 'form'>>

const callBy =
  <M extends Call['method']>(method: M) =>
  <P extends Path>(path: P, summary?: string) => ({ method, path, summary })

export const get = callBy('GET')
export const post = callBy('POST')
export const create = <P extends Path>(path: P, summary?: string) =>
  ({ ...post(path, summary), once: true }) as const
export const put = callBy('PUT')
export const remove = callBy('DELETE')
export const list = <P extends Path>(path: P, summary?: string) =>
  ({ ...get(path, summary), list: true }) as const
export const file = <P extends Path>(path: P, summary?: string) =>
  ({ ...get(path, summary), file: true }) as const

type OutputOf<T> = T extends z.ZodType ? z.output<T> : undefined
type InputOf<T> = T extends z.ZodType ? z.input<T> : never

/** What a handler receives: parsed, with defaults filled in. */
export type HandlerInput<C> = {
  params: C extends { params: infer P } ? OutputOf<P> : undefined
  query: C extends { query: infer Q } ? OutputOf<Q> : undefined
  body: C extends { body: infer B } ? OutputOf<B> : undefined
}

export type CallInput<C> = (C extends { params: infer P } ? { params: InputOf<P> } : { params?: undefined }) &
  (C extends { query: infer Q } ? { query?: Partial<InputOf<Q>> } : { query?: undefined }) &
  (C extends { files: object }
    ? { body: FormData }
    : C extends { body: infer B }
      ? { body: InputOf<B> }
      : { body?: undefined })

/** What a call returns; for a list call, its items and their total number. */
export type CallOutput<C> = C extends { list: true; output: infer O }
  ? { items: OutputOf<O>[]; total: number }
  : C extends { output: infer O }
    ? OutputOf<O>
    : C extends { file: true }
      ? unknown
      : z.output<typeof message>

export const statusOf = {
  invalid_input: 400,
  link_dead: 400,
  start_again: 400,
  not_signed_in: 401,
  not_allowed: 403,
  not_confirmed: 403,
  proof_needed: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  wrong_type: 415,
  too_many: 429,
  busy: 503,
  disk_full: 507,
} as const

export type FailureCode = keyof typeof statusOf

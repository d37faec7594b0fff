// A row of the contract describes one call; the types of its input and output follow from it.
import type { z } from 'zod'
import type { Access } from './access/roles.ts'
import type { Call, CallName, calls } from './calls.ts'
import type { LimitName } from './limits.ts'

export type FileField = { kind: 'image' | 'cv'; most: number }
/** Groups cached responses by the data they show. */
export type CacheTag = 'contents' | 'jobs' | 'projects' | 'reviews' | 'services'
/** What these show changes at midnight in India, without any request: a job closes, a holiday is over. */
export const dailyTags: CacheTag[] = ['contents', 'jobs']

export type Route = Call & {
  access: Access
  /** Tags the response of a read; a write invalidates every cached response with its tag. */
  tag?: CacheTag
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  /** The file fields of an upload call. */
  files?: Record<string, FileField>
  /** An HTML form that also works without JavaScript: the response is then a page. */
  form?: true
  /** Rate limit for calls with valid input. */
  limit?: LimitName
  /** The response; for a list call, one of its items. A file has none. */
  output?: z.ZodType
}

/** The rows of a feature; routes.ts adds method and path to them. */
export type Rows = {
  [Name in CallName]?: Omit<Route, keyof Call | 'output'> & OutputRow<(typeof calls)[Name]>
}

type OutputRow<C> = C extends { file: true } ? { output?: undefined } : { output: z.ZodType }

type OutputOf<T> = T extends z.ZodType ? z.output<T> : undefined
type InputOf<T> = T extends z.ZodType ? z.input<T> : never

/** What a handler receives: parsed, with defaults filled in. */
export type HandlerInput<R> = {
  params: R extends { params: infer P } ? OutputOf<P> : undefined
  query: R extends { query: infer Q } ? OutputOf<Q> : undefined
  body: R extends { body: infer B } ? OutputOf<B> : undefined
}

/** What a caller passes. */
export type CallInput<R> = (R extends { params: infer P } ? { params: InputOf<P> } : { params?: undefined }) &
  (R extends { query: infer Q } ? { query?: Partial<InputOf<Q>> } : { query?: undefined }) &
  (R extends { upload: true }
    ? { body: FormData }
    : R extends { body: infer B }
      ? { body: InputOf<B> }
      : { body?: undefined })

/** What a call returns; for a list call, its items and their total number. */
export type CallOutput<R> = R extends { list: true; output: infer O }
  ? { items: OutputOf<O>[]; total: number }
  : R extends { output: infer O }
    ? OutputOf<O>
    : unknown

/** Failure codes and their HTTP status. */
export const statusOf = {
  invalid_input: 400,
  not_signed_in: 401,
  not_allowed: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  wrong_type: 415,
  too_many: 429,
  busy: 503,
  disk_full: 507,
} as const

export type FailureCode = keyof typeof statusOf

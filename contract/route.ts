// What a row of the contract says about a call, and the types that follow from it.
import type { z } from 'zod'
import type { Call } from './calls.ts'
import type { LimitName } from './limits.ts'

export type Access = 'anyone' | 'staff' | 'owner'
export type FileField = { kind: 'image' | 'cv'; most: number }
/** Groups cached responses by what they show; a change to it invalidates them. */
export type CacheTag = 'jobs' | 'projects' | 'reviews' | 'services'

export type Route = Call & {
  access: Access
  /** Tags the response of a read; a write invalidates every cached response with its tag. */
  tag?: CacheTag
  /** What it does, where the name of the row does not say it. */
  summary?: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  /** The file fields of an upload call. */
  files?: Record<string, FileField>
  /** A public form: it also comes from a page without JavaScript, and is then answered with a page. */
  form?: true
  /** How often one network address may make this call with input that is in order. */
  limit?: LimitName
  /** The answer; of a list call, one entry of it. */
  output: z.ZodType
}

export type Rows = Record<string, Route>

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined
type Typed<T> = T extends z.ZodType ? z.input<T> : never

/** What a handler is given. */
export type Input<R> = {
  params: R extends { params: infer P } ? Parsed<P> : undefined
  query: R extends { query: infer Q } ? Parsed<Q> : undefined
  body: R extends { body: infer B } ? Parsed<B> : undefined
}

/** What a caller sends. */
export type Sent<R> = (R extends { params: infer P } ? { params: Typed<P> } : { params?: undefined }) &
  (R extends { query: infer Q } ? { query?: Partial<Typed<Q>> } : { query?: undefined }) &
  (R extends { upload: true }
    ? { body: FormData }
    : R extends { body: infer B }
      ? { body: Typed<B> }
      : { body?: undefined })

/** What a call answers: of a list call, its entries and how many there are in all. */
export type Answer<R> = R extends { list: true; output: infer O }
  ? { items: Parsed<O>[]; total: number }
  : R extends { output: infer O }
    ? Parsed<O>
    : never

// What the server passes to a page that it renders, and gets back.
import type { CallName } from './calls.ts'
import type { Company } from './content/company.ts'
import type { HousePage } from './houses/house.ts'
import type { MyData } from './people/my-data.ts'
import type { ReviewRequest } from './reviews/write-review.ts'

/** A form sent without JavaScript and refused: the values, and what is wrong with them. */
export type FormErrors = {
  form: CallName
  sentence: string
  fields: Record<string, string>
  /** A message for each invalid field. */
  errors: Record<string, string>
}

/** By the page of a private link, what that shows: the record, or how it ended; null if the link does not work. */
export type PrivateContext = {
  myData: MyData | { withdrawn: string } | null
  house: HousePage
  writeReview: ReviewRequest | { sent: true } | null
}

export type PageContext = {
  publicUrl: string
  /** A hash of the bundled pictures; part of the URLs of their share images. */
  pictureVersion: string
  company: Company
  /** The version of the privacy notice. Forms get it with their own texts, see `WithNoticeVersion`. */
  noticeVersion: string
  /** The page shows drafts, to somebody who may edit them. */
  preview?: true
  /** The path of the page, when the browser is at the action of a form instead. */
  address?: string
  formErrors?: FormErrors
  /** An error page, at any address and without a script. */
  failed?: { status: number; sentence: string }
} & Partial<PrivateContext>

export type AnswerCall = (name: CallName, input: { params?: unknown; query?: unknown }) => Promise<unknown>
/** Without `state` the page has no script. */
export type RenderedPage = { status: number; head: string; body: string; state: string; file?: string }
/** Undefined when there is no such page. */
export type RenderPage = (
  url: string,
  answer: AnswerCall,
  context: PageContext,
) => Promise<RenderedPage | undefined>

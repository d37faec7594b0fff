// What passes between the server and a page that it renders.
import type { CallName } from './calls.ts'
import type { Company } from './content/company.ts'
import type { MyData } from './people/my-data.ts'

/** A form sent without JavaScript and refused: the values, and what is wrong with them. */
export type FormErrors = {
  form: CallName
  sentence: string
  fields: Record<string, string>
  /** A message for each invalid field. */
  errors: Record<string, string>
}

export type PageContext = {
  publicUrl: string
  /** Changes with the pages' own pictures; part of their share addresses. */
  pictureVersion: string
  company: Company
  /** Of the privacy notice. Forms get it with their own text, see `WithNoticeVersion`. */
  noticeVersion: string
  /** The page shows drafts, to somebody who is logged in. */
  preview?: true
  /** The path of the page, when the browser is at another one: the target of a form. */
  address?: string
  /** Set to the path when the page is a 404. */
  missing?: string
  formErrors?: FormErrors
  /** The page stands in for whatever could not be shown. It has no script, and any address. */
  failed?: { status: number; sentence: string }
  /** On the page of a private link: what it leads to, what became of it, or null for nothing. */
  myData?: MyData | { withdrawn: string } | null
}

export type AnswerCall = (name: CallName, input: { params?: unknown; query?: unknown }) => Promise<unknown>
/** Without a state it stays as it is: no script takes it over. */
export type RenderedPage = { status: number; head: string; body: string; state: string; file?: string }
export type RenderPage = (url: string, answer: AnswerCall, context: PageContext) => Promise<RenderedPage>

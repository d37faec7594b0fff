// What the server tells a page beside its data; the same object is in the document's state for the browser.
import { createContext, useContext } from 'react'
import { useLocation } from 'react-router'
import type { CallName } from '#contract/calls.ts'

/** A form that came without JavaScript and was refused: what was typed, and what is wrong with it. */
export type FormErrors = {
  form: CallName
  sentence: string
  fields: Record<string, string>
  /** A sentence for each field that is not in order. */
  errors: Record<string, string>
}

export type PageContext = {
  /** The origin that people and search engines know the site by. */
  publicUrl: string
  /** Changes when the pages' own pictures do, and with it the addresses under which they are shared. */
  pictureVersion: string
  /** The path the document stands for, where the browser was sent to another (the target of a form). */
  address?: string
  /** The path at which there is nothing to show. */
  missing?: string
  formErrors?: FormErrors
}

export const CurrentPage = createContext<PageContext>({ publicUrl: '', pictureVersion: '' })
export const usePageContext = () => useContext(CurrentPage)

/** The refused form, on the page that was the answer to it and nowhere else. */
export function useFormErrors(form: CallName) {
  const { formErrors, address } = usePageContext()
  const { pathname } = useLocation()
  return formErrors?.form === form && address === pathname ? formErrors : undefined
}

// What a page gets from the server beside its data, and the browser from the document's state.
import { createContext, useContext } from 'react'
import { useLocation } from 'react-router'
import type { CallName } from '#contract/calls.ts'

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
  /** The path of the page, when the browser is at another one: the target of a form. */
  address?: string
  /** Set to the path when the page is a 404. */
  missing?: string
  formErrors?: FormErrors
}

export const CurrentPage = createContext<PageContext>({ publicUrl: '', pictureVersion: '' })
export const usePageContext = () => useContext(CurrentPage)

/** Undefined on every page but the response to that form. */
export function useFormErrors(form: CallName) {
  const { formErrors, address } = usePageContext()
  const { pathname } = useLocation()
  return formErrors?.form === form && address === pathname ? formErrors : undefined
}

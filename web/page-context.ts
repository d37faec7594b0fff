// What a page gets from the server beside its data, and the browser from the document's state.
import { createContext, useContext } from 'react'
import { useLocation } from 'react-router'
import type { CallName } from '#contract/calls.ts'
import type { FormErrors, PageContext } from '#contract/pages.ts'

export const CurrentPage = createContext({} as PageContext)
export const usePageContext = () => useContext(CurrentPage)

export const useCompany = () => usePageContext().company

/** The refusals of forms that were sent since. */
export const settled = new Set<FormErrors | undefined>()

/** Undefined on every page but the response to that form. */
export function useFormErrors(form: CallName) {
  const { formErrors, address } = usePageContext()
  const { pathname } = useLocation()
  const isThis = formErrors?.form === form && address === pathname
  return isThis && !settled.has(formErrors) ? formErrors : undefined
}

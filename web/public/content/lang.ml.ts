import { createElement, Fragment } from 'react'
import type * as english from './lang.ts'

/** A text of the company that nobody has translated yet. */
export const langOf: typeof english.langOf = (text) =>
  /[a-z]/i.test(text) && !/[\u0d00-\u0d7f]/.test(text) ? 'en' : undefined

export const marked: typeof english.marked = (text, before = '') => {
  const lang = langOf(text)
  return lang ? createElement(Fragment, null, before, createElement('span', { lang }, text)) : before + text
}

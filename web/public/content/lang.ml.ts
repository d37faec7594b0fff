import type { langOf as english } from './lang.ts'

/** A text of the company that nobody has translated yet. */
export const langOf: typeof english = (text) =>
  /[a-z]/i.test(text) && !/[\u0d00-\u0d7f]/.test(text) ? 'en' : undefined

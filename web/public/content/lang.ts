import type { ReactNode } from 'react'

/** For the `lang` of a text that may be in another language than its page; on English pages all texts are English. */
export const langOf = (_text: string): 'en' | undefined => undefined

/** A text of the company within a line of ours, or after words of ours, with its own language marked. */
export const marked = (text: string, before = ''): ReactNode => before + text

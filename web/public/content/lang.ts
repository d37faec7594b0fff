import type { ReactNode } from 'react'
import { isMalayalam, type Language } from '#contract/languages.ts'

/** For the `lang` of a text that may be in another language than its page, such as a review. */
export const langOf = (text: string): Language | undefined => (isMalayalam(text) ? 'ml' : undefined)

/** A text of the company within a line of ours, or after words of ours, with its own language marked. */
export const marked = (text: string, before = ''): ReactNode => before + text

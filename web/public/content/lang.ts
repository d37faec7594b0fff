/** For the `lang` of a text that may be in another language than its page; on English pages all texts are English. */
export const langOf = (_text: string): 'en' | undefined => undefined

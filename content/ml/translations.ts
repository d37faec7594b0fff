/** Malayalam by the English text, which has to be exactly that of the content. */
export type Translations = Readonly<Record<string, string>>

// The languages of the public site. English addresses are those of the specification; Malayalam ones begin with /ml.
export const languages = ['en', 'ml'] as const
export type Language = (typeof languages)[number]

export const languageNames: Record<Language, string> = { en: 'English', ml: 'മലയാളം' }
/** For the document and for search engines. Malayalam is read in many countries. */
export const languageTags: Record<Language, string> = { en: 'en-IN', ml: 'ml' }
/** For what is shared. */
export const locales: Record<Language, string> = { en: 'en_IN', ml: 'ml_IN' }

/** What every path of the language begins with. */
export const prefixOf = (language: Language) => (language === 'en' ? '' : `/${language}`)

/** The path of a page, given as in English, in this language. One that begins with two slashes would lead to another host. */
export function pathIn(language: Language, path: string) {
  const own = path.replace(/^[/\\]+/, '/')
  return language === 'en' ? own : prefixOf(language) + (own === '/' ? '' : own.replace(/^\/(?=[?#])/, ''))
}

/** The language of an address, and the address as in English. */
export function splitLanguage(url: string): { language: Language; url: string } {
  const [, language, rest = ''] = /^\/(ml)((?:[/?#].*)?)$/s.exec(url) ?? []
  if (!language) return { language: 'en', url }
  return { language: 'ml', url: rest.startsWith('/') ? rest : `/${rest}` }
}

/** A page in every language, by the tag for search engines; `x-default` is for readers of any other. */
export const alternatesOf = (path: string) => [
  ...languages.map((one) => ({ tag: languageTags[one], path: pathIn(one, path) })),
  { tag: 'x-default', path },
]

/** `?language=ml` on a call asks for sentences and company texts in that language. */
export const languageParameter = 'language'
export const languageIn = (value: unknown): Language => languages.find((one) => one === value) ?? 'en'

/** The shape of a catalogue in another language: the same names, with the same arguments. */
export type Translated<T> = T extends string
  ? string
  : T extends (...args: infer Args) => infer Result
    ? (...args: Args) => Translated<Result>
    : { readonly [Name in keyof T]: Translated<T[Name]> }

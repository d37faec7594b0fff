// The languages of the public site. English pages have the paths of the specification; Malayalam ones begin with /ml.
export const languages = ['en', 'ml'] as const
export type Language = (typeof languages)[number]

export const languageNames: Record<Language, string> = { en: 'English', ml: 'മലയാളം' }
/** For the document and for search engines. Malayalam is read in many countries. */
export const languageTags: Record<Language, string> = { en: 'en-IN', ml: 'ml' }
/** For Open Graph tags. */
export const locales: Record<Language, string> = { en: 'en_IN', ml: 'ml_IN' }

/** The prefix of every path of the language. */
export const prefixOf = (language: Language) => (language === 'en' ? '' : `/${language}`)

/** The English path of a page in this language. Leading slashes are collapsed: two would lead to another host. */
export function pathIn(language: Language, path: string) {
  const own = path.replace(/^[/\\]+/, '/')
  return language === 'en' ? own : prefixOf(language) + (own === '/' ? '' : own.replace(/^\/(?=[?#])/, ''))
}

/** The language of a URL, and the URL of the English page. */
export function splitLanguage(url: string): { language: Language; url: string } {
  const [, language, rest = ''] = /^\/(ml)((?:[/?#].*)?)$/is.exec(url) ?? []
  if (!language) return { language: 'en', url }
  return { language: 'ml', url: rest.startsWith('/') ? rest : `/${rest}` }
}

/** The `hreflang` alternates of a page. */
export const alternatesOf = (path: string) => [
  ...languages.map((one) => ({ tag: languageTags[one], path: pathIn(one, path) })),
  { tag: 'x-default', path },
]

/** `?language=ml` on a call asks for messages and the company's texts in that language. */
export const languageParameter = 'language'
/** `?messages=ml`: only messages. */
export const messagesParameter = 'messages'
export const languageIn = (value: unknown): Language => languages.find((one) => one === value) ?? 'en'

/** Whether a text that anybody may have written, such as a review, has more Malayalam letters than Latin ones. */
export const isMalayalam = (text: string) =>
  text.split(/[\u0d00-\u0d7f]/).length > text.split(/[a-z]/i).length

/** A sentence for people. The English one is the key of its translations, as in gettext; `values` replace its {names}. */
export type Message = string | { text: string; values: Values }
type Values = Record<string, string | number>

export const fill = (text: string, values: Values) =>
  text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]))

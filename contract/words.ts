// The words of both languages, side by side: `inBoth({ save: ['Save', 'സേവ് ചെയ്യാം'] })` is `{ save: 'Save' }` in English.
// The server holds both and asks `wordsIn`; each build of the pages keeps one of them (vite.config.ts).
import type { Language } from './languages.ts'

/** The shape of words in another language: the same names, with the same arguments. */
export type Translated<T> = T extends string
  ? string
  : T extends (...args: infer Args) => infer Result
    ? (...args: Args) => Translated<Result>
    : { readonly [Name in keyof T]: Translated<T[Name]> }

/** What stands in both languages: a text, a function that makes one, or a list of them. */
type Entry = string | ((...args: never[]) => unknown) | readonly unknown[]

/** A table of such pairs; tables in it are nested. */
export type Both<T> = {
  readonly [Name in keyof T]: T[Name] extends Entry
    ? readonly [T[Name], Translated<T[Name]>]
    : Both<T[Name]> & object
}

const inMalayalam = new WeakMap<object, unknown>()
/** All Malayalam texts by their English ones, as the server looks up its messages. */
export const translations = new Map<string, Set<string>>()

export function inBoth<const T extends object>(table: Both<T>): T {
  const english: Record<string, unknown> = {}
  const malayalam: Record<string, unknown> = {}
  for (const [name, entry] of Object.entries<object>(table)) {
    if (Array.isArray(entry)) both(entry[0], entry[1])
    const nested = Array.isArray(entry) ? entry[0] : inBoth(entry as Both<object>)
    english[name] = nested
    malayalam[name] = Array.isArray(entry) ? entry[1] : inMalayalam.get(nested)
  }
  inMalayalam.set(english, malayalam)
  return english as T
}

/** One text in both languages, among data. */
export function both<const T>(english: T, malayalam: Translated<T>): T {
  if (typeof english === 'string') {
    const known = translations.get(english) ?? new Set()
    translations.set(english, known.add(malayalam as string))
  }
  return english
}

/** The words of a table in this language. */
export const wordsIn = <T extends object>(language: Language, words: T): Translated<T> =>
  (language === 'en' ? words : inMalayalam.get(words)) as Translated<T>

/** The Malayalam of an English text of ours; a text that has none stays as it is. */
export const malayalamOf = (english: string) => translations.get(english)?.values().next().value ?? english

// `{price}` in the text for search engines is the first price of the page.

import type { ServiceContent } from '#contract/content/service.ts'
import type { Language } from '#contract/languages.ts'
import * as malayalam from '#contract/measures/prices.ml.ts'
import * as english from '#contract/measures/prices.ts'

const prices = { en: english, ml: malayalam }

/** Without a price that visitors see, its sentence goes too. */
export function fillPrice(content: Record<string, unknown>, language: Language) {
  const { prices: shown, search } = content as Partial<ServiceContent>
  if (!shown || !search) return content
  const first = shown.items.slice(0, 1).find(({ amount }) => amount > 0)
  const said = search.description
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => first || !sentence.includes('{price}'))
    .join(' ')
  const description = first ? said.replaceAll('{price}', prices[language].priceOf(first)) : said
  return { ...content, search: { ...search, description } }
}

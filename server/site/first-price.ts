// The first price of a service's page: in its text for search engines as `{price}`, and on the home page.
import type { ServiceName, WithPrice } from '#contract/content/home.ts'
import type { Contents } from '#contract/content/pages.ts'
import type { ServiceContent } from '#contract/content/service.ts'
import type { Language } from '#contract/languages.ts'
import { pricesIn } from '#contract/measures/prices.ts'

/** Without a price that visitors see, its sentence goes too. */
export function fillPrice(content: Record<string, unknown>, language: Language) {
  const { prices: shown, search } = content as Partial<ServiceContent>
  if (!shown || !search) return content
  const first = firstPriceOf(shown)
  const said = search.description
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => first || !sentence.includes('{price}'))
    .join(' ')
  const description = first ? said.replaceAll('{price}', pricesIn(language).priceOf(first)) : said
  return { ...content, search: { ...search, description } }
}

/** The home page with the first price of each service that shows its prices. */
export async function withPrices(
  home: Contents['home'],
  readService: (name: ServiceName) => Promise<ServiceContent>,
) {
  const withPrice = async (service: HomeService): Promise<WithPrice<HomeService>> => {
    const { prices } = await readService(service.page)
    const first = firstPriceOf(prices)
    if (!first) return service
    const { what, amount, unit } = first
    return { ...service, price: { what, amount, unit } }
  }
  const items = await Promise.all(home.services.items.map(withPrice))
  return { ...home, services: { ...home.services, items } }
}

type HomeService = Contents['home']['services']['items'][number]

/** An earlier price in words may have no amount. */
const firstPriceOf = ({ items }: ServiceContent['prices']) =>
  items.slice(0, 1).find(({ amount }) => amount > 0)

// What reading a page adds to its own texts.
import { isDeepStrictEqual } from 'node:util'
import { isCostShown, whyCostHidden } from '#contract/amounts/cost.ts'
import { pricesIn } from '#contract/amounts/prices.ts'
import type { Contents, PageKey, ServiceName, WithPrice } from '#contract/content/pages.ts'
import type { ServiceContent } from '#contract/content/service.ts'
import type { Language } from '#contract/languages.ts'

export type Reading = {
  read: <K extends PageKey>(page: K, as?: { translate: undefined }) => Promise<Contents[K]>
  /** A form gets it together with its text: a browser may have the rest of the page from before a change. */
  noticeVersion: string
  today: string
}

export const additions: { [K in PageKey]?: (content: Contents[K], reading: Reading) => Promise<object> } = {
  home: async (content, reading) => ({
    ...(await withPrices(content, reading.read)),
    hasCost: (await readCost(reading)) && true,
  }),
  design: async (content, reading) => ({ ...content, cost: await readCost(reading) }),
  career: async (content, { noticeVersion }) => ({ ...content, job: { ...content.job, noticeVersion } }),
  contact: async (content, { read, noticeVersion }) => {
    const { form } = content
    const { plans } = (await read('contact', { translate: undefined })).form
    // The office reads what was chosen, so it stays in English beside what the page shows.
    const chosen = isDeepStrictEqual(plans, form.plans) ? {} : { plansInEnglish: plans }
    return { ...content, form: { ...form, ...chosen, noticeVersion } }
  },
}

/** Pages that visitors do not always see, and what staff read where they do not. */
export const sometimesShown: { [K in PageKey]?: Visibility } = {
  cost: { isShown: isCostShown, whyHidden: whyCostHidden },
}
type Visibility = { isShown: typeof isCostShown; whyHidden: typeof whyCostHidden }

/** While visitors may see it. */
async function readCost({ read, today }: Reading) {
  const cost = await read('cost')
  return isCostShown(cost, today) ? cost : undefined
}

// The first price of a service's page: in its text for search engines as `{price}`, and on the home page.

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
  readService: (name: ServiceName) => Promise<Pick<ServiceContent, 'prices'>>,
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

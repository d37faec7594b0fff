import { exampleOf, perSquareMetreOf, priceOf } from '#contract/amounts/prices.ts'
import type { ServiceContent } from '#contract/content/service.ts'
import { formatDay } from '#contract/days.ts'
import { inBoth } from '#contract/words.ts'
import { Icon } from '../../ui/icon.tsx'
import { Text } from '../content/text.tsx'
import { Band, twoColumns } from '../parts/band.tsx'
import { type PartProps, partSpace } from './service-sections.tsx'

const pricesId = 'prices'
/** A Malayalam price fits on one line of a phone, unless its letters are enlarged. */
const priceType = 'font-serif text-[clamp(1.125rem,6.4vw,var(--text-2xl))] leading-tight'

/** An earlier price in words may have no amount: its note says it. */
const fromPrice = (item: ServiceContent['prices']['items'][number] | undefined) =>
  item && item.amount > 0 ? words.priceFrom(priceOf(item)) : ''

/** The first price, below the first words of the page. */
export function FirstPrice({ content: { show, items } }: PartProps<'prices'>) {
  const [first] = items
  if (!show || !first) return null
  const price = fromPrice(first)
  return (
    <>
      {price ? <p className={`mt-4 lg:text-3xl ${priceType}`}>{price}</p> : null}
      <div className="flex flex-wrap items-center gap-x-4 text-sm">
        <Text.span className="text-stone">{first.what}</Text.span>
        <a href={`#${pricesId}`} className="link inline-flex min-h-11 items-center gap-2">
          {words.seePrices}
          <Icon name="arrow" className="size-4 rotate-90" />
        </a>
      </div>
    </>
  )
}

export function Prices({ content, tone }: PartProps<'prices'>) {
  const { show, title, note, since, items, example } = content
  if (!show) return null
  const whole = exampleOf(items[0], example)
  return (
    <Band tone={tone} className={partSpace}>
      <div className={`${twoColumns} gap-y-4`}>
        <Text.h2 id={pricesId}>{title}</Text.h2>
        <div className="max-w-measure text-sm text-stone">
          <Text.p>{note}</Text.p>
          {since ? (
            <p className="mt-2">
              {words.pricesSince.before}
              <time dateTime={since}>{formatDay(since)}</time>
              {words.pricesSince.after}
            </p>
          ) : null}
        </div>
      </div>
      <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))] gap-x-6 lg:mt-8">
        {items.map((item, index) => (
          <Price
            key={index}
            what={item.what}
            price={fromPrice(item)}
            metric={perSquareMetreOf(item)}
            note={item.note}
          />
        ))}
        {whole ? <Price what={whole.what} price={words.priceFrom(whole.price)} note={example.note} /> : null}
      </dl>
    </Band>
  )
}

type PriceProps = { what: string; price: string; metric?: string; note: string }

function Price({ what, price, metric, note }: PriceProps) {
  return (
    <div className="border-t border-brass pt-2 pb-4">
      <Text.dt className="font-semibold">{what}</Text.dt>
      {price ? <dd className={priceType}>{price}</dd> : null}
      {metric ? <dd className="text-sm text-stone">{metric}</dd> : null}
      <Text.dd className="text-sm text-stone">{note}</Text.dd>
    </div>
  )
}

const words = inBoth({
  seePrices: ['See the prices', 'നിരക്കുകൾ കാണാം'],
  /** The day stands between them. */
  pricesSince: { before: ['Prices since ', ''], after: ['.', ' മുതലുള്ള നിരക്കുകൾ.'] },
  priceFrom: [(price: string) => `from ${price}`, (price) => `${price}\u00a0മുതൽ`],
})

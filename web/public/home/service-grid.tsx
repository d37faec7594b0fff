import { Link } from 'react-router'
import { priceOf } from '#contract/amounts/prices.ts'
import type { HomeContent, WithPrice } from '#contract/content/pages.ts'
import { publicPages } from '#contract/pages.ts'
import { servicePath } from '#contract/record-paths.ts'
import { splitService } from '#contract/records/split-service.ts'
import { inBoth } from '#contract/words.ts'
import { useCall } from '../../calls/api.ts'
import { Picture } from '../../ui/picture.tsx'
import { langOf } from '../content/lang.ts'
import { Text } from '../content/text.tsx'
import { sentencesOf } from '../content/truncate.ts'

/** The large one, and on phones the small ones, are upright: most pictures lose their sides there. */
const large = { cell: 'md:col-span-7 md:row-span-2', sizes: '(min-width: 768px) 100vw, 88vw' }
const wide = { cell: 'md:col-span-7', sizes: '(min-width: 768px) 56vw, 60vw' }
const narrow = { cell: 'md:col-span-5', sizes: '(min-width: 768px) 40vw, 60vw' }
const third = { cell: 'md:col-span-4', sizes: '(min-width: 768px) 32vw, 60vw' }
const quarter = { cell: 'md:col-span-6 lg:col-span-3', sizes: '(min-width: 768px) 40vw, 60vw' }
const maxLineLength = 110

type Service = WithPrice<HomeContent['services']['items'][number]>

/** One large cell, two beside it, the rest in rows below. On phones, small pictures beside the words after the first. */
export function ServiceGrid({ content }: { content: readonly Service[] }) {
  const added = useCall('listServices', {}).data?.items ?? []
  const services = [
    ...content.map(({ page, line, picture, price }) => {
      return { ...publicPages[page], id: page, text: line, picture, price: price && priceLine(price) }
    }),
    ...added.map((service) => {
      const { title, text } = splitService(service)
      const { id, picture } = service
      return {
        ...{ id, title, picture, path: servicePath(service), price: undefined },
        text: sentencesOf(text, maxLineLength),
      }
    }),
  ]
  return (
    <ul className="grid gap-x-6 gap-y-6 md:grid-cols-12 md:gap-y-12">
      {services.map(({ id, path, title, text, picture, price }, index) => {
        const place = placeOf(index, services.length)
        const isLarge = place === large
        return (
          <li
            key={id}
            className={`group relative md:flex md:flex-col ${isLarge ? '' : 'grid grid-cols-[30%_1fr] gap-x-4'} ${place.cell}`}
          >
            <Picture
              {...picture}
              alt=""
              sizes={place.sizes}
              className={isLarge ? 'aspect-3/2 md:aspect-auto md:grow' : 'min-h-28 md:aspect-3/2'}
            />
            <div className={isLarge ? 'mt-4' : 'md:mt-4'}>
              <h3 lang={langOf(title)} className="leading-snug wrap-anywhere max-md:text-lg">
                <Link to={path} className="after:absolute after:inset-0 group-hover:text-laterite">
                  {title}
                </Link>
              </h3>
              {text ? (
                <Text.p className="mt-1 max-w-measure text-stone wrap-anywhere max-md:text-sm">{text}</Text.p>
              ) : null}
              {price ? (
                // Not a Text, whose no-break spaces would leave long words of Malayalam no place to break.
                <p lang={langOf(price)} className="mt-1 font-serif text-teak max-md:[:lang(ml)_&]:text-sm">
                  {price}
                </p>
              ) : null}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** Below the first three, rows of four or three, or one of two that are unequal. */
function placeOf(index: number, count: number) {
  if (index < 3) return index === 0 ? large : narrow
  const below = count - 3
  if (below % 4 === 0) return quarter
  if (below % 3 === 2 && index < 5) return index === 3 ? narrow : wide
  return below % 3 === 1 ? quarter : third
}

function priceLine({ what, ...price }: NonNullable<Service['price']>) {
  const amount = priceOf(price)
  return price.unit === 'sqft' ? words.priceFrom(amount) : words.priceOf(what, amount)
}

const words = inBoth({
  priceFrom: [(price: string) => `From ${price}`, (price) => `${price}\u00a0മുതൽ`],
  /** Of what costs the same whatever its size. */
  priceOf: [
    (what: string, price: string) => `${what}: from ${price}`,
    (what, price) => `${what}: ${price}\u00a0മുതൽ`,
  ],
})

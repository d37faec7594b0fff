import { Icon } from '../../ui/icon.tsx'
import { Text } from '../content/text.tsx'
import { Band } from '../parts/band.tsx'
import { type PartProps, partSpace } from './part.ts'
import { words } from './words.ts'

/** As many as a phone shows at once. */
const firstItems = 6

/** Two columns on wide screens. Phones show the first items and fold the others, so these are there twice. */
export function Included({ content: { show, title, items, excluded }, tone }: PartProps<'included'>) {
  if (!show) return null
  const others = items.slice(firstItems)
  return (
    <Band tone={tone} className={partSpace}>
      <Text.h2>{title}</Text.h2>
      <ul className="mt-4 gap-x-[6vw] border-t border-line max-md:text-sm md:columns-2 lg:mt-8">
        {items.map((item, index) => (
          <Item key={index} text={item} className={index < firstItems ? '' : 'max-md:not-print:hidden'} />
        ))}
      </ul>
      {others.length > 0 ? (
        <details className="group text-sm md:hidden print:hidden">
          <summary className="flex min-h-11 list-none items-center gap-2 text-laterite [&::-webkit-details-marker]:hidden">
            {words.moreIncluded(others.length)}
            <Icon name="chevron" className="size-5 transition group-open:rotate-180" />
          </summary>
          <ul className="border-t border-line">
            {others.map((item, index) => (
              <Item key={index} text={item} />
            ))}
          </ul>
        </details>
      ) : null}
      {excluded ? (
        <Text.p className="mt-3 max-w-measure text-sm text-stone lg:mt-6">{excluded}</Text.p>
      ) : null}
    </Band>
  )
}

function Item({ text, className = '' }: { text: string; className?: string }) {
  return (
    <Text.li className={`break-inside-avoid border-b border-line py-2 md:py-3 ${className}`}>{text}</Text.li>
  )
}

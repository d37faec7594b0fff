import type { ServiceContent } from '#contract/content/service.ts'
import { inBoth } from '#contract/words.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { langOf } from '../content/lang.ts'
import { Text } from '../content/text.tsx'
import { Band, twoColumns } from '../parts/band.tsx'

export type PartProps<Part extends keyof ServiceContent> = { content: ServiceContent[Part]; tone?: 'sand' }

export const partSpace = 'py-8 lg:py-16'

/** The steps side by side along one line, below each other on phones. */
export function Process({ content: { show, title, picture, steps }, tone }: PartProps<'process'>) {
  if (!show) return null
  return (
    <Band tone={tone} className={partSpace}>
      <Text.h2>{title}</Text.h2>
      {picture ? (
        <Picture {...picture} sizes="88vw" className="mt-6 aspect-3/2 max-h-[50svh] w-full lg:mt-8" />
      ) : null}
      <ol className="mt-4 grid gap-x-6 sm:grid-cols-2 lg:mt-8 lg:grid-cols-3 xl:grid-cols-5">
        {steps.map(({ title: what, when, text }, index) => (
          <li key={index} className="border-t border-brass pt-2 pb-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 lg:flex-col">
              <h3 className="flex gap-2 text-base lg:order-last">
                <span aria-hidden="true" className="font-serif font-normal text-teak">
                  {index + 1}
                </span>
                <Text.span>{what}</Text.span>
              </h3>
              <Text.p className="label">{when}</Text.p>
            </div>
            <Text.p className="mt-1 text-sm text-stone">{text}</Text.p>
          </li>
        ))}
      </ol>
    </Band>
  )
}

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

type RepairProps = PartProps<'repair'> & { priority?: boolean }

/** Two pictures of one place, side by side also on phones, below each other with enlarged letters. */
export function Repair({ content: { show, before, after }, priority }: RepairProps) {
  if (!show) return null
  return (
    <div className="wrap grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-3 gap-y-6 pb-8 md:gap-x-6 lg:pb-16">
      {[before, after].map((one, index) => (
        <Captioned key={index} {...one} priority={priority} />
      ))}
    </div>
  )
}

type CaptionedProps = ServiceContent['repair']['before'] & { priority?: boolean }

function Captioned({ picture, label, text, priority }: CaptionedProps) {
  return (
    <figure>
      {picture ? (
        <Picture
          {...picture}
          // Upright on phones, where most pictures lose their sides; the file after the next one would be too heavy.
          sizes="(min-width: 768px) 46vw, 67vw"
          priority={priority}
          className="aspect-4/5 md:aspect-3/2"
        />
      ) : null}
      <figcaption className="mt-3 text-sm">
        <Text.p className="label">{label}</Text.p>
        <Text.p className="mt-1 max-w-measure text-stone">{text}</Text.p>
      </figcaption>
    </figure>
  )
}

export function Materials({ content, tone }: PartProps<'materials'>) {
  if (!content.show) return null
  return (
    <Band tone={tone} className={partSpace}>
      <Text.h2>{content.title}</Text.h2>
      <Terms content={content} className="mt-8 gap-x-[4vw] sm:grid-cols-2 lg:grid-cols-3" />
    </Band>
  )
}

/** In a column beside something else. */
export function MaterialColumn({ content }: PartProps<'materials'>) {
  if (!content.show) return null
  return (
    <div>
      <Text.h2 className="text-2xl">{content.title}</Text.h2>
      <Terms content={content} className="mt-5" />
    </div>
  )
}

/** Phones fold the texts, so these are there twice. */
function Terms({ content: { items }, className }: PartProps<'materials'> & { className: string }) {
  return (
    <>
      <dl className={`grid text-sm max-md:not-print:hidden ${className}`}>
        {items.map(({ name, text }, index) => (
          <div key={index} className="border-t border-line pt-2 pb-4">
            <Text.dt className="font-semibold">{name}</Text.dt>
            <Text.dd className="text-stone">{text}</Text.dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 border-t border-line md:hidden print:hidden">
        {items.map(({ name, text }, index) => (
          <Fold key={index} title={name} text={text} />
        ))}
      </div>
    </>
  )
}

export function Questions({ content: { show, title, items }, tone }: PartProps<'questions'>) {
  if (!show) return null
  return (
    <Band tone={tone} className={`${twoColumns} ${partSpace} gap-y-4`}>
      <Text.h2>{title}</Text.h2>
      <div className="border-t border-line">
        {items.map(({ question, answer }, index) => (
          <Fold key={index} title={question} text={answer} />
        ))}
      </div>
    </Band>
  )
}

/** A row that opens. */
function Fold({ title, text }: { title: string; text: string }) {
  return (
    <details className="group border-b border-line">
      <summary
        lang={langOf(title)}
        className="flex min-h-11 list-none items-start justify-between gap-6 py-2.5 font-semibold hover:text-laterite [&::-webkit-details-marker]:hidden"
      >
        {title}
        <Icon name="chevron" className="mt-1 size-5 text-laterite transition group-open:rotate-180" />
      </summary>
      <Text.p className="max-w-measure pb-6 text-stone">{text}</Text.p>
    </details>
  )
}

const words = inBoth({
  moreIncluded: [(count: number) => `See ${count} more`, (count) => `${count} എണ്ണം കൂടി കാണാം`],
})

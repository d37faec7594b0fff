import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../content/lang.ts'
import { Text } from '../content/text.tsx'
import { Band, twoColumns } from '../parts/band.tsx'
import { type PartProps, partSpace } from './part.ts'

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

import type { ReactNode } from 'react'
import { RichText } from '../content/rich-text.tsx'
import { Text } from '../content/text.tsx'
import { Band, twoColumns } from '../parts/band.tsx'
import { Drawing } from '../parts/drawing.tsx'
import { type PartProps, partSpace } from './service-sections.tsx'

/** Beside a text, a drawing is as wide as its words need. */
const besideDrawing = 'grid gap-x-[6vw] gap-y-6 xl:grid-cols-[minmax(0,1fr)_50rem]'

/** A drawing beside what it shows, and below that the children. */
export function Drawn({ content, tone, children }: PartProps<'drawn'> & { children?: ReactNode }) {
  if (!content.show) return null
  return (
    <Band tone={tone} className={`${partSpace} ${besideDrawing} xl:grid-rows-[auto_1fr]`}>
      <Words content={content} />
      <Drawing
        drawing={content.drawing}
        className="xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:self-center"
      />
      <div className="grid content-start gap-y-8">
        <Parts content={content} />
        {children}
      </div>
    </Band>
  )
}

/** The drawing as the second half of a page's top. */
export function DrawnTop({ content }: PartProps<'drawn'>) {
  return (
    <section className="grid items-center gap-x-[4vw] gap-y-6 bg-sand px-gutter py-8 sm:grid-cols-2">
      <Drawing drawing={content.drawing} className="max-sm:px-[12vw]" />
      <div className="grid gap-y-5">
        <Words content={content} />
        <Parts content={content} />
      </div>
    </section>
  )
}

function Words({ content: { title, text } }: PartProps<'drawn'>) {
  return (
    <div>
      <Text.h2 className="text-2xl">{title}</Text.h2>
      {text ? <Text.p className="mt-2 max-w-measure text-stone">{text}</Text.p> : null}
    </div>
  )
}

function Parts({ content: { parts } }: PartProps<'drawn'>) {
  if (parts.length === 0) return null
  return (
    <dl className="border-t border-line text-sm">
      {parts.map(({ name, text }, index) => (
        <div key={index} className="border-b border-line py-2">
          <Text.dt className="mr-2 inline font-semibold">{name}</Text.dt>
          {text ? <Text.dd className="inline text-stone">{text}</Text.dd> : null}
        </div>
      ))}
    </dl>
  )
}

/** What the company stands for. */
export function Principles({ content: { show, title, text, drawing }, tone }: PartProps<'stance'>) {
  if (!show) return null
  const heading = <Text.h2>{title}</Text.h2>
  if (drawing.name === 'none')
    return (
      <Band tone={tone} className={`${partSpace} ${twoColumns} gap-y-4`}>
        {heading}
        <RichText text={text} className="prose" />
      </Band>
    )
  return (
    <Band tone={tone} className={`${partSpace} ${besideDrawing} items-center`}>
      <div>
        {heading}
        <RichText text={text} className="prose mt-4 text-sm" />
      </div>
      <Drawing drawing={drawing} />
    </Band>
  )
}

import type { HomeContent } from '#contract/content/home.ts'
import { Picture } from '../../ui/picture.tsx'
import { Text } from '../content/text.tsx'
import { Band } from '../parts/band.tsx'
import { Drawing } from '../parts/drawing.tsx'

/** The steps below a drawing or a picture; the page of construction contracts tells them at length. */
export function BuildingProcess({ content }: { content: HomeContent['process'] }) {
  const { title, text, drawing, picture, steps } = content
  return (
    <Band tone="leaf" className="py-12 lg:py-24 deferred">
      <div className="grid gap-x-[6vw] gap-y-8 lg:grid-cols-[1fr_2fr] lg:items-end">
        <div>
          <Text.h2>{title}</Text.h2>
          <Text.p className="lead mt-4 max-w-measure text-sand">{text}</Text.p>
        </div>
        {picture ? (
          <Picture {...picture} sizes="(min-width: 1024px) 60vw, 88vw" className="aspect-3/2" />
        ) : (
          <Drawing drawing={drawing} />
        )}
      </div>
      <ol className="mt-8 grid gap-x-6 lg:mt-10 lg:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] lg:gap-y-8">
        {steps.map(({ title, when, text }, index) => (
          <li
            key={index}
            className="grid grid-cols-[auto_1fr] gap-x-6 border-t border-brass/50 py-4 lg:block lg:pb-0"
          >
            <span aria-hidden="true" className="w-6 font-serif text-2xl lg:block lg:text-3xl">
              {index + 1}
            </span>
            <div className="lg:mt-4">
              <Text.p className="label text-sand">{when}</Text.p>
              <Text.h3 className="text-lg leading-snug lg:mt-1">{title}</Text.h3>
              <Text.p className="text-sm text-sand lg:mt-1">{text}</Text.p>
            </div>
          </li>
        ))}
      </ol>
    </Band>
  )
}

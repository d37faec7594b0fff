import { Picture } from '../../ui/picture.tsx'
import { Text } from '../content/text.tsx'
import { Band } from '../parts/band.tsx'
import { type PartProps, partSpace } from './part.ts'

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

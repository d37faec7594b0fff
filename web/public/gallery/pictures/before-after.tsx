import { lazy, Suspense } from 'react'
import type { Picture as ProjectPicture } from '#contract/projects.ts'
import { useHydrated } from '../../../screen.tsx'
import { Boundary } from '../../../ui/boundary.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { marked } from '../../content/lang.ts'
import { fitClass, wholeClass } from '../justified-rows.ts'
import { words } from '../project-words.ts'

/** Few projects have it, so its code and styles are apart. */
const CompareSlider = lazy(async () => ({
  default: (await import('../../../ui/compare/compare-slider.tsx')).CompareSlider,
}))

type Props = Record<'before' | 'after', ProjectPicture>

/** Two pictures side by side; one over the other, with a slider between them, once the app is there. */
export function BeforeAfter(pair: Props) {
  const hydrated = useHydrated()
  const picture = (side: keyof Props) => (
    <Picture {...pair[side]} sizes="(min-width: 768px) 72vw, 88vw" className={wholeClass(pair[side])} />
  )
  const caption = (side: keyof Props) => {
    const own = pair[side].caption
    return own ? marked(own, `${words[side]}: `) : words[side]
  }
  const apart = (
    <div className="grid gap-4 md:grid-cols-2 md:gap-6">
      {(['before', 'after'] as const).map((side) => (
        <figure key={side}>
          {picture(side)}
          <figcaption className="mt-2 text-sm text-stone">{caption(side)}</figcaption>
        </figure>
      ))}
    </div>
  )
  if (!hydrated) return apart
  return (
    <Boundary otherwise={apart}>
      <Suspense fallback={apart}>
        <figure className={`mx-auto w-full ${fitClass(pair.after)}`}>
          <CompareSlider
            before={picture('before')}
            after={picture('after')}
            label={words.compare}
            describeAt={words.compared}
          />
          <figcaption className="mt-2 flex justify-between gap-x-4 text-sm text-stone">
            <span>{caption('before')}</span>
            <span className="text-right">{caption('after')}</span>
          </figcaption>
        </figure>
      </Suspense>
    </Boundary>
  )
}

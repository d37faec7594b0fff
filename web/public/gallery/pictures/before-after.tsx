import { lazy, type ReactNode, Suspense } from 'react'
import type { Picture as ProjectPicture } from '#contract/projects.ts'
import { Boundary } from '../../../ui/boundary.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { marked } from '../../content/lang.ts'
import { useHydrated } from '../../shell/use-hydrated.ts'
import { fitClass } from '../justified-rows.ts'
import { words } from '../project-words.ts'

/** Few projects have it, so its code and styles are apart. */
const CompareSlider = lazy(async () => ({ default: (await import('./compare-slider.tsx')).CompareSlider }))

type Props = { before: ProjectPicture; after: ProjectPicture }

/** Two pictures side by side; one over the other, with a slider between them, once the app is there. */
export function BeforeAfter({ before, after }: Props) {
  const hydrated = useHydrated()
  const captions = {
    before: captionOf(words.before, before.caption),
    after: captionOf(words.after, after.caption),
  }
  const apart = (
    <div className="grid gap-4 md:grid-cols-2 md:gap-6">
      {([before, after] as const).map((picture, index) => (
        <figure key={picture.src} className={`mx-auto w-full ${fitClass(picture)}`}>
          <Picture {...picture} sizes="(min-width: 768px) 44vw, 88vw" />
          <figcaption className="mt-2 text-sm text-stone">
            {index === 0 ? captions.before : captions.after}
          </figcaption>
        </figure>
      ))}
    </div>
  )
  if (!hydrated) return apart
  return (
    <Boundary otherwise={apart}>
      <Suspense fallback={apart}>
        <CompareSlider before={before} after={after} captions={captions} className={fitClass(after)} />
      </Suspense>
    </Boundary>
  )
}

const captionOf = (side: string, caption: string): ReactNode =>
  caption ? marked(caption, `${side}: `) : side

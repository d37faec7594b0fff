// The preview needs a wide screen. It is loaded only there, so it imports nothing of the form and gets it from here.
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { schemaOf } from '#contract/content/pages.ts'
import { checkContent } from '#contract/content/validate.ts'
import { translatableTexts } from '#contract/content/walk-content.ts'
import { Boundary } from '../../../ui/boundary.tsx'
import { Loading } from '../../../ui/list-state.tsx'
import { isWithinAny, useFormState } from '../content-store.ts'
import type { PreviewedForm } from './live-preview.tsx'

const LivePreview = lazy(async () => ({ default: (await import('./live-preview.tsx')).LivePreview }))

const wide = matchMedia('(width >= 80rem)')
const onWide = (changed: () => void) => {
  wide.addEventListener('change', changed)
  return () => wide.removeEventListener('change', changed)
}

export function BesideForm({ page, form, malayalam }: Pick<PreviewedForm, 'page' | 'form' | 'malayalam'>) {
  const isWide = useSyncExternalStore(onWide, () => wide.matches)
  const { store, fill } = useFormState()
  const check = () => checkContent(page, store.get().content)
  const textsIn = (paths: readonly string[]) =>
    translatableTexts(schemaOf(page), store.get().content)
      .filter(({ path }) => isWithinAny(path, paths))
      .map(({ text }) => text)
  if (!isWide) return null
  return (
    <div className="col-start-2 row-span-3 row-start-1">
      <div className="sticky top-20 h-[calc(100dvh-8.5rem)]">
        <Boundary>
          <Suspense fallback={<Loading />}>
            <LivePreview of={{ page, form, malayalam, store, fill, check, textsIn }} />
          </Suspense>
        </Boundary>
      </div>
    </div>
  )
}

import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { Boundary } from '../list-state.tsx'
import type { PictureProps } from '../picture.tsx'

const Lightbox = lazy(async () => ({ default: (await import('./lightbox.tsx')).Lightbox }))

/** Links to pictures open them over the page; without JavaScript, or in a new tab, as files. */
export function useLightbox(pictures: readonly Omit<PictureProps, 'sizes'>[], label: string) {
  const [opened, setOpened] = useState<string>()
  const open = (src: string) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpened(src)
  }
  const lightbox =
    opened === undefined ? null : (
      <Boundary onBreak={() => location.assign(opened)}>
        <Suspense>
          <Lightbox
            label={label}
            pictures={pictures}
            at={pictures.findIndex(({ src }) => src === opened)}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      </Boundary>
    )
  return { open, lightbox }
}

import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react'
import type { Picture as ProjectPicture } from '#contract/projects.ts'
import { Boundary } from '../../ui/boundary.tsx'
import { Picture, type PictureProps } from '../../ui/picture.tsx'
import { growClass, splitRows } from './justified-rows.ts'

const Lightbox = lazy(async () => ({ default: (await import('../../ui/lightbox.tsx')).Lightbox }))

type Props = {
  pictures: readonly ProjectPicture[]
  /** Rendered between the main picture and the others. */
  children: ReactNode
}

/** The main picture across the page, the others in rows. Each opens in the lightbox, without JavaScript as a file. */
export function ProjectPictures({ pictures, children }: Props) {
  const [opened, setOpened] = useState<number>()
  const [main, ...others] = pictures
  const open = (index: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpened(index)
  }
  if (!main) return children
  return (
    <>
      {/* On phones a little less than the full width, since the next larger file weighs twice as much. */}
      <PictureLink
        {...main}
        priority
        sizes="(min-width: 768px) 100vw, 88vw"
        className="max-h-[80svh] min-h-[56vw]"
        onClick={open(0)}
      />
      {children}
      <div className="wrap grid gap-4 md:gap-6">
        {splitRows(others, [1, 2, 3, 2]).map((row) => (
          <div key={row[0]?.src} className="flex flex-col gap-4 md:flex-row md:gap-6">
            {row.map((picture) => (
              <PictureLink
                key={picture.src}
                {...picture}
                sizes={sizes[row.length] ?? '100vw'}
                className="h-full"
                linkClassName={growClass(picture, row.length)}
                onClick={open(pictures.indexOf(picture))}
              />
            ))}
          </div>
        ))}
      </div>
      {opened === undefined ? null : (
        <Boundary onBreak={() => location.assign(pictures[opened]?.src ?? main.src)}>
          <Suspense>
            <Lightbox
              label="Pictures of this project"
              pictures={pictures}
              at={opened}
              onClose={() => setOpened(undefined)}
            />
          </Suspense>
        </Boundary>
      )}
    </>
  )
}

const sizes: Record<number, string> = {
  1: '(min-width: 1472px) 1344px, 88vw',
  2: '(min-width: 1472px) 660px, (min-width: 768px) 45vw, 88vw',
  3: '(min-width: 1472px) 432px, (min-width: 768px) 30vw, 88vw',
}

type PictureLinkProps = PictureProps & { linkClassName?: string; onClick: (event: MouseEvent) => void }

function PictureLink({ linkClassName = '', onClick, ...picture }: PictureLinkProps) {
  return (
    <a href={picture.src} data-app onClick={onClick} className={`block cursor-zoom-in ${linkClassName}`}>
      <span className="sr-only">Enlarge: </span>
      <Picture {...picture} />
    </a>
  )
}

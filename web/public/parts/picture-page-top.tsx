import type { ReactNode } from 'react'
import type { ContentPicture } from '#contract/content/fields.ts'
import { Picture } from '../../ui/picture.tsx'
import { Text } from '../content/text.tsx'
import { PictureNote } from '../gallery/picture-note.tsx'

type TopWordsProps = { label: string; title: string; lead: string; children?: ReactNode }

type PicturePageTopProps = TopWordsProps & { picture: ContentPicture; pictureClassName?: string }

/** The words of a page's top and what it begins with, side by side on wide screens. */
export const topGrid = 'grid lg:grid-cols-[minmax(0,9fr)_minmax(0,11fr)]'

/** A page that begins with a picture: beside its heading on wide screens, above it on others, both in the first view. */
export function PicturePageTop({ picture, pictureClassName = '', ...props }: PicturePageTopProps) {
  return (
    <div className={topGrid}>
      <Picture
        {...picture}
        // At the height of most screens its width is not what counts.
        sizes="(min-width: 1024px) max(55vw, 69rem), 100vw"
        priority
        className={`h-[clamp(144px,100svh-29rem,62vw)] lg:order-last lg:h-full lg:max-h-[72rem] lg:min-h-[clamp(24rem,100svh-8rem,46rem)] ${pictureClassName}`}
      />
      <TopWords {...props} />
    </div>
  )
}

/** In a `topGrid`. */
export function TopWords({ label, title, lead, children }: TopWordsProps) {
  return (
    <header className="px-gutter pt-6 pb-8 lg:self-center lg:py-12 lg:pr-[5vw] lg:pl-[max(var(--spacing-gutter),50vw-var(--container-page)/2)]">
      <Text.p className="label">{label}</Text.p>
      <Text.h1 className="mt-2 md:mt-4">{title}</Text.h1>
      <Text.p className="lead mt-4 max-w-measure">{lead}</Text.p>
      {children}
      <PictureNote className="mt-4" />
    </header>
  )
}

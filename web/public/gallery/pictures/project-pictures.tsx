import { lazy, type MouseEvent, type ReactNode, Suspense } from 'react'
import type { PicturePair, Picture as ProjectPicture } from '#contract/projects.ts'
import { useHydrated } from '../../../screen.tsx'
import { useLightbox } from '../../../ui/layers/use-lightbox.tsx'
import { Boundary } from '../../../ui/list-state.tsx'
import { Picture, type PictureProps } from '../../../ui/picture.tsx'
import { marked } from '../../content/lang.ts'
import { Text } from '../../content/text.tsx'
import {
  fitClass,
  growClass,
  isPortrait,
  ratioOf,
  splitRows,
  wholeClass,
  widthInPair,
} from '../justified-rows.ts'
import { words } from '../project-words.ts'

type Props = {
  pictures: readonly ProjectPicture[]
  pairs: readonly PicturePair[]
  /** Rendered above the main picture. */
  top: ReactNode
  /** Rendered between the main picture and the others. */
  children: ReactNode
}

/** The main picture, pairs, the others in rows, then drawings. Each opens in the lightbox, without JavaScript as a file. */
export function ProjectPictures({ pictures, pairs, top, children }: Props) {
  const [main, ...others] = pictures
  const { open, lightbox } = useLightbox(pictures, words.pictures)
  if (!main)
    return (
      <div className="wrap">
        {top}
        {children}
      </div>
    )
  const Top = isPortrait(main) || main.drawing ? PortraitTop : LandscapeTop
  const compared = pairs.flatMap(({ id, ...pair }) => {
    const [before, after] = [pair.before, pair.after].map((src) => pictures.find((one) => one.src === src))
    return before && after ? [{ id, before, after }] : []
  })
  const single = others.filter(
    (one) => !compared.some(({ before, after }) => one === before || one === after),
  )
  const photos = single.filter(({ drawing }) => !drawing)
  const drawings = single.filter(({ drawing }) => drawing)
  const rowOf = (row: ProjectPicture[]) => <Row key={row[0]?.src} row={row} onClick={open} />
  return (
    <>
      <Top main={main} onClick={open(main.src)} top={top}>
        {children}
      </Top>
      <Part title={words.beforeAndAfter}>
        {compared.map(({ id, before, after }) => (
          <BeforeAfter key={id} before={before} after={after} />
        ))}
      </Part>
      <Part>{splitRows(photos, (picture) => picture, { widest: 4.6, alone: 0.1 }).map(rowOf)}</Part>
      <Part title={words.drawings}>
        {drawings.flatMap((_, index) => (index % 2 === 0 ? rowOf(drawings.slice(index, index + 2)) : []))}
      </Part>
      {lightbox}
    </>
  )
}

/** Nothing where there is nothing to show; without a title only screen readers hear what it is. */
function Part({ title, children }: { title?: string; children: ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <section className="wrap grid gap-4 pb-10 md:gap-6 lg:pb-16">
      <h2 className={title ? 'label font-sans' : 'sr-only'}>{title ?? words.pictures}</h2>
      {children}
    </section>
  )
}

type RowProps = {
  row: ProjectPicture[]
  onClick: (src: string) => (event: MouseEvent) => void
}

/** Its pictures have the same height, and room for captions if one has a caption. */
function Row({ row, onClick }: RowProps) {
  const hasCaption = row.some(({ caption }) => caption)
  // Beside a longer caption a picture is higher.
  const stretch = hasCaption ? 1.5 : 1
  return (
    <div className={ratioOf(row) < 2 && row.some(isPortrait) ? 'bg-sand' : ''}>
      <div className={`flex flex-wrap gap-4 md:flex-nowrap md:gap-6 ${rowClass(row)}`}>
        {row.map((picture, index) => (
          <PictureLink
            key={picture.src}
            {...picture}
            sizes={`${sizes[row.length]}${isHalf(row, index) ? widthInPair(row, index) * stretch : 88}vw`}
            className={`grow ${isWhole(picture) ? '' : cappedHeight}`}
            linkClassName={`${isHalf(row, index) ? 'basis-2/5 grow' : 'basis-full'} ${growClass(picture)} ${row.length > 1 || isWhole(picture) ? `mx-auto ${fitClass(picture)}` : ''}`}
            captionClassName={hasCaption ? 'md:min-h-10' : undefined}
            onClick={onClick(picture.src)}
          />
        ))}
      </div>
    </div>
  )
}

type TopProps = {
  main: ProjectPicture
  top: ReactNode
  children: ReactNode
  onClick: (event: MouseEvent) => void
}

/** Across the page. */
function LandscapeTop({ main, top, children, onClick }: TopProps) {
  return (
    <>
      <div className="wrap">{top}</div>
      {/* On phones a little less than the full width, since the next larger file weighs twice as much. */}
      <PictureLink
        {...main}
        priority
        sizes="(min-width: 768px) 100vw, 88vw"
        // What it loses is rather ground than roof.
        className={`${cappedHeight} [&_img]:object-[50%_15%]`}
        captionClassName={main.caption && 'wrap'}
        onClick={onClick}
      />
      <div className="wrap">
        <div className="@container">{children}</div>
      </div>
    </>
  )
}

/** Whole, beside the text where there is room. */
function PortraitTop({ main, top, children, onClick }: TopProps) {
  return (
    <div className="wrap lg:grid lg:grid-cols-[1fr_minmax(0,42%)] lg:grid-rows-[auto_1fr] lg:gap-x-[6vw]">
      <div>{top}</div>
      <PictureLink
        {...main}
        priority
        sizes="(min-width: 1024px) 38vw, 88vw"
        linkClassName={`mx-auto w-full lg:row-span-2 lg:mt-10 lg:mr-0 lg:mb-16 lg:self-start ${fitClass(main)}`}
        onClick={onClick}
      />
      <div className="@container lg:-mt-6">{children}</div>
    </div>
  )
}

/** A landscape picture across the page loses a little at its edges instead of being higher than the screen. */
const cappedHeight = '[&_picture_img]:max-h-[max(80svh,20rem)]'

/** Pictures that are never cut to a band. */
const isWhole = (picture: ProjectPicture) => picture.drawing || isPortrait(picture)

/** Rows with such a picture are narrower instead. */
const rowClass = (row: ProjectPicture[]) => (row.some(isWhole) ? `mx-auto ${fitClass(...row)}` : '')

/** On phones, longer rows are pairs, below one across the screen if their number is odd. */
const isHalf = (row: ProjectPicture[], index: number) => row.length > 2 && (index > 0 || row.length % 2 === 0)

/** Of a row by its length, up to what phones show. */
const sizes: Record<number, string> = {
  1: '(min-width: 1472px) 1344px, ',
  2: '(min-width: 1472px) 660px, (min-width: 768px) 45vw, ',
  3: '(min-width: 1472px) 432px, (min-width: 768px) 30vw, ',
  4: '(min-width: 1472px) 324px, (min-width: 768px) 22vw, ',
}

type PictureLinkProps = PictureProps &
  Pick<ProjectPicture, 'caption' | 'drawing'> & {
    linkClassName?: string
    /** Where a picture without a caption leaves room for one. */
    captionClassName?: string
    onClick: (event: MouseEvent) => void
  }

function PictureLink({ linkClassName = '', captionClassName, onClick, ...props }: PictureLinkProps) {
  const { caption, drawing, className = '', ...picture } = props
  return (
    <figure className={`flex flex-col ${linkClassName}`}>
      <a href={picture.src} data-app onClick={onClick} className="flex grow cursor-zoom-in flex-col">
        <span className="sr-only">{words.enlarge}</span>
        <Picture {...picture} className={`${className} ${wholeClass({ drawing })}`} />
      </a>
      {caption || captionClassName ? (
        <Text.figcaption
          className={`mt-2 text-sm text-stone ${caption ? '' : 'max-md:hidden'} ${captionClassName ?? ''}`}
        >
          {caption}
        </Text.figcaption>
      ) : null}
    </figure>
  )
}

/** Few projects have it, so its code and styles are apart. */
const CompareSlider = lazy(async () => ({
  default: (await import('../../../ui/compare/compare-slider.tsx')).CompareSlider,
}))

type Pair = Record<'before' | 'after', ProjectPicture>

/** Two pictures side by side; one over the other, with a slider between them, once the app is there. */
export function BeforeAfter(pair: Pair) {
  const hydrated = useHydrated()
  const picture = (side: keyof Pair) => (
    <Picture {...pair[side]} sizes="(min-width: 768px) 72vw, 88vw" className={wholeClass(pair[side])} />
  )
  const caption = (side: keyof Pair) => {
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

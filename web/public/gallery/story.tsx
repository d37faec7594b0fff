// How a house grew, from its public updates: stage by stage, the oldest first.
import { Fragment, type MouseEvent } from 'react'
import { formatDay } from '#contract/days.ts'
import { stageNames } from '#contract/houses/stages.ts'
import type { ShownUpdate } from '#contract/houses/updates.ts'
import type { Picture as StoredPicture } from '#contract/projects.ts'
import { useLightbox } from '../../ui/layers/use-lightbox.tsx'
import { Picture } from '../../ui/picture.tsx'
import { langOf } from '../content/lang.ts'
import { Text } from '../content/text.tsx'
import { Band, twoColumns } from '../parts/band.tsx'
import { fitClass, growClass, splitRows, widthInPair } from './justified-rows.ts'
import { words } from './project-words.ts'

export function Story({ isGrowing, ...props }: { updates: readonly ShownUpdate[]; isGrowing: boolean }) {
  const updates = props.updates.map(withAltTexts)
  const pictures = updates.flatMap((update) => update.pictures)
  const { open, lightbox } = useLightbox(pictures, words.story.pictures)
  return (
    <Band className="pb-12 lg:pb-24 print:hidden">
      <div className="mb-6 lg:mb-8">
        <h2>{isGrowing ? words.story.titleSoFar : words.story.title}</h2>
        {updates.some(({ text }) => text && langOf(text)) ? (
          <p className="mt-1 text-xs text-stone">{words.story.asWritten}</p>
        ) : null}
      </div>
      <ol>
        {stagesOf(updates).map((part) => (
          <li key={part[0]?.id} className={`${twoColumns} gap-y-4 border-t border-line py-8`}>
            {part[0]?.stage ? (
              <h3 className="font-serif text-2xl font-normal">{stageNames[part[0].stage]}</h3>
            ) : null}
            <ol className="grid gap-8 lg:col-start-2">
              {part.map((update) => (
                <li key={update.id}>
                  <UpdateText update={update} />
                  <UpdatePictures pictures={update.pictures} onOpen={open} />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      {lightbox}
    </Band>
  )
}

function UpdateText({ update: { happened_on, text } }: { update: ShownUpdate }) {
  return (
    <>
      <p className="label">
        <time dateTime={happened_on}>{formatDay(happened_on)}</time>
      </p>
      {text ? (
        <p lang={langOf(text)} className="mt-1 max-w-measure wrap-anywhere whitespace-pre-line lg:text-lg">
          {text}
        </p>
      ) : null}
    </>
  )
}

type UpdatePicturesProps = {
  pictures: readonly StoredPicture[]
  onOpen: (src: string) => (event: MouseEvent) => void
}

/** In rows, on phones at most two side by side. Each opens in the lightbox, without JavaScript as a file. */
function UpdatePictures({ pictures, onOpen }: UpdatePicturesProps) {
  return splitRows(pictures, (picture) => picture, { widest: 3.2, alone: 0.1 }).map((row) => (
    <Fragment key={row[0]?.src}>
      <div className={`mt-4 flex flex-wrap gap-4 md:flex-nowrap ${fitClass(...row)}`}>
        {row.map((picture, index) => (
          <a
            key={picture.src}
            href={picture.src}
            data-app
            onClick={onOpen(picture.src)}
            className={`block cursor-zoom-in ${(row.length - index) % 2 && index === 0 ? 'basis-full' : 'basis-2/5 grow'} ${growClass(picture)}`}
          >
            <span className="sr-only">{words.enlarge}</span>
            <Picture
              {...picture}
              sizes={`${row.length > 1 ? '(min-width: 768px) 28vw' : '(min-width: 1024px) 50vw'}, ${widthInPair(row, index)}vw`}
              className="h-full"
            />
          </a>
        ))}
      </div>
      {row.map(({ src, caption }) =>
        caption ? (
          <Text.p key={src} className="mt-2 text-sm text-stone">
            {caption}
          </Text.p>
        ) : null,
      )}
    </Fragment>
  ))
}

/** Those of one stage that follow each other; what has no stage belongs to the one before it. */
function stagesOf(updates: ShownUpdate[]) {
  const parts: ShownUpdate[][] = []
  for (const update of updates) {
    const part = parts.at(-1)
    if (part && (!update.stage || update.stage === part[0]?.stage)) part.push(update)
    else parts.push([update])
  }
  return parts
}

/** A picture that nobody has described is named by its stage and day. */
function withAltTexts(update: ShownUpdate) {
  const { stage, happened_on } = update
  const name = [stage && stageNames[stage], formatDay(happened_on)].filter(Boolean).join(', ')
  const pictures = update.pictures.map((picture, index) => ({
    ...picture,
    alt: picture.alt || (index > 0 ? words.story.picture(name, index + 1) : name),
  }))
  return { ...update, pictures }
}

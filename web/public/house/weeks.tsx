import { formatDay } from '#contract/days.ts'
import { stageNames } from '#contract/houses/stages.ts'
import type { ShownUpdate } from '#contract/houses/updates.ts'
import { useLightbox } from '../../ui/layers/use-lightbox.tsx'
import { Picture } from '../../ui/picture.tsx'
import { noBreak } from '../content/no-break.ts'
import { Text } from '../content/text.tsx'
import { isPortrait } from '../gallery/justified-rows.ts'
import { words } from './words.ts'

/** The newest week first, and in each the newest update. */
export function Weeks({ updates }: { updates: readonly ShownUpdate[] }) {
  const weeks = [...Map.groupBy(updates, ({ happened_on }) => mondayBefore(happened_on))]
  return weeks.map(([monday, own], index) => (
    <section
      key={monday}
      className="grid gap-x-[6vw] gap-y-6 border-t border-line py-6 lg:grid-cols-[1fr_2fr] lg:py-10"
    >
      <h2 className="text-xl">{noBreak(words.weekOf(formatDay(monday)))}</h2>
      <div className="grid min-w-0 gap-10">
        {own.map((update, at) => (
          <Update key={update.id} update={update} isFirst={index + at === 0} />
        ))}
      </div>
    </section>
  ))
}

/** Weeks begin on Monday. */
function mondayBefore(day: string) {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}

function Update({ update, isFirst }: { update: ShownUpdate; isFirst: boolean }) {
  const { happened_on, stage, text } = update
  const day = formatDay(happened_on)
  const pictures = update.pictures.map((picture, at) => ({
    ...picture,
    alt: picture.alt || words.picture(day, at + 1),
  }))
  const { open, lightbox } = useLightbox(pictures, words.pictures)
  return (
    <article>
      <h3 className="text-sm font-semibold text-teak">
        {[noBreak(day), stage && stageNames[stage]].filter(Boolean).join(' · ')}
      </h3>
      {text ? <Text.p className="mt-2 max-w-measure whitespace-pre-line wrap-anywhere">{text}</Text.p> : null}
      {pictures.length > 0 ? (
        <div className="mt-4 grid gap-4 md:grid-cols-2">
          {pictures.map((picture, at) => (
            <a
              key={picture.src}
              href={picture.src}
              onClick={open(picture.src)}
              className={isWide(pictures, at) ? 'md:col-span-2' : ''}
            >
              <Picture
                {...picture}
                sizes={`(min-width: 64rem) ${isWide(pictures, at) ? 56 : 28}vw, 88vw`}
                priority={isFirst && at === 0}
              />
              {picture.caption ? (
                <Text.span className="mt-2 block text-sm text-stone">{picture.caption}</Text.span>
              ) : null}
            </a>
          ))}
        </div>
      ) : null}
      {lightbox}
    </article>
  )
}

/** The first one, where the others are pairs. */
const isWide = (pictures: ShownUpdate['pictures'], at: number) =>
  at === 0 && pictures.length % 2 === 1 && !pictures.slice(0, 1).some(isPortrait)

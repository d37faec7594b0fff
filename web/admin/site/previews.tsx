// How a text will look on its page.
// biome-ignore-all lint/suspicious/noArrayIndexKey: texts may repeat

import { lazy, Suspense, useSyncExternalStore } from 'react'
import { schemaOf } from '#contract/content/pages.ts'
import { placeholderNames, type placeholderValues } from '#contract/content/placeholders.ts'
import { type Inline, parseRich } from '#contract/content/rich-text.ts'
import { checkContent } from '#contract/content/validate.ts'
import { translatableTexts } from '#contract/content/walk-content.ts'
import { Icon } from '../../ui/icon.tsx'
import { Boundary, Loading } from '../../ui/list-state.tsx'
import { isWithinAny, useFormState } from './content-store.ts'
import type { PreviewedForm } from './preview/live-preview.tsx'

type Heading = { className: string; lettersInLine: number }

const first: Heading = { className: 'font-serif text-[2.25rem] leading-[1.1]', lettersInLine: 17 }
const second: Heading = { className: 'font-serif text-[1.875rem] leading-[1.18]', lettersInLine: 20 }
const third: Heading = { className: 'text-[1.3125rem] leading-[1.4] font-semibold', lettersInLine: 28 }
const fittingLines = 2

/** A heading that takes more than two lines, as it breaks on a small phone. */
export function HeadingPreview({ path, text }: { path: string; text: string }) {
  const { fill } = useFormState()
  const heading = headingAt(path)
  const shown = fill(text)
  if (!heading || shown.length <= heading.lettersInLine * fittingLines) return null
  return (
    <figure className="mt-3">
      <figcaption className="mb-1 text-sm text-stone">On a small phone it breaks like this:</figcaption>
      {/* As wide as a text on a screen of 360 pixels. */}
      <div className="w-80 max-w-full border-y border-line py-3">
        <p className={`text-balance wrap-anywhere ${heading.className}`}>{shown}</p>
      </div>
    </figure>
  )
}

function headingAt(path: string) {
  if (!/title$/i.test(path) || path === 'search.title') return undefined
  if (path === 'title' || path === 'hero.title') return first
  return /\.\d+\./.test(path) ? third : second
}

export function RichPreview({ text }: { text: string }) {
  const { fill } = useFormState()
  const blocks = parseRich(fill(text))
  if (blocks.length === 0) return null
  return (
    <figure className="mt-3">
      <figcaption className="mb-1 text-sm text-stone">As it will look:</figcaption>
      <div className="prose border border-line bg-plaster px-5 py-4 wrap-anywhere">
        {blocks.map((block, index) =>
          block.kind === 'paragraph' ? (
            <p key={index}>{block.text.map(inline)}</p>
          ) : (
            <ul key={index}>
              {block.items.map((item, at) => (
                <li key={at}>{item.map(inline)}</li>
              ))}
            </ul>
          ),
        )}
      </div>
    </figure>
  )
}

const inline = (part: Inline, index: number) =>
  typeof part === 'string' ? (
    part
  ) : (
    <a key={index} href={part.href} target="_blank" rel="noreferrer">
      {part.label}
    </a>
  )

/** Words that stand for a value of the company. */
export function Placeholders({ values }: { values: ReturnType<typeof placeholderValues> }) {
  return (
    <details className="group mb-4 text-sm">
      <summary className="link flex min-h-11 list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        <Icon name="chevron" className="size-4 -rotate-90 transition-transform group-open:rotate-0" />
        Words that fill themselves in, such as {'{phone}'}
      </summary>
      <p className="text-stone">
        Write one of these in a text, with its brackets, and the page shows what stands in Company.
      </p>
      <dl className="my-3 grid gap-x-4 gap-y-1 sm:grid-cols-[max-content_minmax(0,1fr)]">
        {placeholderNames.map((name) => (
          <div key={name} className="contents">
            <dt className="font-semibold">{`{${name}}`}</dt>
            <dd className="mb-2 text-stone wrap-anywhere sm:mb-0">{values[name]}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

// The preview needs a wide screen. It is loaded only there, so it imports nothing of the form and gets it from here.

const LivePreview = lazy(async () => ({ default: (await import('./preview/live-preview.tsx')).LivePreview }))

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

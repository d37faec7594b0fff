// How a text will look on its page.
// biome-ignore-all lint/suspicious/noArrayIndexKey: texts may repeat
import { placeholderNames, type placeholderValues } from '#contract/content/placeholders.ts'
import { type Inline, parseRich } from '#contract/content/rich-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { useFormState } from './content-store.ts'

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

import { placeholderNames, type placeholderValues } from '#contract/content/placeholders.ts'
import { Icon } from '../../ui/icon.tsx'

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

import { words } from './words.ts'

type Difference = { label: string; before: string; after: string }

/** What was there before, and what is there now. */
export function Differences({ differences }: { differences: readonly Difference[] }) {
  return (
    <dl className="grid gap-4 pt-1 pb-2">
      {differences.map(({ label, before, after }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat
        <div key={index}>
          <dt className="font-semibold">{label}</dt>
          <dd className="whitespace-pre-wrap wrap-anywhere">
            <del className="text-stone">{before || words.empty}</del>
          </dd>
          <dd className="whitespace-pre-wrap wrap-anywhere">
            <ins className="no-underline">{after || words.empty}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}

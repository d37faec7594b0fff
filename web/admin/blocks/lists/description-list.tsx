import type { ReactNode } from 'react'
import { words } from '../words.ts'

type Entry = readonly [label: string, value: ReactNode]

/** Leaves out what is empty. */
export function DescriptionList({ entries }: { entries: readonly Entry[] }) {
  return (
    <dl className="grid gap-x-6 text-sm sm:grid-cols-[9rem_minmax(0,1fr)]">
      {entries
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label} className="border-t border-line py-2.5 sm:col-span-2 sm:grid sm:grid-cols-subgrid">
            <dt className="text-stone">{label}</dt>
            <dd className="whitespace-pre-wrap wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  )
}

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

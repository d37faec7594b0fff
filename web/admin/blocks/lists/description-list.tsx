import type { ReactNode } from 'react'

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

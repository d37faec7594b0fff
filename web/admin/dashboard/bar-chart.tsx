import type { ReactNode } from 'react'

// The chart is stretched to the width of the page, so its units are proportions.
const groupWidth = 10
const height = 100

export const fills = {
  leaf: 'fill-leaf forced-colors:fill-[CanvasText]',
  brass: 'fill-brass-deep forced-colors:fill-[Highlight]',
} as const
export type Fill = keyof typeof fills

/** A single application in a quiet month does not fill the chart. */
export const scaleOf = (highest: number) => Math.max(4, highest)

type BarChartProps = {
  /** Read out in place of the bars. */
  label: string
  caption: ReactNode
  /** Of the highest bar. */
  most: (count: number) => string
  /** Bars that stand side by side, such as those of a week. */
  groups: { id: string; title: string; counts: number[] }[]
  /** Of the bars of a group. */
  colours: Fill[]
  /** Below the first and the last group. */
  ends: [string, string]
}

export function BarChart({ label, caption, most, groups, colours, ends }: BarChartProps) {
  const barWidth = Math.min(6, 7 / colours.length)
  const gap = (groupWidth - colours.length * barWidth) / 2
  const highest = Math.max(0, ...groups.flatMap(({ counts }) => counts))
  const unit = height / scaleOf(highest)
  return (
    <figure className="max-w-4xl">
      <figcaption className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-sm">
        {caption}
        <span className="text-stone">{most(highest)}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${groups.length * groupWidth} ${height}`}
        preserveAspectRatio="none"
        className="h-40 w-full desk:h-28 border-b border-edge"
      >
        {groups.map(({ id, title, counts }, at) => (
          <g key={id} transform={`translate(${at * groupWidth})`}>
            <title>{title}</title>
            <rect
              width={groupWidth}
              height={height}
              className="fill-transparent not-forced-colors:hover:fill-sand"
            />
            {colours.map((colour, bar) => (
              <rect
                key={colour}
                x={gap + bar * barWidth}
                y={height - (counts[bar] ?? 0) * unit}
                width={barWidth}
                height={(counts[bar] ?? 0) * unit}
                className={`pointer-events-none ${fills[colour]}`}
              />
            ))}
          </g>
        ))}
      </svg>
      <div className="mt-2 flex justify-between text-sm text-stone" aria-hidden="true">
        {ends.map((end) => (
          <span key={end}>{end}</span>
        ))}
      </div>
    </figure>
  )
}

/** What is behind a chart, such as its numbers as a table. */
export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center text-sm font-semibold text-laterite hover:underline">
        {summary}
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  )
}

// What a part found, as a table in Markdown; and the few sums that every part needs.
export type Row = {
  what: string
  here: string
  /** What it is held against, measured in the same run. */
  beside?: string
  ratio?: number
  /** What must hold. */
  needed?: string
  holds?: boolean
}

export function print(rows: Row[]) {
  if (rows.length === 0) return
  console.log('| what | here | beside it | ratio | needed | |')
  console.log('|---|---|---|---|---|---|')
  for (const { what, here, beside = '', ratio, needed = '', holds } of rows) {
    const verdict = holds === undefined ? '' : holds ? 'pass' : '**short**'
    console.log(`| ${what} | ${here} | ${beside} | ${ratio?.toFixed(2) ?? ''} | ${needed} | ${verdict} |`)
  }
}

export function median(values: number[]) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Ours over theirs, round by round, so that a busy moment of the machine meets both. */
export function medianRatio(ours: number[], theirs: number[]) {
  return median(ours.map((value, i) => value / (theirs[i] ?? Number.NaN)))
}

export const perSecond = (value: number) => `${Math.round(value).toLocaleString('en')}/s`
export const milliseconds = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

// The lines printed on the way, the table at the end, and the few sums that every part needs.
export type Row = {
  measure: string
  figure: string
  needed: string
  /** Undefined where this machine cannot tell. */
  ok?: boolean
}

const startedAt = performance.now()

export function log(text: string) {
  const seconds = Math.round((performance.now() - startedAt) / 1_000)
  console.log(`${String(seconds).padStart(5)} s  ${text}`)
}

export function printTable(rows: Row[]) {
  console.log('\n| measure | figure | needed | |\n|---|---|---|---|')
  for (const { measure, figure, needed, ok } of rows)
    console.log(`| ${measure} | ${figure} | ${needed} | ${ok === undefined ? '-' : ok ? 'ok' : 'MISSED'} |`)
}

export function median(values: number[]) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Round by round, so that a busy moment of the machine meets both. */
export function medianRatio(ours: number[], theirs: number[]) {
  return median(ours.map((value, i) => value / (theirs[i] ?? Number.NaN)))
}

export const perSecond = (value: number) => `${Math.round(value).toLocaleString('en')}/s`
export const milliseconds = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`

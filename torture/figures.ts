export type Figure = { name: string; figure: string; needed: string; reached: boolean }

export const ms = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`

export function quantile(values: number[], share: number) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
}

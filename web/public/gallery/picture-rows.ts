/** How wide a picture is for its height, in eighths: the share of a row that it takes. */
const shares: Record<number, string> = {
  4: 'md:grow-4',
  5: 'md:grow-5',
  6: 'md:grow-6',
  7: 'md:grow-7',
  8: 'md:grow-8',
  9: 'md:grow-9',
  10: 'md:grow-10',
  11: 'md:grow-11',
  12: 'md:grow-12',
  13: 'md:grow-13',
  14: 'md:grow-14',
  15: 'md:grow-15',
  16: 'md:grow-16',
}

type Shape = { width: number; height: number }

/** Pictures that grow by this share fill a row at the same height, each in its true shape. */
export function shareOf({ width, height }: Shape, inRow: number) {
  // Alone, an upright picture would be taller than the screen.
  if (inRow === 1 && height > width) return 'md:max-w-1/2'
  const eighths = Math.round((8 * width) / height)
  return `md:basis-0 ${shares[Math.min(16, Math.max(4, eighths))]}`
}

/** Breaks a list into rows of the given lengths, over and over; the last picture is not left alone. */
export function rowsOf<Item>(items: readonly Item[], lengths: readonly number[]): Item[][] {
  const rows: Item[][] = []
  let start = 0
  while (start < items.length) {
    const length = lengths[rows.length % lengths.length] ?? 1
    rows.push(items.slice(start, start + length))
    start += length
  }
  const last = rows.at(-1)
  const before = rows.at(-2)
  if (last?.length === 1 && before && before.length > 2) last.unshift(...before.splice(-1))
  return rows
}

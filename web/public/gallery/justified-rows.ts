// Rows in which pictures of different shapes have the same height.

// Whole class names, since Tailwind finds them in the source.
const growClasses = [
  ...['md:grow-4', 'md:grow-5', 'md:grow-6', 'md:grow-7', 'md:grow-8', 'md:grow-9', 'md:grow-10'],
  ...['md:grow-11', 'md:grow-12', 'md:grow-13', 'md:grow-14', 'md:grow-15', 'md:grow-16'],
]
const minGrow = 4

/** Lets a picture grow by its aspect ratio, counted in eighths. */
export function growClass({ width, height }: { width: number; height: number }, rowLength: number) {
  // Alone, a portrait picture would be taller than the screen.
  if (rowLength === 1 && height > width) return 'md:max-w-1/2'
  const eighths = Math.round((8 * width) / height)
  const index = Math.min(growClasses.length - 1, Math.max(0, eighths - minGrow))
  return `md:basis-0 ${growClasses[index]}`
}

/** Splits a list into rows whose lengths repeat; the last item is not left alone. */
export function splitRows<Item>(items: readonly Item[], lengths: readonly number[]): Item[][] {
  const rows: Item[][] = []
  let start = 0
  while (start < items.length) {
    const length = lengths[rows.length % lengths.length] ?? 1
    rows.push(items.slice(start, start + length))
    start += length
  }
  const last = rows.at(-1)
  const previous = rows.at(-2)
  if (last?.length === 1 && previous && previous.length > 2) last.unshift(...previous.splice(-1))
  return rows
}

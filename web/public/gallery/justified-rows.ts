// Rows in which pictures of different shapes have the same height.
type Shape = { width: number; height: number }
type RowLook = {
  /** The sum of aspect ratios from which the pictures of a row become too low. */
  widest: number
  /** How much worse than others a row of one picture is. */
  alone: number
}

/** Below it, a row across the page is higher than a screen. */
const narrowest = 1.9
const rowLengths = [4, 3, 2, 1]
/** What two rows of the same length cost, against monotony. */
const repetition = 0.15

/** Also nearly square pictures: cut to a band they would lose too much. */
export const isPortrait = ({ width, height }: Shape) => width < 1.2 * height

/** Lets a picture grow by its aspect ratio, counted in sixteenths; theme.css names these classes. */
export const growClass = (shape: Shape) =>
  `md:basis-0 md:grow-${clamp(Math.round(16 * ratioOf([shape])), 32)}`

/** So narrow that pictures side by side, in their true shapes, are no higher than most of the screen. */
export const fitClass = (...shapes: Shape[]) => `fit-${clamp(Math.floor(16 * ratioOf(shapes)), 48)}`

/** Splits a list into the rows whose heights suit a screen best. */
export function splitRows<Item>(items: readonly Item[], shapeOf: (item: Item) => Shape, look: RowLook) {
  const best: { cost: number; rows: Item[][] }[] = [{ cost: 0, rows: [] }]
  for (let end = 1; end <= items.length; end++) {
    const plans = rowLengths.flatMap((length) => {
      const before = best[end - length]
      if (!before) return []
      const row = items.slice(end - length, end)
      const repeated = before.rows.at(-1)?.length === length ? repetition : 0
      return [{ cost: before.cost + rowCost(row.map(shapeOf), look) + repeated, rows: [...before.rows, row] }]
    })
    best.push(plans.reduce((a, b) => (b.cost < a.cost ? b : a)))
  }
  return best[items.length]?.rows ?? []
}

function rowCost(shapes: Shape[], { widest, alone }: RowLook) {
  const ratio = ratioOf(shapes)
  const excess = Math.max(0, narrowest - ratio, ratio - widest)
  return excess ** 2 + (shapes.length === 1 ? alone : 0)
}

export const ratioOf = (shapes: Shape[]) => shapes.reduce((sum, { width, height }) => sum + width / height, 0)

const clamp = (value: number, most: number) => Math.min(most, Math.max(8, value))

/**
 * How wide a picture is on phones, in vw, in the rows that are pairs there, below one across the screen if their number is
 * odd: both are as high as the narrower one, to which the other is cut.
 */
export function widthInPair(row: Shape[], index: number) {
  const odd = row.length % 2
  const [own, other] = [row[index], row[((index - odd) ^ 1) + odd]]
  if (!own || !other) return 88
  return Math.min(88, Math.round(43 * Math.max(1, ratioOf([own]) / ratioOf([other]))))
}

/** A drawing is never cropped, whatever the shape of its place. */
export const wholeClass = ({ drawing }: { drawing: boolean }) =>
  drawing ? 'bg-white [&_img]:object-contain' : ''

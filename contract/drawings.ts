// The line drawings of content/drawings, which pages show beside photographs.
type Drawing = {
  /** What staff choose it by. */
  label: string
  width: number
  height: number
  /** The part that the drawing itself fills, without words and dimensions: left, top, width, height. */
  inner: readonly [number, number, number, number]
}

export const drawings = {
  'plan-contemporary-ground': {
    label: 'Plan of a contemporary house, ground floor',
    width: 1200,
    height: 900,
    inner: [125, 41, 883, 727],
  },
  'plan-contemporary-first': {
    label: 'Plan of a contemporary house, first floor',
    width: 1200,
    height: 900,
    inner: [125, 41, 883, 727],
  },
  'plan-nalukettu': {
    label: 'Plan of a courtyard house',
    width: 1200,
    height: 900,
    inner: [231, 57, 762, 810],
  },
  'section-courtyard': {
    label: 'Section through a courtyard house',
    width: 1200,
    height: 800,
    inner: [47, 113, 1145, 572],
  },
  'elevation-villa': {
    label: 'Front of a villa',
    width: 1200,
    height: 800,
    inner: [13, 107, 1177, 591],
  },
  'detail-waterproofing': {
    label: 'Edge of a flat roof',
    width: 1200,
    height: 800,
    inner: [283, 119, 687, 608],
  },
  'interior-kitchen': {
    label: 'Wall of a kitchen',
    width: 1200,
    height: 800,
    inner: [141, 61, 936, 609],
  },
  'detail-floor': {
    label: 'Layers of an epoxy floor',
    width: 1200,
    height: 900,
    inner: [172, 48, 623, 804],
  },
} as const satisfies Record<string, Drawing>

export type DrawingName = keyof typeof drawings

export const drawingNames = Object.keys(drawings) as DrawingName[]

// The line drawings of content/drawings, which pages show beside photographs.
type Box = readonly [left: number, top: number, width: number, height: number]

type Drawing = {
  /** What staff choose it by. */
  label: string
  /** What its words fill too, in every language. */
  outer: Box
  /** What the drawing itself fills, without them. */
  inner: Box
}

export const drawings = {
  'plan-contemporary-ground': {
    label: 'Plan of a contemporary house, ground floor',
    outer: [125, 41, 883, 727],
    inner: [125, 41, 883, 727],
  },
  'plan-contemporary-first': {
    label: 'Plan of a contemporary house, first floor',
    outer: [125, 41, 883, 727],
    inner: [125, 41, 883, 727],
  },
  'plan-nalukettu': {
    label: 'Plan of a courtyard house',
    outer: [231, 57, 762, 810],
    inner: [231, 57, 762, 810],
  },
  'section-courtyard': {
    label: 'Section through a courtyard house',
    outer: [47, 113, 1145, 572],
    inner: [47, 113, 1145, 572],
  },
  'elevation-villa': {
    label: 'Front of a villa',
    outer: [13, 107, 1177, 591],
    inner: [13, 107, 1177, 591],
  },
  'detail-waterproofing': {
    label: 'Edge of a flat roof',
    outer: [50, 127, 1190, 608],
    inner: [283, 119, 687, 608],
  },
  'interior-kitchen': {
    label: 'Wall of a kitchen',
    outer: [67, 28, 1230, 713],
    inner: [141, 61, 936, 609],
  },
  'detail-floor': {
    label: 'Layers of an epoxy floor',
    outer: [180, 56, 942, 788],
    inner: [172, 48, 623, 804],
  },
} as const satisfies Record<string, Drawing>

export type DrawingName = keyof typeof drawings

export const drawingNames = Object.keys(drawings) as DrawingName[]

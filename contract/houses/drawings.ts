// The line drawings of content/drawings, which pages show beside photographs.
type Box = readonly [left: number, top: number, width: number, height: number]

export type Drawing = {
  /** What staff choose it by. */
  label: string
  /** What the drawing itself fills. */
  inner: Box
  /** What words around it fill too, in every language. Without them only the names inside are shown. */
  outer?: Box
}

export const drawings = {
  'plan-contemporary-ground': {
    label: 'Plan of a contemporary house, ground floor',
    inner: [125, 41, 883, 727],
  },
  'plan-contemporary-first': {
    label: 'Plan of a contemporary house, first floor',
    inner: [125, 41, 883, 727],
  },
  'plan-nalukettu': { label: 'Plan of a courtyard house', inner: [231, 57, 762, 810] },
  'section-courtyard': { label: 'Section through a courtyard house', inner: [47, 113, 1145, 572] },
  'elevation-villa': { label: 'Front of a villa', inner: [13, 107, 1177, 591] },
  'detail-waterproofing': {
    label: 'Edge of a flat roof',
    outer: [50, 127, 1190, 608],
    inner: [283, 119, 687, 608],
  },
  'interior-kitchen': { label: 'Wall of a kitchen', outer: [67, 28, 1230, 713], inner: [141, 61, 936, 609] },
  'detail-floor': {
    label: 'Layers of an epoxy floor',
    outer: [180, 56, 942, 788],
    inner: [172, 48, 623, 804],
  },
} as const satisfies Record<string, Drawing>

export type DrawingName = keyof typeof drawings

export const drawingNames = Object.keys(drawings) as DrawingName[]

// Alternative texts of the drawings. drawing-words.ml.ts takes their place on Malayalam pages.
import type { DrawingName } from '#contract/drawings.ts'

export const words: Record<DrawingName, string> = {
  'plan-contemporary-ground':
    'Ground floor plan of a contemporary house of 2,450 sq ft: car porch, sit-out, living, dining, kitchen with work area, one bedroom and the stair',
  'plan-contemporary-first':
    'First floor plan of the same house: two bedrooms with baths, upper living room, balcony with a teak screen, study and an open terrace',
  'plan-nalukettu':
    'Plan of a nalukettu: open courtyard in the middle, inner veranda on twelve posts, four ranges of rooms with the pooja room on the axis, and verandas all round',
  'section-courtyard':
    'Section through a courtyard house in the rain: tiled roofs slope into the open court, water leaves through a drain under the floor, a person stands on the veranda',
  'elevation-villa':
    'Front elevation of a two-storey villa: tiled living wing, entrance under a balcony, laterite ground floor with a tiled gable above, car porch and palms',
  'detail-waterproofing':
    'Section through the edge of a flat roof: slab, screed to fall, membrane turned up 300 mm at the parapet, coping with drip grooves and a drain outlet',
  'interior-kitchen':
    'Wall elevation of a kitchen with its measurements: tall unit with oven, drawers, hob and hood, sink under the window, dishwasher, wall units and lofts',
  'detail-floor':
    'Layers of an epoxy floor lifted apart: ground concrete with a filled crack, primer, body coat, quartz and top coat',
}

// The alternative text of each demo photo. All are computer-generated and free to use.
// Those of 960 px (bathroom-2, kitchen-3, epoxy-floor-4 ...) are crops of larger ones; drawings come from ../drawings.
export const photos = {
  'villa-hero':
    'Contemporary two-storey Kerala villa with tiled and flat roofs, teak slats and coconut palms in late afternoon light',
  'villa-2': 'Tiled living wing, entrance and balcony of a Kerala villa in evening light',
  'villa-3': 'Teak double door beneath a balcony, between a laterite wall and a glazed living room',
  'villa-4': 'Villa seen from its paved drive, with a flat-roofed car porch and laterite wall',
  'veranda-house-1':
    'Traditional Kerala house with terracotta tile roof, pillared veranda and a tulsi platform in the garden',
  'veranda-house-2': 'Long veranda with red oxide floor, turned wooden pillars and a slatted bench rail',
  'veranda-house-3': 'Stone steps up to a pillared veranda under a carved wooden gable',
  'contemporary-house-1':
    'Flat-roofed contemporary house in white plaster and laterite with a framed balcony and teak screen',
  'contemporary-house-2':
    'Corner view of a white contemporary house with a timber-lined balcony and lit rooms',
  'living-room-1':
    'Living room with teak ceiling, slatted wood wall, pale sofas and a wide window to a tropical garden',
  'living-room-2': 'Bright living room with cane pendant lamps, two sofas and windows on two sides',
  'living-room-3': 'Wall of teak slats with a television and one long floating shelf beneath it',
  'kitchen-1':
    'Kitchen with stone-topped island, green and teak cabinets, tiled backsplash and brass pendant lamps',
  'kitchen-2': 'Kitchen island with fluted teak front and marble top, seen past palm leaves',
  'kitchen-3': 'Green base units and teak wall units around a white hood, behind brass pendant lamps',
  'kitchen-4': 'Three wooden stools at a marble worktop with a brass tap',
  'bedroom-1': 'Bedroom with teak headboard, clay-coloured wall and a floor-to-ceiling garden window',
  'bedroom-2': 'Bed below three framed prints, with a lamp on either side of its slatted headboard',
  'bathroom-1': 'Bathroom with free-standing tub, green tiled wall, round mirrors and garden window',
  'bathroom-2': 'Two round mirrors and basins on a floating teak washstand against green tiles',
  'bathroom-3': 'White tub and a fern beneath a window that looks into the garden',
  'staircase-1': 'Open timber staircase on a steel beam against a laterite wall, with hanging brass lamps',
  'courtyard-1':
    'Inner courtyard of a Kerala house with tulsi platform, wooden pillars and tiled roofs open to the sky',
  'courtyard-2': 'Colonnade with red oxide floor around a sunlit inner courtyard',
  'epoxy-floor-1': 'Warehouse hall with glossy blue-grey epoxy floor reflecting the ceiling lights',
  'epoxy-floor-2': 'Yellow line on a mirror-smooth grey epoxy floor leading to an open loading door',
  'epoxy-floor-3': 'Storage racks mirrored in a blue-grey epoxy floor, with a yellow line along the aisle',
  'epoxy-floor-4': 'Columns with yellow guards and high windows reflected in a smooth grey floor',
  'terrace-waterproofing-1':
    'Flat roof terrace with blue-grey waterproofing membrane, puddles and palms beyond the parapet',
  'terrace-waterproofing-2':
    'Sealed roof terrace with water beading on the membrane and the stair room behind',
  'terrace-waterproofing-3':
    'Membrane turned up along the wall of a stair room, with a roll of it and a bucket beside the door',
  'terrace-waterproofing-4':
    'Rainwater standing in beads on a sealed terrace, with the floor drain in the middle',
  'construction-site-1':
    'Concrete frame of a house under construction with scaffolding, formwork and laterite block walls',
  'construction-site-2': 'Laterite blocks and a cement mixer in front of a half-built two-storey frame',
  'slope-1-plinth':
    'Stepped concrete plinth beams on a cut hillside plot, with a laterite retaining wall, rubble filling and rubber trees above',
  'slope-2-second-slab':
    'Hillside house frame with the second slab in timber shuttering on bamboo and steel props above the retaining wall',
  'slope-3': 'Props under the first slab, a laterite wall begun below it, and stacked blocks beside a mixer',
  'slope-4': 'Timber shuttering of the second slab on rows of bamboo and steel props',
  'plans-and-model-1': 'Floor plan, rolled drawings, scale ruler and a small house model on a wooden table',
  'plans-and-model-2': 'Small white model of a house with a tiled roof, standing on its floor plan',
  'plans-and-model-3': 'Room plan with its north point, a pair of compasses, a pencil and a cup of coffee',
  'stage-1-plot':
    'Cleared red-earth plot with white string lines and pegs marking the walls, coconut palms behind',
  'stage-2-foundation':
    'Laterite plinth with concrete beams, column steel and a foundation trench on a red-earth plot',
  'stage-3-structure': 'Two-storey concrete frame with timber formwork and props beneath the roof slab',
  'stage-4-walls': 'House shell with laterite block walls, empty window openings and pole scaffolding',
  'stage-5-finishing':
    'Half-painted contemporary house with taped new windows, scaffolding and stacked paving slabs',
  'stage-6-handover':
    'Finished white contemporary house with laterite wall, teak screen, lawn and paved path',
  'before-veranda':
    'Neglected Kerala veranda house with missing roof tiles, grey timber, stained plaster and tall weeds',
  'after-veranda':
    'The same veranda house restored, with whole tile roof, oiled timber, hanging lamps and a kept garden',
  'terrace-fault':
    'Flat concrete roof terrace with cracks, algae, peeling coating, damp parapet and water standing at a clogged outlet',
  'terrace-repaired':
    'The same roof terrace with a clean light-grey waterproof coating, coved corners, painted parapet and a clear steel grating',
  'material-laterite':
    'Sunlit wall of red laterite blocks with pitted faces and lime mortar joints, palm shade across it',
  'material-red-oxide':
    'Polished red oxide floor with window light and the foot of a turned teak pillar on its stone base',
  'plan-contemporary-ground':
    'Ground floor plan of a contemporary house of 2,450 sq ft, a design of ours: car porch, sit-out, living, dining, kitchen with work area, one bedroom and the stair',
  'plan-contemporary-first':
    'First floor plan of the same house, a design of ours: two bedrooms with baths, upper living room, balcony with a teak screen, study and an open terrace',
  'plan-nalukettu':
    'Plan of a nalukettu, a design of ours: open courtyard in the middle, inner veranda on twelve posts, four ranges of rooms with the pooja room on the axis, and verandas all round',
  'section-courtyard':
    'Section through a courtyard house in the rain, a design of ours: tiled roofs slope into the open court, water leaves through a drain under the floor, a person stands on the veranda',
  'elevation-villa':
    'Front elevation of a two-storey villa, a design of ours: tiled living wing, entrance under a balcony, laterite ground floor with a tiled gable above, car porch and palms',
  'detail-waterproofing':
    'Section through the edge of a flat roof, a design of ours: slab, screed to fall, membrane turned up 300 mm at the parapet, coping with drip grooves and a drain outlet',
  'detail-floor':
    'Layers of an epoxy floor lifted apart, a design of ours: ground concrete with a filled crack, primer, body coat, quartz and top coat',
} as const

export type Photo = keyof typeof photos

/** What stands below some of them. */
export const captions: Partial<Record<Photo, string>> = {
  'plan-contemporary-ground': 'Ground floor, as we drew it',
  'plan-contemporary-first': 'First floor, on the same walls',
  'plan-nalukettu': 'Four ranges of rooms around the court',
  'section-courtyard': 'Where the rain goes',
  'elevation-villa': 'The front, as we drew it',
  'detail-floor': 'The layers, from the concrete up',
  'detail-waterproofing': 'The edge of the roof',
  'before-veranda': 'As we found it',
  'after-veranda': 'Nine months later',
  'material-red-oxide': 'The old floor, ground and hardened',
  'material-laterite': 'Laterite, left as it is',
  'staircase-1': 'The stair stands on one steel beam',
  'kitchen-4': 'The chopping side of the island',
  'living-room-3': 'Behind the slats: the wiring and two cupboards',
  'terrace-waterproofing-4': 'Water falls to the drain, at 1:80',
  'plans-and-model-2': 'The house, turned by nine degrees',
}

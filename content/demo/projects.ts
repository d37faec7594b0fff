// Invented projects, newest first. The first photo is the main image.
import type { Photo } from './photos.ts'

export type DemoProject = {
  /** The public page of the service that is the project's category. */
  page: 'design' | 'interior' | 'vasthushasthra' | 'floorcoating' | 'waterproofing'
  client: string
  area: string
  location: string
  description: string
  photos: [Photo, Photo, Photo, Photo, ...Photo[]]
}

export const projects: DemoProject[] = [
  {
    page: 'design',
    client: 'Shameer P',
    area: '2,450 sq ft',
    location: 'Thrissur',
    description:
      'A house for five on 8 cents. One bedroom is below, two and a study are above, so more than half of the plot stays garden. White plaster, one block of laterite and one teak screen; ₹58 lakh with kitchen and wardrobes. The pictures follow it from the string lines to the paint.',
    photos: [
      'contemporary-house-1',
      'plan-contemporary-ground',
      'plan-contemporary-first',
      'stage-1-plot',
      'stage-2-foundation',
      'stage-3-structure',
      'stage-4-walls',
      'stage-5-finishing',
    ],
  },
  {
    page: 'interior',
    client: 'Anitha R',
    area: '1,480 sq ft',
    location: 'Kakkanad, Kochi',
    description:
      'A third-floor flat for a family of four. The television wall is one run of teak slats that also hides the wiring and two store cupboards; the ceiling follows it into the dining corner. Made in our workshop in Kalamassery and fitted in 24 days.',
    photos: ['living-room-1', 'bathroom-2', 'living-room-3', 'living-room-2'],
  },
  {
    page: 'vasthushasthra',
    client: 'Narayanan family',
    area: '2,971 sq ft',
    location: 'Palakkad',
    description:
      'A nalukettu around an open courtyard, with the tulsi on the axis of the main door and the kitchen in the north-east. Our vasthu consultant and our engineer drew the plan together, so nothing had to be moved after the permit. Rain from all four roofs goes to a 20,000 litre tank.',
    photos: ['courtyard-1', 'plan-nalukettu', 'section-courtyard', 'courtyard-2', 'material-laterite'],
  },
  {
    page: 'floorcoating',
    client: 'Periyar Spices',
    area: '18,000 sq ft',
    location: 'Kalamassery',
    description:
      'Self-levelling epoxy, 2 mm, over a ground concrete slab in a working warehouse. We coated one bay after the other on six weekends, so that lorries could load on Mondays. Lines and column guards in traffic yellow.',
    photos: ['epoxy-floor-1', 'detail-floor', 'epoxy-floor-4', 'epoxy-floor-2', 'epoxy-floor-3'],
  },
  {
    page: 'design',
    client: 'Rajan and Deepa',
    area: '3,180 sq ft',
    location: 'Aluva',
    description:
      'Four bedrooms on 12 cents near the Periyar: a tiled living wing to the garden, a flat-roofed block for the bedrooms. Laterite on the entrance wall, and teak slats that keep the west sun off the balcony. One contract from soil test to keys, planned for eleven months.',
    photos: ['villa-4', 'elevation-villa', 'villa-3', 'staircase-1', 'bedroom-1', 'villa-2'],
  },
  {
    page: 'waterproofing',
    client: 'Mercy Joseph',
    area: '1,150 sq ft',
    location: 'Fort Kochi',
    description:
      'A terrace that leaked into two bedrooms every June. We cut out the cracked screed, gave it a slope of 1:80 to two new drains, laid a 4 mm membrane and took it 30 cm up the parapet. Tested under standing water for 48 hours.',
    photos: [
      'terrace-waterproofing-1',
      'terrace-waterproofing-4',
      'terrace-waterproofing-3',
      'terrace-waterproofing-2',
    ],
  },
  {
    page: 'interior',
    client: 'Fathima and Nazeer',
    area: '210 sq ft',
    location: 'Kozhikode',
    description:
      'A kitchen for two people who cook together: the island has the hob side and the chopping side, with 110 cm between the runs. Green lacquer on marine ply, teak fronts, one slab of quartz. Out of use for nine days in all.',
    photos: ['kitchen-1', 'kitchen-4', 'kitchen-3', 'kitchen-2'],
  },
  {
    page: 'vasthushasthra',
    client: 'Varma family',
    area: '1,920 sq ft',
    location: 'Thripunithura',
    description:
      'A single-storey house from 1962, put right for a family that came home after thirty years abroad. It is entered from the east over its long veranda, as before. Mangalore tiles lie on the old timber frame again, no step is higher than 15 cm, and the new bathrooms follow the perimeter rule the family asked for.',
    photos: ['veranda-house-1', 'veranda-house-2', 'material-red-oxide', 'veranda-house-3'],
  },
  {
    page: 'design',
    client: 'Leena and Thomas',
    area: '2,900 sq ft',
    location: 'Kottayam',
    description:
      'Concrete frame with laterite block walls on a plot that falls two metres. The gallery goes from the drawing to the second slab. The client gets a report each Saturday: what was done, what comes next, what it cost so far.',
    photos: ['construction-site-1', 'plans-and-model-1', 'material-laterite', 'construction-site-2'],
  },
  {
    page: 'interior',
    client: 'Dr Susan V',
    area: '540 sq ft',
    location: 'Thiruvananthapuram',
    description:
      'Bedroom and bath made from two dark rooms at the back of a 1990s house. A new window to the garden, a clay-coloured lime wash, and green tiles behind the basins. The old rosewood cot stayed and sets the tone for the rest.',
    photos: ['bedroom-1', 'bathroom-2', 'bedroom-2', 'bathroom-3'],
  },
  {
    page: 'floorcoating',
    client: 'Varma family',
    area: '640 sq ft',
    location: 'Thripunithura',
    description:
      'The red oxide veranda of a house from 1962, done once its roof was whole again: cracks opened and filled, the surface ground in four passes, then a breathable hardener in place of wax. It is mopped with water now and keeps its colour. Five days, and the house was lived in throughout.',
    photos: ['material-red-oxide', 'before-veranda', 'after-veranda', 'veranda-house-2', 'veranda-house-3'],
  },
  {
    page: 'waterproofing',
    client: 'Backwater Homestay',
    area: '2,300 sq ft',
    location: 'Alappuzha',
    description:
      'Flat roof and four bathrooms of a homestay, done in the closed weeks of July. Membrane on the terrace, two coats of cement-based sealing under the bathroom tiles. Seven years of written warranty, with a visit after each monsoon.',
    photos: ['bathroom-1', 'detail-waterproofing', 'bathroom-3', 'staircase-1'],
  },
  {
    page: 'vasthushasthra',
    client: 'Prakash and Beena',
    area: '8 cents, plan only',
    location: 'Guruvayur',
    description:
      'A plan for a plot with its long side to the west, which two builders had called difficult. We turned the house by nine degrees and put the well and the main door where the texts want them, without losing a room. Drawings, model and bill of quantities in five weeks.',
    photos: ['plans-and-model-1', 'material-laterite', 'plans-and-model-2', 'plans-and-model-3'],
  },
]

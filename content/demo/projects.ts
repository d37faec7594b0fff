// Invented projects, newest first. The first photo is the main image.
import type { Photo } from './photos.ts'

export type DemoProject = {
  /** The public page of the service that is the project's category. */
  page: 'design' | 'interior' | 'vasthushasthra' | 'floorcoating' | 'waterproofing'
  title: string
  client: string
  area: string
  location: string
  district: string
  plot?: string
  bedrooms?: number
  handed_over?: number
  months?: number
  cost_band?: string
  work?: string
  building?: true
  description: string
  photos: [Photo, Photo, Photo, Photo, ...Photo[]]
  pair?: { before: Photo; after: Photo }
}

export const projects: DemoProject[] = [
  {
    page: 'design',
    title: 'House on 8 cents, Thrissur',
    client: 'Shameer P',
    area: '2,450 sq ft',
    location: 'Thrissur',
    district: 'Thrissur',
    plot: '8 cents',
    bedrooms: 3,
    handed_over: 2025,
    months: 11,
    cost_band: '₹60 lakh to 1 crore',
    work: 'Design and construction',
    description:
      'A house for five on 8 cents. One bedroom is below, two and a study are above, so more than half of the plot stays garden. White plaster, one block of laterite and one teak screen; ₹66 lakh with the kitchen cabinets. Its story goes from the string lines to the keys.',
    photos: ['contemporary-house-2', 'plan-contemporary-ground', 'plan-contemporary-first', 'staircase-1'],
  },
  {
    page: 'interior',
    title: 'Flat in Kakkanad, fitted in 24 days',
    client: 'Anitha R',
    area: '1,480 sq ft',
    location: 'Kakkanad, Kochi',
    district: 'Ernakulam',
    bedrooms: 3,
    handed_over: 2026,
    months: 1,
    cost_band: 'Under ₹25 lakh',
    work: 'Interior',
    description:
      'A third-floor flat for a family of four. The television wall is one run of teak slats that also hides the wiring and two store cupboards; the ceiling follows it into the dining corner. Made in our workshop in Kalamassery and fitted in 24 days.',
    photos: ['living-room-1', 'bathroom-2', 'living-room-3', 'living-room-2'],
  },
  {
    page: 'vasthushasthra',
    title: 'Nalukettu in Palakkad',
    client: 'Narayanan family',
    area: '2,971 sq ft',
    location: 'Palakkad',
    district: 'Palakkad',
    plot: '22 cents',
    bedrooms: 4,
    handed_over: 2024,
    months: 16,
    cost_band: '₹60 lakh to 1 crore',
    work: 'Design and construction',
    description:
      'A nalukettu around an open courtyard, with the tulsi on the axis of the main door and the kitchen in the north-east. Our vasthu consultant and our engineer drew the plan together, so nothing had to be moved after the permit. Rain from all four roofs goes to a 20,000 litre tank.',
    photos: ['courtyard-1', 'plan-nalukettu', 'section-courtyard', 'courtyard-2', 'material-laterite'],
  },
  {
    page: 'floorcoating',
    title: 'Warehouse floor, Kalamassery',
    client: 'Periyar Spices',
    area: '18,000 sq ft',
    location: 'Kalamassery',
    district: 'Ernakulam',
    handed_over: 2026,
    description:
      'Self-levelling epoxy, 2 mm, over a ground concrete slab in a working warehouse. We coated one bay after the other on six weekends, so that lorries could load on Mondays. Lines and column guards in traffic yellow.',
    photos: ['epoxy-floor-1', 'detail-floor', 'epoxy-floor-4', 'epoxy-floor-2', 'epoxy-floor-3'],
  },
  {
    page: 'design',
    title: 'Villa on 12 cents, Aluva',
    client: 'Rajan and Deepa',
    area: '3,180 sq ft',
    location: 'Aluva',
    district: 'Ernakulam',
    plot: '12 cents',
    bedrooms: 4,
    handed_over: 2025,
    months: 11,
    cost_band: '₹60 lakh to 1 crore',
    work: 'Design and construction',
    description:
      'Four bedrooms on 12 cents near the Periyar: a tiled living wing to the garden, a flat-roofed block for the bedrooms. Laterite on the entrance wall, and teak slats that keep the west sun off the balcony. One contract from soil test to keys, planned for eleven months.',
    photos: ['villa-4', 'elevation-villa', 'villa-3', 'staircase-1', 'bedroom-1', 'villa-2'],
  },
  {
    page: 'waterproofing',
    title: 'Terrace in Fort Kochi',
    client: 'Mercy Joseph',
    area: '1,150 sq ft',
    location: 'Fort Kochi',
    district: 'Ernakulam',
    handed_over: 2024,
    months: 1,
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
    title: 'Kitchen for two cooks, Kozhikode',
    client: 'Fathima and Nazeer',
    area: '210 sq ft',
    location: 'Kozhikode',
    district: 'Kozhikode',
    handed_over: 2025,
    months: 2,
    work: 'Interior',
    description:
      'A kitchen for two people who cook together: the island has the hob side and the chopping side, with 110 cm between the runs. Green lacquer on marine ply, teak fronts, one slab of quartz. Out of use for nine days in all.',
    photos: ['kitchen-1', 'kitchen-4', 'kitchen-3', 'kitchen-2'],
  },
  {
    page: 'vasthushasthra',
    title: 'Veranda house of 1962, Thripunithura',
    client: 'Varma family',
    area: '1,920 sq ft',
    location: 'Thripunithura',
    district: 'Ernakulam',
    plot: '18 cents',
    bedrooms: 3,
    handed_over: 2025,
    months: 9,
    cost_band: '₹25 to 40 lakh',
    work: 'Renovation',
    description:
      'A single-storey house from 1962, put right for a family that came home after thirty years abroad. It is entered from the east over its long veranda, as before. Mangalore tiles lie on the old timber frame again, no step is higher than 15 cm, and the new bathrooms follow the perimeter rule the family asked for.',
    photos: ['after-veranda', 'before-veranda', 'veranda-house-2', 'veranda-house-3'],
    pair: { before: 'before-veranda', after: 'after-veranda' },
  },
  {
    page: 'design',
    title: 'House on a slope, Kottayam',
    client: 'Leena and Thomas',
    area: '2,900 sq ft',
    location: 'Kottayam',
    district: 'Kottayam',
    plot: '15 cents',
    bedrooms: 4,
    cost_band: '₹60 lakh to 1 crore',
    work: 'Design and construction',
    building: true,
    description:
      'Two storeys in a concrete frame with laterite block walls, on a plot that falls two metres: the lower floor opens to the valley, the upper one to the road. The family lives abroad and follows it week by week: what was done, what comes next, what it cost so far.',
    photos: ['slope-2-second-slab', 'plans-and-model-1', 'plans-and-model-3', 'material-laterite'],
  },
  {
    page: 'interior',
    title: 'Bedroom and bath, Thiruvananthapuram',
    client: 'Dr Susan V',
    area: '540 sq ft',
    location: 'Thiruvananthapuram',
    district: 'Thiruvananthapuram',
    bedrooms: 1,
    handed_over: 2025,
    months: 2,
    cost_band: 'Under ₹25 lakh',
    work: 'Interior',
    description:
      'Bedroom and bath made from two dark rooms at the back of a 1990s house. A new window to the garden, a clay-coloured lime wash, and green tiles behind the basins. The old rosewood cot stayed and sets the tone for the rest.',
    photos: ['bedroom-1', 'bathroom-2', 'bedroom-2', 'bathroom-3'],
  },
  {
    page: 'floorcoating',
    title: 'Red oxide veranda, Thripunithura',
    client: 'Varma family',
    area: '640 sq ft',
    location: 'Thripunithura',
    district: 'Ernakulam',
    handed_over: 2025,
    work: 'Renovation',
    description:
      'The red oxide veranda of a house from 1962, done once its roof was whole again: cracks opened and filled, the surface ground in four passes, then a breathable hardener in place of wax. It is mopped with water now and keeps its colour. Five days, and the house was lived in throughout.',
    photos: ['material-red-oxide', 'veranda-house-2', 'veranda-house-3', 'veranda-house-1'],
  },
  {
    page: 'waterproofing',
    title: 'Homestay roof and baths, Alappuzha',
    client: 'Backwater Homestay',
    area: '2,300 sq ft',
    location: 'Alappuzha',
    district: 'Alappuzha',
    handed_over: 2024,
    months: 1,
    description:
      'Flat roof and four bathrooms of a homestay, done in the closed weeks of July. Membrane on the terrace, two coats of cement-based sealing under the bathroom tiles. Seven years of written warranty, with a visit after each monsoon.',
    photos: ['bathroom-1', 'detail-waterproofing', 'bathroom-3', 'staircase-1'],
  },
  {
    page: 'vasthushasthra',
    title: 'Plan for 8 cents, Guruvayur',
    client: 'Prakash and Beena',
    area: '8 cents, plan only',
    location: 'Guruvayur',
    district: 'Thrissur',
    plot: '8 cents',
    bedrooms: 3,
    description:
      'A plan for a plot with its long side to the west, which two builders had called difficult. We turned the house by nine degrees and put the well and the main door where the texts want them, without losing a room. Drawings, model and bill of quantities in five weeks.',
    photos: ['plans-and-model-1', 'material-laterite', 'plans-and-model-2', 'plans-and-model-3'],
  },
]

// Invented reviews, job openings and services, newest first.
import type { JobInput } from '#contract/jobs.ts'
import type { Photo } from './photos.ts'

export const reviews: { name: string; rating: number; review: string }[] = [
  {
    name: 'Anitha, Kakkanad',
    rating: 5,
    review:
      'They said 24 days for the flat and finished on day 24. The carpenter came back twice to adjust one drawer without my asking.',
  },
  {
    name: 'Rajan, Aluva',
    rating: 5,
    review:
      'We live in Muscat and built the house from there. Every Saturday a report came with drawings marked in red, what was spent and what was coming. When the laterite supplier sent a lighter lot, they rejected the lorry and told us the same evening. In eleven months we flew home three times, and only once because of the house.',
  },
  {
    name: 'Mercy, Fort Kochi',
    rating: 5,
    review: 'Two monsoons and the ceiling is dry. Before this, three contractors had been up on that roof.',
  },
  {
    name: 'Shameer, Thrissur',
    rating: 4,
    review:
      'Good house, fair price, and they told us honestly where we could save. The handover was three weeks later than planned because of the rain in October. They kept us informed, so I am not complaining.',
  },
  {
    name: 'Sreedevi, Ottapalam',
    rating: 5,
    review:
      'My husband uses a stick now. The engineer measured how high he can lift his foot and made all steps to that. Nobody had asked us such a thing before.',
  },
  {
    name: 'Joby, Kalamassery',
    rating: 5,
    review:
      'Warehouse floor done over six weekends. We did not lose one loading day. Forklifts run on it since March and there is no mark except where our own boys dragged a pallet.',
  },
  {
    name: 'Fathima, Kozhikode',
    rating: 5,
    review:
      'The kitchen is small and now it feels big. I would not change anything. Maybe one more plug point.',
  },
  {
    name: 'Narayanan, Palakkad',
    rating: 5,
    review:
      'For us the vasthu had to be right and the bank wanted proper drawings. Usually one of the two suffers. Here the consultant and the engineer sat at our table together, and after the second visit the plan did not change any more. The courtyard is the coolest place of the house even in April.',
  },
  {
    name: 'Susan, Thiruvananthapuram',
    rating: 4,
    review:
      'Lovely work on the bathroom tiles. Dust was more than I had expected, take the books out of the next room also.',
  },
  {
    name: 'Thomas, Kottayam',
    rating: 5,
    review:
      'Still building, second slab is cast. The site is clean in the evening, and whoever answers the phone knows which house is mine.',
  },
  {
    name: 'Lakshmi, Thripunithura',
    rating: 5,
    review:
      'I was afraid they would spoil my grandfather’s red floor. They first did one square foot behind the door and let us look at it for a week. Now the whole veranda shines as I remember it from school days, without wax.',
  },
  {
    name: 'Biju, Alappuzha',
    rating: 5,
    review: 'Came after the monsoon to check the roof, as promised in writing. No charge.',
  },
]

export const jobs: Omit<JobInput, 'closes_on'>[] = [
  {
    title: 'Site engineer',
    type: 'Full-time',
    experience: '3 to 5 years',
    pay: '₹32,000 to ₹42,000 a month',
    place: 'Aluva to Thrissur',
    hours: 'Six days a week, 8.30 to 5.30',
    description: `You run two house sites between Aluva and Thrissur: setting out, slab checks, material calls and the Saturday report to the client. You need a diploma or B.Tech in civil engineering, a two-wheeler licence and Malayalam; you read structural drawings without help.

Fuel and phone are paid; PF and ESI from the first day.`,
  },
  {
    title: 'Interior designer',
    type: 'Full-time',
    experience: '2 years or more',
    pay: '₹28,000 to ₹38,000 a month',
    place: 'Kochi office',
    hours: 'Monday to Saturday, 9 to 6',
    description: `You take a flat or a house from the first measurement to the carpenter's drawing. You draw in AutoCAD and SketchUp, know what 18 mm ply can and cannot do, and like being on site when it is fitted.

Send us three projects with your part in them.`,
  },
  {
    title: 'Waterproofing applicator',
    type: 'Full-time',
    experience: '1 year, or we train you',
    pay: '₹900 to ₹1,200 a day, paid weekly',
    place: 'Sites around Kochi',
    hours: 'Monday to Saturday, 8 to 5',
    description: `You prepare roofs and bathrooms, lay membranes with the torch and apply coatings, in a crew of four. We train you for the torch and pay for the certificate. Safety shoes, harness and insurance come from us.

Our van takes the crew from Kochi to the site.`,
  },
  {
    title: 'Office assistant',
    type: 'Part-time',
    experience: 'Not needed',
    pay: '₹14,000 a month',
    place: 'Kochi office',
    hours: 'Monday to Saturday, 9 to 1',
    description: `You answer the phone, note who called and why, keep the bills and permits of each site in order and book the van. Malayalam and English, some Hindi is useful; basic Excel.`,
  },
]

export const services: { title: string; description: string; photo: Photo }[] = [
  {
    photo: 'plans-and-model-1',
    title: 'Permit drawings and approvals',
    description: `We draw, file and follow up with the panchayat or corporation until the building permit is in your hand. Usually six to eight weeks.

You get:
- site plan, floor plans, sections and elevations as the office asks for them
- the structural drawings and the engineer’s signature
- the application, filed online, and answers to every query that comes back
- the permit itself, and later the completion certificate and the building number`,
  },
  {
    photo: 'veranda-house-3',
    title: 'Care for old houses',
    description: `Tiled roofs relaid, rafters replaced where they must be, red oxide and lime plaster repaired with the materials they were made of.

We look at the house first and tell you what cannot wait, what can, and what is better left alone. Most roofs can be done room by room, so that the family stays in the house.`,
  },
]

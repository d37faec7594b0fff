// Invented reviews, job openings and services, newest first. Clients write in either language.
import type { JobInput } from '#contract/jobs.ts'
import type { Photo } from './photos.ts'

export type DemoReview = {
  name: string
  rating: number
  review: string
  /** The client of the project, who wrote it by a link. */
  writtenBy?: string
}

export const reviews: DemoReview[] = [
  {
    name: 'Thomas, Kottayam',
    writtenBy: 'Leena and Thomas',
    rating: 5,
    review:
      'Still building, second slab is cast. The site is clean in the evening, and whoever answers the phone knows which house is mine.',
  },
  {
    name: 'Anitha, Kakkanad',
    writtenBy: 'Anitha R',
    rating: 5,
    review:
      'They said 24 days for the flat and finished on day 24. The carpenter came back twice to adjust one drawer without my asking.',
  },
  {
    name: 'Rajan, Aluva',
    writtenBy: 'Rajan and Deepa',
    rating: 5,
    review:
      'We live in Muscat and built the house from there. Every Saturday a report came with drawings marked in red, what was spent and what was coming. When the laterite supplier sent a lighter lot, they rejected the lorry and told us the same evening. In eleven months we flew home three times, and only once because of the house.',
  },
  {
    name: 'Mercy, Fort Kochi',
    writtenBy: 'Mercy Joseph',
    rating: 5,
    review: 'രണ്ടു മഴക്കാലം കഴിഞ്ഞു, സീലിങ്ങിൽ ഒരു നനവുമില്ല. ഇതിനു മുമ്പ് മൂന്നു കോൺട്രാക്ടർമാർ ആ ടെറസിൽ കയറിയിറങ്ങിയതാ.',
  },
  {
    name: 'Shameer, Thrissur',
    writtenBy: 'Shameer P',
    rating: 4,
    review:
      'നല്ല വീട്, ന്യായമായ തുക. എവിടെയൊക്കെ ചെലവു കുറയ്ക്കാമെന്ന് അവർ തന്നെ ഇങ്ങോട്ടു പറഞ്ഞുതന്നു. ഒക്ടോബറിലെ മഴ കാരണം താക്കോൽ കിട്ടാൻ മൂന്നാഴ്ച വൈകി. അപ്പപ്പോൾ കാര്യങ്ങൾ അറിയിച്ചിരുന്നതുകൊണ്ട് പരാതിയില്ല.',
  },
  {
    name: 'Sreedevi, Ottapalam',
    rating: 5,
    review:
      'മാഷ് ഇപ്പോൾ വടി കുത്തിയാണു നടക്കുന്നത്. കാല് എത്ര പൊക്കാൻ പറ്റുമെന്ന് എൻജിനീയർ അളന്നു നോക്കി; പടികളെല്ലാം ആ കണക്കിനാണ് പണിതത്. ഇങ്ങനെയൊരു കാര്യം മുമ്പാരും ഞങ്ങളോടു ചോദിച്ചിട്ടില്ല.',
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
    writtenBy: 'Narayanan family',
    rating: 5,
    review:
      'ഞങ്ങൾക്കു വാസ്തു ശരിയാകണം, ബാങ്കിനു നല്ല ഡ്രോയിങ്ങും വേണം. സാധാരണ രണ്ടിലൊന്നു തെറ്റും. ഇവിടെ വാസ്തു നോക്കുന്നയാളും എൻജിനീയറും ഞങ്ങളുടെ ഊണുമേശയ്ക്കു ചുറ്റും ഒന്നിച്ചിരുന്നു; രണ്ടാമതു വന്നുപോയ ശേഷം പ്ലാൻ മാറ്റേണ്ടിവന്നിട്ടില്ല. പാലക്കാട്ടെ മേടച്ചൂടിലും നടുമുറ്റത്തിരുന്നാൽ നല്ല തണുപ്പാണ്.',
  },
  {
    name: 'Susan, Thiruvananthapuram',
    rating: 4,
    review:
      'Lovely work on the bathroom tiles. Dust was more than I had expected, take the books out of the next room also.',
  },
  {
    name: 'Lakshmi, Thripunithura',
    rating: 5,
    review:
      'മുത്തച്ഛന്റെ കാലത്തെ ചുവന്ന തറയാണ്; അതു കേടാക്കുമോ എന്നായിരുന്നു പേടി. ആദ്യം വാതിലിനു പിന്നിൽ ഒരടി ചതുരത്തിൽ മാത്രം ചെയ്തിട്ട് ഒരാഴ്ച നോക്കിക്കോളാൻ പറഞ്ഞു. ഇപ്പോൾ വരാന്ത മുഴുവൻ തിളങ്ങുന്നു, സ്കൂളിൽ പഠിക്കുന്ന കാലത്തു കണ്ടതുപോലെ. മെഴുകൊന്നും വേണ്ട.',
  },
  {
    name: 'Biju, Alappuzha',
    rating: 5,
    review: 'മഴക്കാലം കഴിഞ്ഞപ്പോൾ, എഴുതിത്തന്നതുപോലെ തന്നെ, മേൽക്കൂര നോക്കാൻ വന്നു. പൈസയൊന്നും വാങ്ങിയില്ല.',
  },
]

export const jobs: (Omit<JobInput, 'closes_on' | 'phone_only'> & { phone_only?: boolean })[] = [
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
    phone_only: true,
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
    photo: 'material-red-oxide',
    title: 'Care for old houses',
    description: `Tiled roofs relaid, rafters replaced where they must be. Red oxide and lime plaster repaired with the materials they were made of.

We look at the house first and tell you what cannot wait, what can, and what is better left alone. Most roofs can be done room by room, so that the family stays in the house.`,
  },
]

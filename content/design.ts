import type { ServiceContent } from '#contract/content/service.ts'
import { pictures } from './pictures.ts'

export const design: ServiceContent = {
  title: 'Full construction contracts',
  lead: 'One contract for the whole house: drawings, permit, structure, finish. The price of every item is written down before we dig.',
  picture: pictures['construction-site-2'],
  focus: 'lower',
  repair: {
    show: false,
    before: { picture: null, label: '', text: '' },
    after: { picture: null, label: '', text: '' },
  },
  drawn: {
    show: true,
    title: 'Drawn before it is built',
    text: 'Every wall, door and socket has its place on paper before the first stone.',
    drawing: { name: 'plan-contemporary-ground', caption: 'Ground floor. A design of ours.' },
    parts: [
      {
        name: 'Ground floor',
        text: '1,241 sq ft: living, dining, kitchen, one bedroom; car porch 164 sq ft',
      },
      { name: 'First floor', text: '1,045 sq ft: two bedrooms, upper living room, study, balcony' },
      { name: 'In all', text: '2,450 sq ft on 8 cents (324 m²)' },
    ],
  },
  included: {
    show: true,
    title: 'What is included',
    items: [
      'Survey of the plot, levels and a soil test',
      'Plan, elevations and a 3D model, revised until you are happy',
      'Structural drawings, signed by a licensed engineer',
      'Building permit from panchayat, municipality or corporation',
      'A list of every item with quantity, rate and brand',
      'Foundation, frame, laterite or block walls, roof',
      'Wiring, plumbing and drains, with a drawing of where each one runs',
      'Plaster, floors, doors, windows and paint',
      'Sanitary fittings and switches of the agreed brands',
      'Rainwater tank and recharge pit',
      'A site engineer every working day, a report each Saturday',
      'Completion certificate and building number',
    ],
    excluded:
      'Not in the price unless you add them: compound wall and gate, well, loose furniture, and the fees of the local body, which we pass on at cost with the receipt.',
  },
  process: {
    show: true,
    title: 'How it works',
    picture: null,
    steps: [
      {
        title: 'Visit and brief',
        when: 'Week 1',
        text: 'We walk the plot, take levels and listen: who lives there, who cooks, who cannot climb stairs, what you can spend. You’ll get a first price range within three days.',
      },
      {
        title: 'Plan and price',
        when: 'Weeks 2 to 8',
        text: 'Two or three sketches, then one plan, worked out until every socket has its place. With it comes the list of items. The total at the end is the price.',
      },
      {
        title: 'Contract and permit',
        when: 'Weeks 8 to 14',
        text: 'You pay ten per cent when you sign, and the rest in ten stages, each after you have seen the work. We file for the permit and answer the questions that come back.',
      },
      {
        title: 'Building',
        when: 'Months 4 to 10',
        text: 'Before each pour the steel is checked and signed off. Every slab is cured under water for fourteen days. Each Saturday: pictures, what was spent, what comes next.',
      },
      {
        title: 'Keys and first monsoon',
        when: 'Months 11 and 12',
        text: 'We walk through every room with you and write down what is not right; all of it is done before you pay the last stage. After the first monsoon we’ll come back without being asked.',
      },
    ],
  },
  materials: {
    show: true,
    title: 'What we work with',
    items: [
      {
        name: 'Walls',
        text: 'Laterite from Kannur or Malappuram, sorted on arrival, or solid concrete blocks where the load needs them. No hollow blocks in outer walls.',
      },
      {
        name: 'Concrete',
        text: 'M25 for the frame, 53 grade cement, washed M sand checked for silt. Three cubes of every pour go to the laboratory; you’ll get the report.',
      },
      {
        name: 'Steel',
        text: 'Fe 550D from primary mills, with the test certificate for each lorry load. 40 mm of concrete cover near the sea.',
      },
      {
        name: 'Roof',
        text: 'Sloped slabs under Mangalore tiles, or flat ones sealed by our own waterproofing crew. Eaves of 75 cm at least: walls that stay dry stay white.',
      },
      {
        name: 'Wood',
        text: 'Teak or anjili for frames and doors, seasoned in our yard and measured for moisture before it is cut.',
      },
      {
        name: 'Wiring and plumbing',
        text: 'Copper wiring in conduits, so that it can be replaced. CPVC for hot water, and a shut-off valve within reach in each bathroom.',
      },
    ],
  },
  stance: {
    show: false,
    title: 'What we stand for',
    text: '',
    drawing: { name: 'none', caption: '' },
  },
  prices: {
    show: true,
    title: 'What it costs',
    note: 'GST is extra at the current rate. What your house costs depends on the ground, the road and what you choose; you’ll get the final price after a site visit and the drawings.',
    since: '',
    items: [
      {
        what: 'Complete house, standard finish',
        amount: 2_350,
        unit: 'sqft',
        note: 'By plinth area: vitrified tiles, anjili doors, standard fittings.',
      },
      {
        what: 'Complete house, teak and stone',
        amount: 2_900,
        unit: 'sqft',
        note: 'Teak joinery, granite or oxide floors, concealed fittings.',
      },
    ],
    example: {
      area: 2_000,
      note: 'On 8 cents: three bedrooms, two floors, standard finish, without the land.',
    },
  },
  questions: {
    show: true,
    title: 'What people ask',
    items: [
      {
        question: 'What if steel or cement prices go up?',
        answer:
          'For the time written in the contract, usually twelve months, that is our risk. If the start is delayed by more than three months, we’ll go through the rates of steel, cement and diesel with you again, and only those.',
      },
      {
        question: 'Can we change something while you build?',
        answer:
          'Yes. You’ll get the cost and the days of each change in writing, and nothing is changed until you say yes. Changes to the plan are cheapest before the slab above them is cast.',
      },
      {
        question: 'What do we pay before we sign?',
        answer: '{free} {notFree}',
      },
      {
        question: 'We live abroad. Can you still build for us?',
        answer:
          'Yes. You’ll receive the Saturday report, a video call from the site every second week, and account statements with bills. Most decisions are made in the first eight weeks, on a screen. We’ll tell you what the power of attorney for the permit must say.',
      },
      {
        question: 'Do you build what another architect has drawn?',
        answer:
          'Yes. We’ll check the structure and the quantities first, which takes two weeks, and tell you in writing what we would change and why.',
      },
      {
        question: 'What if something fails later?',
        answer:
          'We’ll repair faults in workmanship free of charge for two years, and in the structure for ten. Both are in the contract, with the name of the person to call.',
      },
      {
        question: 'Do you take small jobs?',
        answer:
          'New houses from about 1,000 sq ft (93 m²), and extensions from one room with its roof. For repairs alone, ask us anyway: we know people who do them well.',
      },
    ],
  },
  projects: {
    show: true,
    title: 'From the gallery',
  },
  contact: {
    title: 'Start with the plot',
    text: 'Tell us where it is, how many cents, and when you would like to move in. We’ll tell you on the phone whether that is possible, and visit within a week.',
  },
  search: {
    title: '',
    description:
      'A house under one contract: drawings, permit, structure and finish at one written price. From {price} in and around {city}, final price after a site visit.',
  },
}

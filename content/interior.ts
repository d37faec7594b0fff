import type { ServiceContent } from '#contract/content/service.ts'
import { pictures } from './pictures.ts'

export const interior: ServiceContent = {
  title: 'Design and build interior design',
  lead: 'We measure, draw, make and fit. The person who draws your kitchen is in the workshop when it is cut and in your flat when it is fitted.',
  picture: pictures['bedroom-1'],
  focus: 'middle',
  repair: {
    show: false,
    before: { picture: null, label: '', text: '' },
    after: { picture: null, label: '', text: '' },
  },
  drawn: {
    show: true,
    title: 'Drawn to the millimetre',
    text: 'That is why the drawers close, the wiring is behind the panel, and we finish on the day we promised.',
    drawing: { name: 'interior-kitchen', caption: 'One wall of a kitchen. A design of ours.' },
    parts: [
      { name: 'Tall unit', text: 'Oven where nobody has to bend' },
      { name: 'Hob and hood', text: 'Drawers for pans right below' },
      { name: 'Under the window', text: 'Sink and dishwasher on one drain' },
    ],
  },
  included: {
    show: true,
    title: 'What is included',
    items: [
      'Laser measurement of every room',
      'Furniture layout and a view of each room before anything is ordered',
      'Plan of sockets, switches and lights',
      'Workshop drawings of each cupboard, to the millimetre',
      'Samples of wood, laminate, stone and fabric, brought to your home',
      'Ceilings and wall panels',
      'Kitchen with worktop, sink, hob and chimney connected',
      'Wardrobes, study, pooja unit, television wall',
      'Painting and polishing',
      'Curtains and blinds, measured and hung',
      'Protection of floors and lift, waste taken away',
      'Cleaning, and a visit to adjust doors after three months',
    ],
    excluded:
      'Not in the price unless you add them: appliances, loose furniture from shops, air conditioning. We’ll help you choose them and leave the right space for them.',
  },
  process: {
    show: false,
    title: 'How it works',
    picture: null,
    steps: [
      {
        title: 'Measure and listen',
        when: 'Week 1',
        text: 'Two of us come: one measures, one asks. How tall is the person who cooks? How many sarees? Where does the school bag go? We look at what you want to keep.',
      },
      {
        title: 'Draw and choose',
        when: 'Weeks 2 to 4',
        text: 'Layout, views, samples, then the list of items with the price of each. You can strike off an item and see the total change.',
      },
      {
        title: 'Make',
        when: 'Weeks 5 to 9',
        text: 'Everything is cut, edged, drilled and put together once in our own workshop. You are welcome to see it there before it is packed.',
      },
      {
        title: 'Fit',
        when: 'Weeks 9 to 12',
        text: 'A flat of 1,500 sq ft (139 m²) takes us 24 working days: ceiling and wiring first, cupboards next, paint last. Noise between nine and five only.',
      },
      {
        title: 'Adjust',
        when: 'After three months',
        text: 'Wood moves in its first season. We’ll come once, without being asked, and adjust every hinge and runner.',
      },
    ],
  },
  materials: {
    show: true,
    title: 'What we work with',
    items: [
      {
        name: 'Carcass',
        text: 'Boiling-waterproof plywood, 18 mm, in kitchens and bathrooms without exception. Moisture-resistant elsewhere. No particle board.',
      },
      {
        name: 'Fronts',
        text: 'Teak veneer, lacquer or laminate, with edges pressed on by machine. We’ll show you how each looks after five years of use.',
      },
      {
        name: 'Hinges and runners',
        text: 'Soft-closing, from brands whose spare parts are easy to get. Our kitchen drawers carry 40 kg.',
      },
      {
        name: 'Worktops',
        text: 'Granite from Karnataka or quartz, 20 mm, with the joint where you chop least. The underside is sealed too.',
      },
      {
        name: 'Against termites',
        text: 'Borate treatment in all plywood, 10 cm of air under every unit, and no wood touching a wet wall.',
      },
      {
        name: 'Light',
        text: 'Warm white, 2700 to 3000 K, with dimmers where you sit in the evening. Drivers are placed within reach.',
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
    note: 'GST is extra at the current rate. The list of items tells you what each cupboard costs; you’ll get the final price after we have measured.',
    since: '',
    items: [
      {
        what: 'Kitchen',
        amount: 240_000,
        unit: 'total',
        note: 'About 100 sq ft (9 m²): base and wall units, granite top, fitting.',
      },
      {
        what: 'Wardrobe',
        amount: 1_450,
        unit: 'sqft',
        note: 'By the area of the front, inside fittings and loft included.',
      },
      {
        what: 'Flat with two bedrooms',
        amount: 900_000,
        unit: 'total',
        note: 'About 1,000 sq ft (93 m²): kitchen, wardrobes, living room, ceilings, lights.',
      },
    ],
    example: { area: 0, note: '' },
  },
  questions: {
    show: true,
    title: 'What people ask',
    items: [
      {
        question: 'How long does it take?',
        answer:
          'Twelve weeks from the first measurement: four for drawings and samples, five in the workshop, then the fitting. A flat of 1,500 sq ft (139 m²) is fitted in 24 working days.',
      },
      {
        question: 'Can we live in the flat while you work?',
        answer:
          'For a kitchen or a single room, yes: we’ll close it off and clean every evening. For a whole flat, plan to stay elsewhere for four weeks. That costs less than the days we lose by working around you.',
      },
      {
        question: 'Can old furniture stay?',
        answer:
          'Often it should. A rosewood cot or a jackwood almirah sets the tone for the rest. We’ll repair and polish it in the workshop and draw the room around it.',
      },
      {
        question: 'Do you only design, without building?',
        answer:
          'Yes, for a fee per square foot. You’ll get the drawings a carpenter needs, and two visits to see that he follows them.',
      },
      {
        question: 'Our association allows work only at certain hours. Is that a problem?',
        answer:
          'No. We’ll ask for the rules before we plan, pay the deposit, cover the lift and keep to the hours. It may add a few days, and we’ll say so beforehand.',
      },
      {
        question: 'How do we pay?',
        answer:
          'Ten per cent with the design, forty when cutting starts, forty when the units arrive, ten after you have checked every door.',
      },
    ],
  },
  projects: {
    show: true,
    title: 'From the gallery',
  },
  contact: {
    title: 'Send us your floor plan',
    text: 'A picture of it on WhatsApp is enough. Tell us how many live there and which room troubles you most. We’ll send you a price range within two days.',
  },
  search: {
    title: '',
    description:
      'Interiors drawn to the millimetre, made in our own workshop and fitted by the same people. Kitchens from {price}, final price after a site visit.',
  },
}

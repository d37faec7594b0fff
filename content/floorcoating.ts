import type { ServiceContent } from '#contract/content/service.ts'
import { pictures } from './pictures.ts'

export const floorcoating: ServiceContent = {
  title: 'Floor coating',
  lead: 'A coating is only as good as the concrete under it. We measure its moisture, grind it, repair the cracks, and only then pour.',
  picture: pictures['epoxy-floor-2'],
  focus: 'middle',
  repair: {
    show: false,
    before: { picture: null, label: '', text: '' },
    after: { picture: null, label: '', text: '' },
  },
  drawn: {
    show: true,
    title: 'The layers, from the top down',
    text: 'You get one surface without joints: washed in minutes, hard to stain, ready to walk on after a day and for forklifts after a week.',
    drawing: { name: 'detail-floor', caption: 'Lifted apart, not to scale. A design of ours.' },
    parts: [
      { name: 'Top coat', text: 'Closed against oil, stains and dirt' },
      { name: 'Quartz', text: 'Sprinkled in where the floor gets wet, for grip' },
      { name: 'Body coat, 2 mm', text: 'Poured; it finds its own level' },
      { name: 'Primer', text: 'Soaks in and holds the coat to the concrete' },
      { name: 'Cracks', text: 'Opened, cleaned and filled' },
      { name: 'Concrete, ground', text: 'Dry, clean and open, so that the primer can enter' },
    ],
  },
  included: {
    show: true,
    title: 'What is included',
    items: [
      'Moisture, hardness and level of the old floor, measured and noted',
      'A sample of one square metre, in your colour, on your floor',
      'Diamond grinding with dust extraction',
      'Cracks opened and filled, joints cut and sealed',
      'Primer, body coat and top coat in the agreed thickness',
      'Coving of 10 cm along walls where floors are washed',
      'Lines, arrows and numbers in traffic colours',
      'Anti-slip finish, chosen by how wet the floor gets',
      'Work in bays, at night or on weekends',
      'Thickness and pull-off test, with the readings',
      'Waste and drums taken away',
      'A care sheet, and a visit after six months',
    ],
    excluded: '',
  },
  process: {
    show: false,
    title: 'How it works',
    picture: pictures['epoxy-floor-4'],
    steps: [
      {
        title: 'Look and measure',
        when: 'Day 1',
        text: 'We test moisture and strength, ask what wheels run on it and what gets spilled, and look under the mats. We’ll tell you at once if coating is the wrong answer.',
      },
      {
        title: 'Sample and price',
        when: 'Within a week',
        text: 'One square metre on your own floor, left there for you to scratch. The price comes per square foot, with the thickness written beside it.',
      },
      {
        title: 'Grind and repair',
        when: 'Two-thirds of the time',
        text: 'Most of the work is here and none of it shows. Laitance, oil and old paint are removed; cracks are cut out and filled.',
      },
      {
        title: 'Pour',
        when: 'One day for each coat',
        text: 'Primer, body, top. Doors stay shut while it levels. About 3,000 sq ft (280 m²) in one go, more in bays.',
      },
      {
        title: 'Cure and test',
        when: 'The 7 days after',
        text: 'You can walk on it after 24 hours; trolleys after three days, forklifts and water after seven. Then we measure thickness and grip and hand you the readings.',
      },
    ],
  },
  materials: {
    show: true,
    title: 'What we work with',
    items: [
      {
        name: 'Epoxy, rolled',
        text: '0.3 to 0.5 mm. For stores, shops and parking in the shade: seals the concrete against dust and oil at the lowest cost.',
      },
      {
        name: 'Epoxy, self-levelling',
        text: '2 to 3 mm, mirror-smooth. For warehouses, clinics, laboratories and showrooms. Not for full sun, where it yellows.',
      },
      {
        name: 'Polyurethane',
        text: 'Holds its colour in the sun and stays a little elastic. For verandas, car porches and as a top coat over epoxy.',
      },
      {
        name: 'PU concrete',
        text: '4 to 6 mm. Takes boiling water, acid and dropped pans: for hotel kitchens, fish and spice works, dairies.',
      },
      {
        name: 'Quartz and flake',
        text: 'Sprinkled into the wet coat for grip or for looks. We’ll show you three grades wet, under your own shoe.',
      },
      {
        name: 'Red oxide, renewed',
        text: 'Old oxide floors are not coated but ground and hardened, so that they breathe and keep their colour without wax.',
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
    note: 'For 300 sq ft (28 m²) or more; GST is extra. Deep repairs are measured on site together with you. You’ll get the final price after a site visit.',
    since: '',
    items: [
      {
        what: 'Rolled epoxy, 0.5 mm',
        amount: 48,
        unit: 'sqft',
        note: 'On sound concrete.',
      },
      {
        what: 'Self-levelling epoxy, 2 mm',
        amount: 98,
        unit: 'sqft',
        note: 'Grinding and primer included.',
      },
      {
        what: 'PU concrete, 4 mm',
        amount: 185,
        unit: 'sqft',
        note: 'Coving by the metre.',
      },
      {
        what: 'Red oxide, ground and hardened',
        amount: 75,
        unit: 'sqft',
        note: 'In four passes.',
      },
    ],
    example: { area: 0, note: '' },
  },
  questions: {
    show: true,
    title: 'What people ask',
    items: [
      {
        question: 'How long is the floor out of use?',
        answer:
          'A shop of 1,000 sq ft (93 m²): closed on Friday evening, ready to walk on by Tuesday, full load the following Monday. We do warehouses bay by bay, so that your work can go on.',
      },
      {
        question: 'Can you coat in the monsoon?',
        answer:
          'Inside a closed building, yes, if the slab is dry: below four per cent moisture by our meter, or with a barrier primer. Open porches wait for a dry week.',
      },
      {
        question: 'Is it slippery when wet?',
        answer:
          'Smooth epoxy is, under oil or soap. Where water is expected we’ll sprinkle quartz into the coat. You choose the grade on a wet sample.',
      },
      {
        question: 'Can it go over tiles?',
        answer:
          'If they sit firmly, yes: we grind the glaze off and fill the joints first. Hollow tiles are removed. We tap every tile before we decide.',
      },
      {
        question: 'How long does it last?',
        answer:
          'Two millimetres in a warehouse: about ten years before a new top coat. A rolled coat in a shop: three to five. Sand under shoes shortens it more than forklifts do.',
      },
    ],
  },
  projects: {
    show: true,
    title: 'From the gallery',
  },
  contact: {
    title: 'Send a picture of the floor',
    text: 'Tell us its size, what wheels run on it and what gets spilled. Within two days we’ll reply with a thickness, a price range and a possible date.',
  },
  search: {
    title: '',
    description:
      'Epoxy and PU floors for warehouses, clinics, kitchens and car porches, ground, poured and tested by our own crew. From {price}, final price after a site visit.',
  },
}

import type { ServiceContent } from './types.ts'

export const floorcoating: ServiceContent = {
  description:
    'Epoxy and PU floors for warehouses, clinics, kitchens and car porches, ground, poured and tested by our own crew. From ₹48 per sq ft, final after a visit.',
  picture: 'epoxy-floor-2',
  lead: 'A coating is only as good as the concrete under it. We measure its moisture, grind it, mend what has cracked, and only then pour. What you get is one skin without joints: washed in minutes, hard to stain, ready for feet after a day and for forklifts after a week.',
  included: [
    'Moisture, hardness and level of the old floor, measured and noted',
    'A sample of one square metre, in your colour, on your floor',
    'Grinding by diamond with dust extraction',
    'Cracks opened and filled, joints cut and sealed',
    'Primer, body coat and top coat in the agreed thickness',
    'Coving of 10 cm along walls where floors are washed',
    'Lines, arrows and numbers in traffic colours',
    'Grip against slipping, graded by how wet it gets',
    'Work in bays, at night or on weekends',
    'Thickness and pull-off test, with the readings',
    'Waste and drums taken away',
    'A sheet on care, and a visit after six months',
  ],
  process: [
    {
      title: 'Look and measure',
      when: 'Day 1',
      text: 'We test moisture and strength, ask what rolls and spills on the floor, and look under the mats. You hear at once if coating is the wrong answer.',
    },
    {
      title: 'Sample and price',
      when: 'Within a week',
      text: 'One square metre on your own floor, left there for you to scratch. The price comes per square foot, with the thickness written beside it.',
    },
    {
      title: 'Grind and mend',
      when: 'Two days in three',
      text: 'Most of the work is here and none of it shows. Laitance, oil and old paint go; cracks are cut out and filled.',
    },
    {
      title: 'Pour',
      when: 'One day for each coat',
      text: 'Primer, body, top. Doors stay shut while it levels. About 3,000 sq ft (280 m²) in one go, more in bays.',
    },
    {
      title: 'Cure and test',
      when: 'Days 1 to 7 after',
      text: 'Feet after 24 hours, trolleys after three days, forklifts and water after seven. Then we measure thickness and grip and hand you the readings.',
    },
  ],
  detail: 'epoxy-floor-4',
  materials: [
    {
      name: 'Epoxy, rolled',
      text: '0.3 to 0.5 mm. For stores, shops and parking in the shade: closes the concrete against dust and oil at the lowest cost.',
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
      text: 'Strewn into the wet coat for grip or for looks. We show you three grades wet, under your own shoe.',
    },
    {
      name: 'Red oxide, renewed',
      text: 'Old oxide floors are not coated but ground and hardened, so that they breathe and keep their colour without wax.',
    },
  ],
  prices: [
    { what: 'Rolled epoxy, 0.5 mm', from: '₹48 per sq ft', note: 'About ₹517 per m², on sound concrete.' },
    {
      what: 'Self-levelling epoxy, 2 mm',
      from: '₹98 per sq ft',
      note: 'About ₹1,055 per m², grinding and primer included.',
    },
    { what: 'PU concrete, 4 mm', from: '₹185 per sq ft', note: 'About ₹1,990 per m², coving by the metre.' },
    {
      what: 'Red oxide, ground and hardened',
      from: '₹75 per sq ft',
      note: 'About ₹807 per m², in four passes.',
    },
  ],
  priceNote:
    'For 300 sq ft (28 m²) or more; GST is extra. Deep repairs are counted on site together with you. The final price follows after a visit.',
  questions: [
    {
      question: 'How long is the floor out of use?',
      answer:
        'A shop of 1,000 sq ft (93 m²): closed on Friday evening, walked on by Tuesday, full load the Monday after. Warehouses we do bay by bay, so that work goes on beside us.',
    },
    {
      question: 'Can you coat in the monsoon?',
      answer:
        'Inside a closed building, yes, if the slab is dry: below four per cent moisture by our meter, or with a barrier primer. Open porches wait for a dry week.',
    },
    {
      question: 'Is it slippery when wet?',
      answer:
        'Smooth epoxy is, under oil or soap. Where water is expected we strew quartz into the coat. You choose the grade on a wet sample.',
    },
    {
      question: 'Can it go over tiles?',
      answer:
        'If they sit firmly, yes: we grind the glaze off and fill the joints first. Hollow tiles come out. We knock on every one before we say.',
    },
    {
      question: 'How long does it last?',
      answer:
        'Two millimetres in a warehouse: about ten years before a new top coat. A rolled coat in a shop: three to five. Sand under shoes shortens it more than forklifts do.',
    },
  ],
  contact: {
    title: 'Send a picture of the floor',
    text: 'With its size, and what drives or spills on it. We answer with a thickness, a range and a first date within two days.',
  },
}

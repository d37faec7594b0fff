import type { CostContent } from '#contract/amounts/cost.ts'

/** Switched off and without a day: nobody of the company has said yet that these are its rates. */
export const cost: CostContent = {
  title: 'What will your house cost?',
  intro:
    'Write how large it should be and choose a package. You’ll see a range and the day of its rates; the exact price follows after a site visit and the drawings.',
  areaHint: 'Two bedrooms: about 1,000 sq ft (93 m²). Three bedrooms: about 1,600 sq ft (149 m²).',
  rates: {
    show: false,
    since: '',
    packages: [
      {
        name: 'Essential',
        from: 2_350,
        to: 2_550,
        included:
          'Drawings and permit. Foundation, frame, laterite or block walls and roof. Vitrified tiles, anjili doors, aluminium windows. Wiring, plumbing and standard fittings, two coats of emulsion.',
        excluded:
          'Kitchen cabinets and wardrobes, compound wall and gate, well, solar panels, loose furniture, GST, fees of the local body.',
      },
      {
        name: 'Comfort',
        from: 2_550,
        to: 2_900,
        included:
          'All of Essential, and: larger tiles or oxide floors, a teak front door, UPVC or hardwood windows, concealed fittings of a better brand, putty under the paint, kitchen cabinets in marine ply.',
        excluded:
          'Wardrobes, compound wall and gate, well, solar panels, loose furniture, GST, fees of the local body.',
      },
      {
        name: 'Premium',
        from: 2_900,
        to: 3_600,
        included:
          'All of Comfort, and: teak joinery, granite or stone floors, wardrobes in every bedroom, false ceilings with lights, a solar water heater, textured or exposed laterite walls outside.',
        excluded: 'Compound wall and gate, well, solar panels, loose furniture, GST, fees of the local body.',
      },
    ],
    note: 'A range, not an offer: the ground, the road to it and what you choose decide. You’ll get the final price in writing after a site visit and the drawings.',
  },
  months: 6,
  contact: {
    title: 'The plot decides the rest',
    text: 'Tell us where it is and what you have in mind. We’ll tell you on the phone what makes it dearer and what makes it cheaper.',
  },
  search: {
    title: 'What a house costs in Kerala',
    description:
      'Write the built-up area, choose a package, see a range in lakhs: what building a house in and around {city} costs, and what is not in the price.',
  },
}

import type { ServiceContent } from '#contract/content/service.ts'
import { pictures } from './pictures.ts'

export const vasthushasthra: ServiceContent = {
  title: 'Vasthu Shasthra',
  lead: 'Kerala’s own knowledge of building: sun and wind, the measure of walls, a centre that stays open. We draw with it from the first line, with the consultant your family trusts.',
  picture: pictures['material-red-oxide'],
  focus: 'middle',
  repair: {
    show: false,
    before: { picture: null, label: '', text: '' },
    after: { picture: null, label: '', text: '' },
  },
  drawn: {
    show: true,
    title: 'A nalukettu, seen from above',
    text: 'Four ranges of rooms around an open centre. Belief, permit and budget have to fit into one such plan.',
    drawing: { name: 'plan-nalukettu', caption: 'Plan of a nalukettu. A design of ours.' },
    parts: [],
  },
  included: {
    show: true,
    title: 'What is included',
    items: [
      'Directions taken on the plot, corrected from magnetic to true north',
      'Shape, slope and soil of the land, studied and written down',
      'Place of the house: north-east or south-west quarter of the plot',
      'Perimeter in kol and angulam, with its yoni, for house and rooms',
      'Brahmasthanam kept free of pillar, wall and bathroom',
      'Main door and the axes through it, open from end to end',
      'Kitchen, pooja room, bedrooms and stair in their directions',
      'Well, septic tank and rainwater, where texts and rules both allow',
      'A plan that gets its permit: setbacks, light, ventilation',
      'One drawing for consultant, engineer and carpenter alike',
      'Marking out the house on the day given to your family',
      'A written note of every point that could not be met, and why',
    ],
    excluded: '',
  },
  process: {
    show: true,
    title: 'How it works',
    picture: null,
    steps: [
      {
        title: 'Studying the plot',
        when: 'Day 1',
        text: 'We come in the morning, take the directions with compass and sun, measure the boundaries and the fall of the land, and look at well, trees and road.',
      },
      {
        title: 'Measures and centre',
        when: 'Weeks 1 and 2',
        text: 'The rectangle of the house is fixed first: its place, its perimeter, its axes. Only then do rooms go into it.',
      },
      {
        title: 'One table',
        when: 'Weeks 2 to 5',
        text: 'Consultant, architect and structural engineer go through the plan with you in one room. What each of them needs is settled before the permit and not on the site.',
      },
      {
        title: 'Drawings and note',
        when: 'Weeks 5 and 6',
        text: 'Permit drawings, and a sheet with all measures in kol and in metres. The note says what was followed, what was not, and the reason.',
      },
      {
        title: 'On the site',
        when: 'As the dates are given',
        text: 'Kutti, kattila and paalukachal have their days. We plan pours and deliveries around them, so that nobody stands waiting for a lorry at an auspicious hour.',
      },
    ],
  },
  materials: {
    show: true,
    title: 'The words explained',
    items: [
      {
        name: 'Kol and angulam',
        text: 'The Kerala kol is 72 cm and has 24 angulam of 3 cm. A perimeter is counted in them and noted in metres beside it, since masons read metres.',
      },
      {
        name: 'Yoni',
        text: 'What is left when the perimeter is multiplied by three and divided by eight. Odd numbers are preferred, each for its direction. A few centimetres make the difference.',
      },
      {
        name: 'Brahmasthanam',
        text: 'The centre. It stays open and carries nothing. In a nalukettu it is the courtyard; in a small house a hall without a pillar.',
      },
      {
        name: 'Nadumuttam',
        text: 'The courtyard itself. It brings light to the middle rooms and lets warm air rise out of them. It needs a good drain and a roof that throws rain clear.',
      },
      {
        name: 'Soothram',
        text: 'The axes from door to door and window to window. They stay unblocked, which is also how a breeze gets through a house.',
      },
      {
        name: 'Kanni moola',
        text: 'The south-west corner: kept high and heavy, with a bedroom rather than a bathroom. It also shields the house from the late sun.',
      },
    ],
  },
  stance: {
    show: true,
    title: 'What we say, and what we do not',
    text: 'We say what the texts ask for, what it costs, and where they disagree with structure, with the building rules or with the way you live. Where the tradition has two schools, we follow the one your family follows.\n\nWe do not promise health, money or luck from a plan. We sell no stones, plates or remedies, and we break no wall that holds a house up. If a point cannot be met, we’ll tell you before you sign.\n\nMuch of it can be felt without believing anything: shade on the west wall, a breeze through the hall, a centre with light. That part we do for every house.',
    drawing: {
      name: 'section-courtyard',
      caption: 'Section through its courtyard, in the rain. A design of ours.',
    },
  },
  prices: {
    show: true,
    title: 'What it costs',
    note: 'What you give the consultant is between you and him; we add nothing to it. You’ll get the final fee after we have seen the plot.',
    since: '',
    items: [
      {
        what: 'Check of an existing plan',
        amount: 7_500,
        unit: 'total',
        note: 'Written note with a marked drawing, within ten days.',
      },
      {
        what: 'Visit to a standing house',
        amount: 9_000,
        unit: 'total',
        note: 'Half a day on site within {visitKm} km of our office in {city}, with sketches of what can change without breaking much.',
      },
      {
        what: 'New plan with consultant',
        amount: 28,
        unit: 'sqft',
        note: '₹45,000 at least. Deducted in full if we build the house.',
      },
    ],
    example: { area: 0, note: '' },
  },
  questions: {
    show: true,
    title: 'What people ask',
    items: [
      {
        question: 'Which consultant do you work with?',
        answer:
          'With the one your family trusts, if there is one. Otherwise we’ll name two who know both the texts and a building site, and you choose. Nobody pays us for that.',
      },
      {
        question: 'Can Vasthu be followed on a plot of 4 cents?',
        answer:
          'Yes. On 4 cents (162 m²) the measures and the open centre can be kept; the place of well and stair needs more thought. What suffers on small plots is mostly the number of bathrooms.',
      },
      {
        question: 'Our house is already built. Do walls have to be broken?',
        answer:
          'Rarely. The use of rooms, the doors, the height of a floor and what stands in the centre can be changed. We never touch a bearing wall for it, and we’ll tell you when leaving things as they are is the better advice.',
      },
      {
        question: 'Does it cost more to build?',
        answer:
          'The plan costs more, the building hardly. A courtyard adds to it: allow ₹2 to 4 lakh for its pillars, drains and roof edges.',
      },
      {
        question: 'What if Vasthu and the building rules disagree?',
        answer:
          'The rules win, since no house gets its building number without them. We look for a third way first and usually find one, because setbacks leave more freedom than people think.',
      },
    ],
  },
  projects: {
    show: true,
    title: 'From the gallery',
  },
  contact: {
    title: 'Bring the survey sketch',
    text: 'Or send it on WhatsApp with the direction of the road. We’ll tell you what the plot allows before you spend anything on a plan.',
  },
  search: {
    title: '',
    description:
      'House plans by Kerala’s Vasthu Shasthra: orientation, open centre, kol measures, worked out with consultant and engineer at one table. Plan check from {price}.',
  },
}

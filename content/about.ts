import type { AboutContent, WhoContent } from '#contract/content/company-pages.ts'
import { pictures } from './pictures.ts'

export const about: AboutContent = {
  title: 'Builders who come back after the first monsoon',
  lead: '{shortName} has designed and built houses in {district} and the districts around it since {founded}. Architects, engineers, masons and carpenters work under one roof, so the person who draws a window also sees how it turned out.',
  text: 'We take on few houses at a time, because each needs somebody who knows it by heart. And we repair: roofs that leak, floors turning to dust, old houses worth saving.',
  picture: pictures['veranda-house-1'],
  ways: {
    show: true,
    title: 'How we work',
    drawing: {
      name: 'section-courtyard',
      caption: 'Where the rain goes. A design of ours.',
    },
    items: [
      {
        name: 'Drawings before words',
        text: 'We draw it, you look at it for a week, and we draw it again. A wall costs nothing to move on paper.',
      },
      {
        name: 'Our own crews where it matters',
        text: 'Our own people do structure, waterproofing and joinery. You get the names of the others before you sign.',
      },
      {
        name: 'Open books',
        text: 'Every item has a quantity, a rate and a brand. If a change costs less than estimated, you’ll see the bill and pay less.',
      },
      {
        name: 'Rain first',
        text: 'We draw where the water goes before we draw the front. In Kerala, deep eaves and good drains are architecture.',
      },
    ],
  },
  promises: {
    show: true,
    title: 'What we promise',
    picture: pictures['plans-and-model-1'],
    items: [
      'The price in the contract is the price, unless you change the house.',
      'The person who visits you first stays your contact until you get the keys.',
      'You’ll get a report every Saturday, even in a bad week.',
      'No concrete is poured before the steel is checked and signed off.',
      'The site is swept every evening, and the neighbours know whom to call.',
      'We’ll come back after the first monsoon without being asked.',
    ],
  },
  crafts: {
    show: true,
    title: 'Who does what',
    items: [
      {
        name: 'Architects',
        text: 'They draw the house and stay with it. The one who draws it visits the site once a week until the end.',
      },
      {
        name: 'Structural engineer',
        text: 'Designs every beam, checks the soil report, and signs off the steel before each pour.',
      },
      {
        name: 'Site engineers',
        text: 'One for every two sites, no more. They mark out, measure, keep to the dates and write the Saturday report.',
      },
      {
        name: 'Masons and bar benders',
        text: 'Crews that have worked together for years, properly housed, insured and paid by us.',
      },
      {
        name: 'Carpenters',
        text: 'In the workshop and on the site: the person who makes the door also fits it.',
      },
      {
        name: 'Waterproofing and flooring team',
        text: 'They do nothing but roofs, bathrooms and floors, and are certified for it.',
      },
      {
        name: 'Office',
        text: 'Answers the phone from nine to six, knows which house is yours, and keeps permits, bills and guarantees together.',
      },
    ],
  },
  workshop: {
    show: true,
    title: 'The workshop',
    text: 'In our own workshop we season teak and anjili, cut plywood and put every cupboard together once before it leaves.\n\nCome and see it on any weekday from nine to five. Call first, so that somebody can switch off the saws while you talk.',
  },
  workWithUs: {
    show: true,
    title: 'Work with us',
    text: 'We hire masons, carpenters, engineers and architects who want to stay with us. Wages on the fifth of each month, PF and ESI from the first day, and a site where everybody wears a helmet.',
    picture: pictures['material-laterite'],
    link: 'See job openings',
    none: 'There is no opening at the moment. Masons, carpenters and painters can still call, on any working day before ten.',
  },
  contact: {
    title: 'Come and see a site',
    text: 'The best way to know us is to see a half-finished house. Call, and we’ll tell you which one near you can be visited this week.',
  },
  search: {
    title: '',
    description:
      '{name} since {founded}: architects, engineers, masons and carpenters in one team. How we work, what we promise, who does what.',
  },
}

/** Nothing about people, numbers or a guarantee is invented: visitors would believe it. */
export const who: WhoContent = {
  title: 'Who we are',
  houses: 0,
  guarantee: '',
  gst: '',
  people: [],
  registrations: [],
  reviews: { site: '', url: '' },
}

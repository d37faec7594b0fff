import type { HomeContent } from '#contract/content/pages.ts'
import { pictures } from './pictures.ts'

export const home: HomeContent = {
  hero: {
    title: 'A house you will still like in thirty years',
    text: 'We design and build houses in and around {city}: one team, one written price, one person you can always call.',
    picture: pictures['villa-hero'],
    focus: 'left',
  },
  intro:
    'Most families build once. So we draw every room before the first stone is laid, put every item into one written price, and come back after the first monsoon to see how the house has held up.',
  services: {
    title: 'What we do',
    items: [
      {
        page: 'design',
        line: 'Drawings, permit, structure and finish in one contract, at one written price.',
        picture: pictures['material-laterite'],
      },
      {
        page: 'interior',
        line: 'Kitchens, wardrobes and ceilings, made in our own workshop.',
        picture: pictures['kitchen-2'],
      },
      {
        page: 'vasthushasthra',
        line: 'The old measurements and directions, on a plot of today.',
        picture: pictures['veranda-house-1'],
      },
      {
        page: 'floorcoating',
        line: 'Epoxy and PU floors, ready for use within days.',
        picture: pictures['epoxy-floor-2'],
      },
      {
        page: 'waterproofing',
        line: 'Terraces, bathrooms and tanks, tested under standing water.',
        picture: pictures['terrace-waterproofing-2'],
      },
    ],
  },
  projects: {
    show: true,
    title: 'Selected projects',
    onlyTitle: 'Our latest project',
  },
  process: {
    show: true,
    title: 'How a house gets built',
    text: 'A house of 2,000 sq ft (186 m²) takes us about twelve months from the first visit to the keys.',
    drawing: { name: 'elevation-villa', caption: 'Front elevation. A design of ours.' },
    picture: null,
    steps: [
      {
        title: 'We walk the plot with you',
        when: 'Week 1',
        text: 'We look at levels, trees, the road, and where the rain comes from.',
      },
      {
        title: 'Drawings, then one price',
        when: 'Weeks 2 to 8',
        text: 'You change them until they are right. Then the price is fixed in writing.',
      },
      {
        title: 'Permit and soil test',
        when: 'Weeks 8 to 14',
        text: 'We file the papers, test the soil and mark out every room with string.',
      },
      {
        title: 'Structure and roof',
        when: 'Months 4 to 8',
        text: 'A site engineer every working day, pictures on WhatsApp every Saturday.',
      },
      {
        title: 'Finish, keys, first monsoon',
        when: 'Months 9 to 12',
        text: 'We mend small faults before the keys, and come back after the first monsoon.',
      },
    ],
  },
  reviews: {
    show: true,
    title: 'What families say',
  },
  workWithUs: {
    show: true,
    title: 'Work with us',
    text: 'We hire masons, carpenters, engineers and architects who want to stay with us. Wages on the fifth of each month, PF and ESI from the first day, and a site where everybody wears a helmet.',
    picture: pictures['staircase-1'],
    link: 'See job openings',
    none: 'There is no opening at the moment. Masons, carpenters and painters can still call, on any working day before ten.',
  },
  contact: {
    title: 'Have a plot, or still looking?',
    text: 'Tell us where it is and how many cents. We’ll tell you on the phone roughly what a house there will cost, and come to see the plot. {free}',
  },
  addedService: {
    othersTitle: 'What else we do',
    contact: {
      title: 'Tell us what you need',
      text: 'Say where it is and send a picture if you have one. We’ll tell you on the phone whether we can help, and roughly what it costs.',
    },
  },
  search: {
    title: '',
    description: '',
  },
}

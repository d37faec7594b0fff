// What the About page says in lists.
export const ways = [
  {
    title: 'Drawings before words',
    text: 'We do not argue about taste. We draw it, you look at it for a week, and we draw it again. A wall costs nothing to move on paper.',
  },
  {
    title: 'Own crews for what goes wrong',
    text: 'Structure, waterproofing and joinery are done by people on our payroll. For the rest we work with the same few firms, whose names you get before you sign.',
  },
  {
    title: 'Open books',
    text: 'Every item has a quantity, a rate and a brand. When we buy for less than planned on a change, you see the bill.',
  },
  {
    title: 'Rain first',
    text: 'We draw where the water goes before we draw the view. Deep eaves, falls, drains, and a dry plinth: in Kerala that is architecture.',
  },
]

export const promises = [
  'The price in the contract is the price, unless you change the house.',
  'Whoever visits you first stays your contact until the keys are yours.',
  'You get a report every Saturday, also when the week was bad.',
  'No concrete is poured before the steel is checked and signed for.',
  'The site is swept every evening, and the neighbours know whom to call.',
  'We come back after the first monsoon without being asked.',
]

export const team = [
  {
    role: 'Architects',
    text: 'They draw the house and stay with it. Whoever draws it is on the site once a week until the end.',
  },
  {
    role: 'Structural engineer',
    text: 'Reckons every beam, checks the soil report, and signs for the steel before each pour.',
  },
  {
    role: 'Site engineers',
    text: 'One for two sites, no more. They set out, measure, keep the dates and write the Saturday report.',
  },
  {
    role: 'Masons and bar benders',
    text: 'Crews that have worked together for years, housed properly, insured and paid by us.',
  },
  {
    role: 'Carpenters',
    text: 'In the workshop and on the site: the hands that made the door also hang it.',
  },
  {
    role: 'Sealing and floor crew',
    text: 'They do nothing but roofs, bathrooms and floors, and carry the certificates for it.',
  },
  {
    role: 'Office',
    text: 'Answers the phone from nine to six, knows which house is yours, and keeps permits, bills and guarantees together.',
  },
]

export const about = {
  description:
    '{name} since {founded}: architects, engineers, masons and carpenters in one team. How we work, what we promise, who does what.',
  picture: 'veranda-house-1',
  title: 'People who stay until it has rained',
  lead: '{shortName} is a small company that designs and builds houses in Ernakulam and the districts around it, since {founded}. Architects, engineers, masons and carpenters work under one roof, so that whoever draws a window also hears what became of it.',
  text: 'We take on few houses at a time, because each needs somebody who knows it by heart. We build in laterite and concrete, tile and timber; traditional when the family wants it so, plain and flat when the plot asks for it. And we repair: roofs that leak, floors that dust, houses that were good once.',
  waysTitle: 'How we work',
  ways: [
    {
      name: 'Drawings before words',
      text: 'We do not argue about taste. We draw it, you look at it for a week, and we draw it again. A wall costs nothing to move on paper.',
    },
    {
      name: 'Own crews for what goes wrong',
      text: 'Structure, waterproofing and joinery are done by people on our payroll. For the rest we work with the same few firms, whose names you get before you sign.',
    },
    {
      name: 'Open books',
      text: 'Every item has a quantity, a rate and a brand. When we buy for less than planned on a change, you see the bill.',
    },
    {
      name: 'Rain first',
      text: 'We draw where the water goes before we draw the view. Deep eaves, falls, drains, and a dry plinth: in Kerala that is architecture.',
    },
  ],
  promisesTitle: 'What we promise',
  promisesPicture: 'villa-2',
  promises: [
    'The price in the contract is the price, unless you change the house.',
    'Whoever visits you first stays your contact until the keys are yours.',
    'You get a report every Saturday, also when the week was bad.',
    'No concrete is poured before the steel is checked and signed for.',
    'The site is swept every evening, and the neighbours know whom to call.',
    'We come back after the first monsoon without being asked.',
  ],
  teamTitle: 'Who does what',
  team: [
    {
      name: 'Architects',
      text: 'They draw the house and stay with it. Whoever draws it is on the site once a week until the end.',
    },
    {
      name: 'Structural engineer',
      text: 'Reckons every beam, checks the soil report, and signs for the steel before each pour.',
    },
    {
      name: 'Site engineers',
      text: 'One for two sites, no more. They set out, measure, keep the dates and write the Saturday report.',
    },
    {
      name: 'Masons and bar benders',
      text: 'Crews that have worked together for years, housed properly, insured and paid by us.',
    },
    {
      name: 'Carpenters',
      text: 'In the workshop and on the site: the hands that made the door also hang it.',
    },
    {
      name: 'Sealing and floor crew',
      text: 'They do nothing but roofs, bathrooms and floors, and carry the certificates for it.',
    },
    {
      name: 'Office',
      text: 'Answers the phone from nine to six, knows which house is yours, and keeps permits, bills and guarantees together.',
    },
  ],
  workshop: {
    title: 'The workshop',
    text: [
      'In Kalamassery we season teak and anjili, cut plywood and put every cupboard together once before it travels. Doors, windows, stairs and kitchens come from there.',
      'Come and see it, on any weekday from nine to five. Ring first, so that somebody switches the saws off while you talk.',
    ],
  },
  contact: {
    title: 'Come and see a site',
    text: 'The best way to know us is a house that is half done. Call, and we tell you which one near you can be visited this week.',
  },
} as const

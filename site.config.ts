// The company this site belongs to. Change this one file to make the site your own.
export const site = {
  name: 'Nalukettu Design & Build',
  shortName: 'Nalukettu',
  tagline: 'Houses designed, built and looked after in Kerala',
  blurb:
    'We design and build houses in Ernakulam and the districts around it: one team from the first sketch to the last coat of paint, and one person who answers the phone.',
  location: 'Panampilly Nagar, Kochi, Kerala',
  address: {
    street: '14/202 Temple Road, Panampilly Nagar',
    city: 'Kochi',
    region: 'Kerala',
    postalCode: '682036',
    country: 'IN',
    latitude: 9.9587,
    longitude: 76.2968,
  },
  phones: ['+91 484 000 0101', '+91 484 000 0102'],
  whatsapp: '+91 484 000 0101',
  mail: 'office@nalukettu.example.com',
  hours: [
    { days: 'Monday to Saturday', opens: '09:00', closes: '18:00', schema: 'Mo-Sa' },
    { days: 'Sunday', opens: '', closes: '', schema: '' },
  ],
  social: [
    { name: 'Instagram', url: 'https://instagram.com/nalukettu.example' },
    { name: 'Facebook', url: 'https://facebook.com/nalukettu.example' },
    { name: 'YouTube', url: 'https://youtube.com/@nalukettu.example' },
  ],
  founded: 2009,
  /** True while the pages' own pictures are visualisations and not photographs of built work; a project says it itself. */
  picturesAreRenderings: true,
  /** Applications and enquiries are erased this many days after they came in. */
  retentionDays: 365,
} as const

// The company that a new database starts with. Staff change it in the admin area, under Site.
import type { Company } from './contract/content/company.ts'

export const company: Company = {
  name: 'Nalukettu Design & Build',
  shortName: 'Nalukettu',
  tagline: 'Houses designed, built and looked after in {city}, Kerala',
  blurb:
    'We design and build houses in {district} and the districts around it: one team from the first sketch to the last coat of paint, and one person you can always call.',
  logo: null,
  sharePicture: null,
  phone: '+91 484 000 0101',
  secondPhone: '+91 484 000 0102',
  whatsapp: '+91 484 000 0101',
  mail: 'office@nalukettu.example.com',
  location: 'Panampilly Nagar, Kochi, Kerala',
  address: {
    street: '14/202 Temple Road, Panampilly Nagar',
    city: 'Kochi',
    district: 'Ernakulam',
    region: 'Kerala',
    postalCode: '682036',
    country: 'IN',
    latitude: 9.9587,
    longitude: 76.2968,
  },
  hours: [
    { from: 'Mo', to: 'Sa', open: true, opens: '09:00', closes: '18:00' },
    { from: 'Su', to: 'Su', open: false, opens: '', closes: '' },
  ],
  closedDays: [],
  social: [
    { name: 'Instagram', url: 'https://instagram.com/nalukettu.example' },
    { name: 'Facebook', url: 'https://facebook.com/nalukettu.example' },
    { name: 'YouTube', url: 'https://youtube.com/@nalukettu.example' },
  ],
  free: {
    visitKm: 40,
    text: 'For a house, the first visit within {visitKm} km of our office in {city}, the sketches and the written estimate are free. You pay nothing until you sign.',
    otherwise:
      'What you order by itself has its own price, which we’ll tell you first: a Vasthu check or plan, the inspection of a leak, a visit further away.',
  },
  founded: 2009,
  picturesAreRenderings: true,
  retentionDays: 365,
  closedJobDays: 30,
}

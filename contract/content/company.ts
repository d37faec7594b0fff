// The schema of the company, which every page shows. site.config.ts has the values of a new database.
import type { Language } from '../languages.ts'
import {
  type ContentOf,
  choice,
  date,
  email,
  group,
  line,
  list,
  number,
  optionalPicture,
  phone,
  text,
  time,
  toggle,
  url,
} from './fields.ts'

export const weekdays = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
} as const

const countries = {
  IN: 'India',
  AE: 'United Arab Emirates',
  BH: 'Bahrain',
  KW: 'Kuwait',
  LK: 'Sri Lanka',
  OM: 'Oman',
  QA: 'Qatar',
  SA: 'Saudi Arabia',
} as const

export const companySchema = group('Company', {
  name: line('Name', { max: 60 }),
  shortName: line('Short name', { max: 25, hint: 'In page titles and WhatsApp messages.' }),
  tagline: line('Tagline', { max: 80, hint: 'The title of the home page in search engines.' }),
  blurb: text('About the company, in two sentences', { max: 300, hint: 'In the footer of every page.' }),
  logo: optionalPicture('Logo', {
    minWidth: 256,
    minHeight: 256,
    named: true,
    hint: 'Square, best as PNG. Without one the drawn mark is shown.',
  }),
  sharePicture: optionalPicture('Picture beside shared links', {
    minWidth: 1_200,
    minHeight: 630,
    hint: 'Shown when somebody sends the home page or another page without a large picture on WhatsApp. Without one it is the picture of the home page.',
  }),
  phone: phone('Phone number'),
  secondPhone: phone('Second phone number', { optional: true }),
  whatsapp: phone('WhatsApp number', { hint: 'Outside India with the country code, such as +971.' }),
  mail: email('Mail address', {
    ownerOnly: true,
    hint: 'Shown on the site. New messages and applications are mailed to it.',
  }),
  location: line('Where you are, in one line', { max: 60, hint: 'At the very top of every page.' }),
  address: group('Address', {
    street: line('House and street', { max: 100 }),
    city: line('City', { max: 60 }),
    district: line('District', { max: 60 }),
    region: line('State', { max: 60, neutral: true }),
    postalCode: line('PIN code', { max: 12, untranslated: true }),
    country: choice('Country', countries),
    latitude: number('Latitude', {
      min: -90,
      max: 90,
      decimals: true,
      hint: 'In Google Maps, press and hold your office: the first of the two numbers.',
    }),
    longitude: number('Longitude', { min: -180, max: 180, decimals: true, hint: 'The second number.' }),
  }),
  hours: list(
    'Opening hours',
    group('Hours', {
      from: choice('From', weekdays),
      to: choice('To', weekdays),
      open: toggle('Open on these days', { off: 'closed' }),
      opens: time('Opens', { optional: 'when open' }),
      closes: time('Closes', { optional: 'when open' }),
    }),
    { min: 1, max: 7, itemLabel: 'Days' },
  ),
  closedDays: list(
    'Closed on',
    group('Closed', {
      reason: line('Why', { max: 40, hint: 'Such as Onam.' }),
      from: date('First day'),
      to: date('Last day', { optional: true, hint: 'Empty: one day only.' }),
    }),
    { max: 20, itemLabel: 'Closed days', hint: 'Shown on the contact page until the last day has passed.' },
  ),
  social: list(
    'Social media',
    group('Link', {
      name: line('Name', {
        max: 30,
        neutral: true,
        untranslated: true,
        hint: 'Such as Instagram, Facebook or YouTube.',
      }),
      url: url('Link'),
    }),
    { max: 6, itemLabel: 'Link', unique: 'name' },
  ),
  free: group(
    'What is free',
    {
      visitKm: number('How far you come for nothing, in km', {
        min: 1,
        max: 999,
        promise: true,
        hint: 'Texts say it with {visitKm}.',
      }),
      text: text('What costs nothing', {
        max: 300,
        promise: true,
        hint: 'Texts say it with {free}: the home page, the contact page, the terms.',
      }),
      otherwise: text('What has its price', {
        max: 300,
        promise: true,
        hint: 'Texts say it with {notFree}.',
      }),
    },
    { hint: 'Written here once, so that no page promises something else.' },
  ),
  founded: number('Founded in', { min: 1800, max: 2100 }),
  picturesAreRenderings: toggle('The pictures on the pages are visualisations', {
    hint: 'The site then says so. Switch it off when they are photographs. Each project says it for itself.',
  }),
  retentionDays: number('Days for which personal data are kept', {
    min: 30,
    max: 3_650,
    ownerOnly: true,
    hint: 'Applications and enquiries are erased this many days after they came in.',
  }),
  closedJobDays: number('Days after the end of a job for which applications are kept', {
    min: 1,
    max: 365,
    ownerOnly: true,
    hint: 'Of applicants who did not tick that we may keep their CV for later jobs.',
  }),
})

export type Company = ContentOf<typeof companySchema>
/** Reads the published company, in English by default. */
export type ReadCompany = (language?: Language) => Promise<Company>

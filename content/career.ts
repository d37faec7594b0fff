import type { CareerContent } from '#contract/content/list-pages.ts'
import { pictures } from './pictures.ts'

export const career: CareerContent = {
  title: 'Work on houses you can show your family',
  intro:
    'We are a small company: you see a house from the soil test to the last door handle, and you know the family that moves in. Wages on the fifth of each month, PF and ESI from the first day, Sundays free.',
  picture: pictures['construction-site-1'],
  openings: 'Job openings',
  crafts:
    'Masons, carpenters and painters need no form: call [{secondPhone}](tel:{secondPhone}) any working day before ten.',
  submitted:
    'We read every application within five working days. If it fits, we call you on the WhatsApp number you gave.',
  refused: 'Nothing was sent. Please choose an opening and try again, or call us.',
  job: {
    apply:
      'Six lines are enough; a CV helps but is not needed. We read every application within five working days. If it fits, we call you on WhatsApp and ask you to come in.',
    consent:
      'We keep what you write here, and your CV, to decide about this opening and to answer you. Only our office staff can see it. If you tick the box above, it is deleted after {retentionDays} days; otherwise {closedJobDays} days after this opening closes, if that is earlier. You can withdraw it at any time: with the link in our mail to you, or write to [{mail}](mailto:{mail}) or call {phone}. By sending you agree to this.',
    thanks: 'Thank you, we have it.',
    submitted:
      'We read it within five working days. If it fits, we call you on the WhatsApp number you gave.',
    closed: 'This opening is closed',
    closedWhy: 'It was filled, or its closing date has passed.',
    others: 'These are open now:',
  },
  search: {
    title: '',
    description:
      'Job openings at {name} in Kochi: site, drawing office and workshop. Apply online, with or without a CV.',
  },
}

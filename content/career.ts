import type { CareerContent } from '#contract/content/pages.ts'
import { pictures } from './pictures.ts'

export const career: CareerContent = {
  title: 'Work on houses you’ll be proud to show your family',
  intro:
    'We are a small company: you stay with a house from the soil test to the last door handle, and you know the family that moves in. Wages on the fifth of each month, PF and ESI from the first day, Sundays off.',
  picture: pictures['construction-site-1'],
  openings: 'Job openings',
  crafts:
    'Masons, carpenters and painters need no form: call [{secondPhone}](tel:{secondPhone}) any working day before ten.',
  submitted:
    'We’ll read every application within five working days. If your experience fits, we’ll call you on the number you gave.',
  refused: 'Nothing was sent. Please choose an opening and try again, or call us.',
  job: {
    apply:
      'Just six things to fill in; a CV helps but is not needed. We’ll read every application within five working days. If your experience fits, we’ll call you on WhatsApp and ask you to come in.',
    consent:
      'By sending you agree that our office keeps what you write here, and your CV, to decide about this opening and to answer you. Nobody else can see it. If you tick the box above, it is deleted {retentionDays} days after it arrives; otherwise {closedJobDays} days after the opening closes or {retentionDays} days after it arrives, whichever is first. You can withdraw it at any time: with the private link that you get after sending, or write to [{mail}](mailto:{mail}) or call {phone}.',
    thanks: 'Thank you. We have your application.',
    submitted:
      'We’ll read it within five working days. If your experience fits, we’ll call you on the number you gave.',
    closed: 'This opening is closed',
    closedWhy: 'It was filled, or its closing date has passed.',
    others: 'These are open now:',
  },
  search: {
    title: '',
    description:
      'Job openings at {name} in {city}: site, drawing office and workshop. Apply online, with or without a CV.',
  },
}

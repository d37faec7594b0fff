export const career = {
  description:
    'Job openings at {name} in Kochi: site, drawing office and workshop. Apply online, with or without a CV.',
  picture: 'construction-site-1',
  title: 'Work on houses you can show your family',
  intro:
    'We are a small company: you see a house from the soil test to the last door handle, and you know the family that moves in. Wages on the fifth of each month, PF and ESI from the first day, Sundays free.',
  openings: 'Job openings',
  crafts:
    'Masons, carpenters and painters need no form: call [{secondPhone}](tel:{secondPhone}) any working day before ten.',
  kept: 'Not sent yet. What you typed is kept for as long as this page stays open.',
  keptWithCv: 'Not sent yet. What you typed and your CV are kept for as long as this page stays open.',
  bringBack: 'Bring back what you typed',
  refused: 'Nothing was sent. Please choose an opening and try again, or call us.',
  submitted:
    'We read every application within five working days. If it fits, we call you on the WhatsApp number you gave.',
} as const

export const job = {
  apply:
    'Six lines are enough; a CV helps but is not needed. We read every application within five working days. If it fits, we call you on WhatsApp and ask you to come in.',
  refused:
    'Nothing was sent yet. If you had chosen a CV, please choose it again: the browser does not keep files.',
  thanks: 'Thank you, we have it.',
  submitted: 'We read it within five working days. If it fits, we call you on the WhatsApp number you gave.',
  closed: 'This opening is closed',
  closedWhy: 'It was filled, or its closing date has passed.',
  others: 'These are open now:',
}

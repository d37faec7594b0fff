// The invitation to apply, on the home page and on About.
export const workWithUs = {
  picture: 'staircase-1',
  title: 'Work with us',
  text: 'We hire masons, carpenters, engineers and architects who want to stay with us. Wages on the fifth of each month, PF and ESI from the first day, and a site where everybody wears a helmet.',
  link: 'See job openings',
  /** While there are no openings. */
  none: 'There is no opening at the moment. Masons, carpenters and painters can still call, on any working day before ten.',
} as const

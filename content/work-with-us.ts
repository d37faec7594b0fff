// The invitation to apply, on the home page and on About.
export const workWithUs = {
  picture: 'staircase-1',
  title: 'Work with us',
  text: 'We hire masons, carpenters, engineers and architects who mean to stay. Wages on the fifth of each month, PF and ESI from the first day, and a site where the helmet is not optional.',
  link: 'See job openings',
} as const

import type { ContactContent } from '#contract/content/company-pages.ts'

export const contact: ContactContent = {
  title: 'Talk to us',
  intro:
    'One of us answers, not a call centre. If you call from a site or from abroad and the line drops, we’ll call back.',
  form: {
    title: 'Or write, and we’ll call you back',
    text: 'Within one working day, at the number you give.',
    plans: [
      'A new house',
      'An extension or an extra floor',
      'Interior work',
      'A Vasthu check of a plan or plot',
      'Floor coating',
      'Waterproofing',
      'Something else',
    ],
    messageHint: 'Where the plot is, how many cents, when you would like to start.',
    privacy:
      'We use this only to answer you, and delete it after {retentionDays} days. You can withdraw your message at any time with the private link that you get after sending. By sending you agree to this.',
    submitted: 'If it cannot wait until then, call [{phone}](tel:{phone}).',
  },
  steps: {
    show: true,
    title: 'What happens next',
    items: [
      'We’ll call you and listen. It takes about twenty minutes.',
      'We’ll come to the plot, in {district} and the districts around it, and look at soil, slope, road and water.',
      'Ten days later you’ll get a sketch and a written estimate. You decide whether to go ahead. {free}',
    ],
  },
  directions: {
    title: 'How to find us',
    text: 'If you cannot find the gate, call [{phone}](tel:{phone}): one of us will come out to the road.',
    picture: null,
  },
  search: {
    title: '',
    description: 'Call {phone}, write on WhatsApp or by mail, or come by: {street}, {city}.',
  },
}

export const reviews = {
  description:
    'What families in and around Ernakulam say about building with us: the dates, the price, the site, and the years after.',
  label: 'Client reviews',
  title: 'What it was like to build with us',
  intro:
    'A house is a year of somebody’s life. These are the words of the people who spent one with us, as they wrote them.',
  /** While there are no reviews. */
  none: {
    intro: 'You will find here what our clients write about us.',
    contact: {
      title: 'Ask one of our clients',
      text: 'Call us and ask for the number of a family near your plot. We ask them first, and they tell you what they think.',
    },
  },
  contact: {
    title: 'Ask them yourself',
    text: 'Before you decide, ask us for the numbers of two families near your plot. We ask them first, and they will tell you what they think.',
  },
}

import type { ReviewsContent } from '#contract/content/pages.ts'

export const reviews: ReviewsContent = {
  title: 'What it was like to build with us',
  intro:
    'A house is a year of somebody’s life. These are the words of the people who spent one with us, as they wrote them.',
  contact: {
    title: 'Ask them yourself',
    text: 'Before you decide, ask us for the numbers of two families near your plot. We’ll ask them first, and they’ll tell you what they think.',
  },
  none: {
    title: 'Ask people who live in our houses',
    intro: 'You will find here what our clients write about us.',
    contact: {
      title: 'Ask one of our clients',
      text: 'Call us and ask for the number of a family near your plot. We’ll ask them first, and they’ll tell you what they think.',
    },
  },
  search: {
    title: '',
    description:
      'What families in {district} and around it say about building with us: the dates, the price, the site, and the years after.',
  },
}

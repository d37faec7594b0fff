export const reviews = {
  description:
    'What families in Ernakulam and around say about building with us: the dates, the price, the site, and the years after.',
  label: 'Client reviews',
  title: 'What it was like to build with us',
  intro:
    'A house is a year of somebody’s life. These are the words of the people who spent one with us, as they wrote them.',
  contact: {
    title: 'Ask them yourself',
    text: 'Before you decide, ask us for the numbers of two families near your plot. They have agreed to it, and they will tell you what they think.',
  },
}

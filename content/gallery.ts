export const gallery = {
  description:
    'Houses, interiors, courtyards, floors and roofs: what we draw and build in Kerala, with client, place and area.',
  title: 'What we draw, build and repair',
  intro: 'Every project with its client, place and area. Open one to see all its pictures and what was done.',
  contact: {
    title: 'Something like this, on your plot?',
    text: 'Tell us which project is close to what you have in mind. We will tell you what it would cost today, and what we would do differently on your land.',
  },
}

export const project = {
  contact: {
    title: 'How would this look on your plot?',
    text: 'Mention this project when you call. We will tell you what it would cost today, and what would change on your land.',
  },
}

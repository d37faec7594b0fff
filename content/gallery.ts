export const gallery = {
  description:
    'Houses, interiors, courtyards, floors and roofs: what we draw and build in Kerala, with client, place and area.',
  title: 'What we draw, build and repair',
  intro: 'Every project with its client, place and area. Open one to see all its pictures and what was done.',
  contact: {
    title: 'Something like this, on your plot?',
    text: 'Tell us which project comes near to what you have in mind. We say what it would cost today, and what we would do differently on your land.',
  },
}

export const project = {
  contact: {
    title: 'What would it be on your plot?',
    text: 'Mention this project when you call. We tell you what it would cost today and what your land would change about it.',
  },
}

import type { GalleryContent } from '#contract/content/pages.ts'

export const gallery: GalleryContent = {
  title: 'What we draw, build and repair',
  intro: 'Every project with its client, place and area. Open one to see all its pictures and what was done.',
  contact: {
    title: 'Something like this, on your plot?',
    text: 'Tell us which project is close to what you have in mind. We’ll tell you what it would cost today, and what we would do differently on your land.',
  },
  none: {
    intro:
      'We have not put any projects here yet. Call us, and we’ll tell you what we are building now and where you can see it.',
    contact: {
      title: 'Tell us about your plot',
      text: 'Where it is, how many cents, and what you have in mind. We’ll tell you on the phone what it would cost, as a range.',
    },
  },
  project: {
    contact: {
      title: 'What would it cost on your plot?',
      text: 'Mention this project when you call. We’ll tell you what it would cost today, and what would be different on your land.',
    },
  },
  search: {
    title: '',
    description:
      'Houses, interiors, courtyards, floors and roofs: what we draw and build in Kerala, with client, place and area.',
  },
}

// The schemas of pages that list records: gallery, reviews and career.

import { contactBand, heading, plainHeading, search, widePicture } from './field-groups.ts'
import { type ContentOf, group, line, rich, text } from './fields.ts'

export const gallerySchema = group('Gallery', {
  title: heading(),
  intro: text('Introduction', { max: 300 }),
  contact: contactBand(),
  none: group('While there are no projects', {
    intro: text('Introduction', { max: 300 }),
    contact: contactBand(),
  }),
  project: group('Page of a project', { contact: contactBand() }),
  search: search(),
})

export const reviewsSchema = group('Client reviews', {
  title: heading(),
  intro: text('Introduction', { max: 300 }),
  contact: contactBand(),
  none: group('While there are no reviews', {
    title: heading(),
    intro: text('Introduction', { max: 300 }),
    contact: contactBand(),
  }),
  search: search(),
})

export const careerSchema = group('Career', {
  title: heading(),
  intro: text('Introduction', { max: 400, promise: true }),
  picture: widePicture(),
  openings: plainHeading('Heading of the openings'),
  crafts: rich('Above the openings', { max: 300, optional: true }),
  submitted: text('When an application was sent', { max: 300, promise: true }),
  refused: text('When an application could not be sent', { max: 300, neutral: true }),
  job: group('Page of an opening', {
    apply: text('Beside the form', { max: 400, promise: true }),
    consent: rich('What an applicant agrees to', {
      max: 800,
      neutral: true,
      hint: 'Under the form. The link to the privacy page follows by itself.',
    }),
    thanks: line('Thanks', { max: 60, neutral: true }),
    submitted: text('After the thanks', { max: 300, promise: true }),
    closed: line('Heading of a closed opening', { max: 60, neutral: true }),
    closedWhy: text('Why it is closed', { max: 200, neutral: true }),
    others: line('Before other openings', { max: 80, neutral: true }),
  }),
  search: search(),
})

export type GalleryContent = ContentOf<typeof gallerySchema>
export type ReviewsContent = ContentOf<typeof reviewsSchema>
export type CareerContent = ContentOf<typeof careerSchema>

// What the page of a project says itself. project-words.ml.ts takes its place on Malayalam pages.
type ProjectFacts = { category: string; client: string; location: string; area: string }

export const words = {
  backToGallery: 'Back to gallery',
  facts: { category: 'Category', client: 'Client', area: 'Area', location: 'Location' },
  /** For search engines, of a project without a text. */
  summary: ({ category, client, location, area }: ProjectFacts) =>
    `${category} for ${client} in ${location}, ${area}.`,
  askOnWhatsapp: 'Ask on WhatsApp',
  clientsSay: 'What our clients say',
  enlarge: 'Enlarge: ',
  pictures: 'Pictures of this project',
  share: 'Share',
  linkCopied: 'Link copied',
  linkNotCopied: (url: string) => `The link could not be copied. It is ${url}`,
  otherProjects: 'Other projects',
  previous: 'Previous',
  next: 'Next',
  moreProjects: 'More projects',
}

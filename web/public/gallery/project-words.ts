// What the page of a project says itself. project-words.ml.ts takes its place on Malayalam pages.
type ProjectFacts = { category: string; client: string; location: string; area: string }

export const words = {
  backToGallery: 'Back to gallery',
  facts: {
    district: 'District',
    plot: 'Plot',
    bedrooms: 'Bedrooms',
    handed_over: 'Handed over',
    months: 'Time it took',
    cost_band: 'Cost',
    work: 'What we did',
    rera: 'K-RERA number',
  },
  months: (months: number) => (months === 1 ? '1 month' : `${months} months`),
  /** For search engines, of a project without a text. */
  summary: ({ category, client, location, area }: ProjectFacts) =>
    `${category} for ${client} in ${location}, ${area}.`,
  askOnWhatsapp: 'Ask on WhatsApp',
  clientsSay: 'What our clients say',
  enlarge: 'Enlarge: ',
  beforeAndAfter: 'Before and after',
  before: 'Before',
  after: 'After',
  compare: 'Compare before and after',
  compared: (percent: number) => `${percent}% before, ${100 - percent}% after`,
  drawings: 'Drawings',
  pictures: 'Pictures of this project',
  story: {
    title: 'How it was built',
    /** While the house is under construction. */
    titleSoFar: 'How it is growing',
    asWritten: 'Each in the language it was written in.',
    pictures: 'Pictures from the site',
    picture: (of: string, number: number) => `${of}, picture ${number}`,
  },
  share: 'Share',
  linkCopied: 'Link copied',
  linkNotCopied: (url: string) => `The link could not be copied. It is ${url}`,
  otherProjects: 'Other projects',
  /** Above its reviews. */
  clientSays: 'What the client says',
  previous: 'Previous',
  next: 'Next',
  moreProjects: 'More projects',
  housesLikeThis: 'Houses like this',
}

// What the screen of a poster says; words.ml.ts takes its place on Malayalam screens. poster.ts has the poster's own words.
export const words = {
  poster: 'Poster',
  posterOf: (title: string) => `Poster: ${title}`,
  language: 'Language of the poster',
  note: 'For your status and for groups of people who look for work; printed, it is an A4 page for the site office.',
  share: 'Share',
  download: 'Download',
  drawingFailed: 'The picture could not be drawn. Please reload the page.',
  shareFailed: 'The picture could not be shared. Please download it.',
  print: 'Print',
  closed: 'This job is closed: whoever scans the code reads that it is gone.',
  untranslated: 'Some texts of this job have no Malayalam yet and stay in English.',
  translate: 'Translate them',
}

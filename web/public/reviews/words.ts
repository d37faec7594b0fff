// What this room says itself. words.ml.ts takes its place on Malayalam pages.
export const words = {
  titleOfPage: (title: string, page: number) => `${title}, page ${page}`,
  reviews: 'Reviews',
  pages: 'Pages of reviews',
  asWritten: 'Each review is in the language it was written in.',
}

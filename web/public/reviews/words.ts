// What this room says itself. words.ml.ts takes its place on Malayalam pages.
import { publicPages } from '#contract/pages.ts'

export const words = {
  title: publicPages.reviews.title,
  titleOfPage: (page: number) => `${publicPages.reviews.title}, page ${page}`,
  reviews: 'Reviews',
  pages: 'Pages of reviews',
  /** Reviews are not translated; English pages do not say so. */
  asWritten: '',
  writeToUs: 'Write to us',
}

// What the parts of every page say themselves. words.ml.ts takes its place on Malayalam pages.
export const words = {
  loading: 'Loading...',
  tryAgain: 'Try again',
  skipToContent: 'Skip to content',
  close: 'Close',
  notices: 'Notices',
  fillThisIn: 'Please fill this in.',
  outOfFive: (rating: number) => `${rating} out of 5 stars`,
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageOf: (page: number, pages: number) => `${page} of ${pages}`,
  /** By the English ones that the lightbox has itself. */
  lightbox: {} as Record<string, string>,
}

// Apart from words.ts, which every page loads.
export const words = {
  notFound: 'Page not found',
  noPageHere: 'There is no page at this address.',
  wallMissing: 'A wall is missing here',
  mayHaveMoved:
    'There is no page at this address. It may have moved, or the link lost a letter on its way to you.',
  backHome: 'Back to the home page',
  talkToUs: 'Talk to us',
}

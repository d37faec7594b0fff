// Apart from words.ts, which every page loads.
export const words = {
  /** `name` stands in the tab, `title` on the page. */
  missing: { name: 'Page not found', title: 'We can’t find that page' },
  tooMany: { name: 'One moment', title: 'One moment, please' },
  closed: { name: 'Staff only', title: 'This door is closed' },
  broken: { name: 'Not now', title: 'This did not work just now' },
  tryAgain: 'Try again',
  backHome: 'Back to the home page',
  talkToUs: 'Talk to us',
}

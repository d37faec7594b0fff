// What the pages of private links say alike. private-words.ml.ts takes its place on Malayalam pages.
export const words = {
  deadLink: 'There is nothing at this link',
  home: 'Go to the home page',
  talkToUs: 'Talk to us',
}

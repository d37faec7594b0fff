// What stands beside a review, on any page. mark-words.ml.ts takes its place on Malayalam pages.
export const words = {
  byClient: (month: string) => `Written by the client, ${month}`,
  /** Of a picture that came with a review. */
  pictureBy: (name: string) => `Picture by ${name}`,
}

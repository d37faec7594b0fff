// What stands beside a review, on any page.
import { inBoth } from '#contract/words.ts'

export const words = inBoth({
  byClient: [(month: string) => `Written by the client, ${month}`, (month) => `വീട്ടുകാർ എഴുതിയത്, ${month}`],
  /** Of a picture that came with a review. */
  pictureBy: [(name: string) => `Picture by ${name}`, (name) => `${name} അയച്ച ചിത്രം`],
})

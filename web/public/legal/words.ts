// What this room says itself. words.ml.ts takes its place on Malayalam pages.
import { publicPages } from '#contract/pages.ts'

export const words = {
  titles: { privacy: publicPages.privacy.title, terms: publicPages.terms.title },
}

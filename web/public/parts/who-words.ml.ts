import type { Translated } from '#contract/languages.ts'
import type { words as english } from './who-words.ts'

export const words: Translated<typeof english> = {
  handedOver: (houses, year) => `${year} മുതൽ പണിതുകൊടുത്തത് ${houses} ${houses === 1 ? 'വീട്' : 'വീടുകൾ'}`,
  guarantee: 'എഴുതിത്തരുന്ന ഗ്യാരണ്ടി',
  gst: 'ജി.എസ്.ടി.',
  everybody: (count) => `ഞങ്ങൾ ${count} പേരെയും കാണാം`,
  reviewsOn: (site) => `അഭിപ്രായങ്ങൾ കാണാം: ${site}`,
  reviewsElsewhere: 'മറ്റിടങ്ങളിലെ അഭിപ്രായങ്ങൾ കാണാം',
}

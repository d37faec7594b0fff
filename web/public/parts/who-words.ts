// What the block about the company says itself.
import { inBoth } from '#contract/words.ts'

export const words = inBoth({
  handedOver: [
    (houses: number, year: number) =>
      `${houses} ${houses === 1 ? 'house' : 'houses'} handed over since ${year}`,
    (houses, year) => `${year} മുതൽ പണിതുകൊടുത്തത് ${houses} ${houses === 1 ? 'വീട്' : 'വീടുകൾ'}`,
  ],
  guarantee: ['The guarantee, in writing', 'എഴുതിത്തരുന്ന ഗ്യാരണ്ടി'],
  gst: ['GST', 'ജി.എസ്.ടി.'],
  everybody: [(count: number) => `All ${count} of us`, (count) => `ഞങ്ങൾ ${count} പേരെയും കാണാം`],
  reviewsOn: [(site: string) => `Our reviews on ${site}`, (site) => `അഭിപ്രായങ്ങൾ കാണാം: ${site}`],
  reviewsElsewhere: ['Our reviews elsewhere', 'മറ്റിടങ്ങളിലെ അഭിപ്രായങ്ങൾ കാണാം'],
})

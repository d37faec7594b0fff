// What the gallery says itself.
import { indianNumber } from '#contract/amounts/indian-number.ts'
import { sizes } from '#contract/houses/gallery.ts'
import { inBoth } from '#contract/words.ts'

export const words = inBoth({
  page: [(page: number) => `page ${page}`, (page) => `പേജ് ${page}`],
  projects: ['Projects', 'പ്രോജക്ടുകൾ'],
  pages: ['Pages of projects', 'പ്രോജക്ടുകളുടെ പേജുകൾ'],
  filterBy: {
    category: ['Filter by category', 'വിഭാഗം തിരഞ്ഞെടുക്കാം'],
    size: ['Filter by size', 'വലുപ്പം തിരഞ്ഞെടുക്കാം'],
    district: ['Filter by district', 'ജില്ല തിരഞ്ഞെടുക്കാം'],
  },
  all: {
    category: ['All work', 'എല്ലാ വർക്കുകളും'],
    size: ['All sizes', 'എല്ലാ വലുപ്പവും'],
    district: ['All districts', 'എല്ലാ ജില്ലകളും'],
  },
  sizes: {
    small: [`Up to ${indianNumber(sizes.small.to)} sq ft`, `${indianNumber(sizes.small.to)} ചതുരശ്ര അടി വരെ`],
    medium: [
      `${indianNumber(sizes.small.to)} to ${indianNumber(sizes.medium.to)} sq ft`,
      `${indianNumber(sizes.small.to)}–${indianNumber(sizes.medium.to)} ചതുരശ്ര അടി`,
    ],
    large: [
      `Over ${indianNumber(sizes.medium.to)} sq ft`,
      `${indianNumber(sizes.medium.to)} ചതുരശ്ര അടിക്കു മുകളിൽ`,
    ],
  },
  showAll: ['Show all work', 'എല്ലാ വർക്കുകളും കാണാം'],
  call: [(phone: string) => `Call ${phone}`, (phone) => `${phone} എന്ന നമ്പറിൽ വിളിക്കാം`],
})

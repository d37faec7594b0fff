// What the gallery says itself. words.ml.ts takes its place on Malayalam pages.
import { grouped } from '#contract/measures/grouped.ts'
import { sizes } from '#contract/measures/sizes.ts'

export const words = {
  page: (page: number) => `page ${page}`,
  projects: 'Projects',
  pages: 'Pages of projects',
  filterBy: { category: 'Filter by category', size: 'Filter by size', district: 'Filter by district' },
  all: { category: 'All work', size: 'All sizes', district: 'All districts' },
  sizes: {
    small: `Up to ${grouped(sizes.small.to)} sq ft`,
    medium: `${grouped(sizes.small.to)} to ${grouped(sizes.medium.to)} sq ft`,
    large: `Over ${grouped(sizes.medium.to)} sq ft`,
  },
  showAll: 'Show all work',
  call: (phone: string) => `Call ${phone}`,
}

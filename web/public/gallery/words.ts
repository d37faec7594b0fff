// What the gallery says itself. words.ml.ts takes its place on Malayalam pages.
import { publicPages } from '#contract/pages.ts'

export const words = {
  title: publicPages.gallery.title,
  page: (page: number) => `page ${page}`,
  projects: 'Projects',
  pages: 'Pages of projects',
  filterBy: { category: 'Filter by category', location: 'Filter by location' },
  all: { category: 'All work', location: 'All places' },
  showAll: 'Show all work',
  call: (phone: string) => `Call ${phone}`,
}

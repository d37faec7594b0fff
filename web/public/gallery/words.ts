// What the gallery says itself. words.ml.ts takes its place on Malayalam pages.
export const words = {
  page: (page: number) => `page ${page}`,
  projects: 'Projects',
  pages: 'Pages of projects',
  filterBy: { category: 'Filter by category', location: 'Filter by location' },
  all: { category: 'All work', location: 'All places' },
  showAll: 'Show all work',
  call: (phone: string) => `Call ${phone}`,
}

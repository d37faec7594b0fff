// What the lists of staff say themselves.
export const words = {
  /** How dates are written. */
  locale: 'en-IN',
  search: (rows: string) => `Search ${rows}`,
  filters: (active: number) => (active > 0 ? `Filters (${active})` : 'Filters'),
  sort: 'Sort',
  newestFirst: 'Newest first',
  oldestFirst: 'Oldest first',
  nothingMatches: 'Nothing matches your search.',
  showEverything: 'Show everything',
  actions: 'Actions',
  more: 'More',
  moreFor: (row: string) => `More for ${row}`,
  delete: 'Delete',
  empty: '(empty)',
  moved: (place: number, count: number) => `Moved to place ${place} of ${count}`,
  share: {
    view: 'View on site',
    copy: 'Copy link',
    copied: 'Link copied',
    notCopied: (url: string) => `The link could not be copied. It is ${url}`,
    whatsapp: 'Share on WhatsApp',
  },
}

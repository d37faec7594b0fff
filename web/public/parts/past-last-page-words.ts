// Apart from words.ts, which every page loads.
export const words = {
  noSuchPage: (page: number) => `There is no page ${page}`,
  listEnds: (pages: number) =>
    pages > 1 ? `The list ends with page ${pages}.` : 'The whole list is on one page.',
  firstPage: 'Go to the first page',
  lastPage: 'Go to the last page',
}

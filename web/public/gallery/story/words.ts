// What the story of a house says itself. words.ml.ts takes its place on Malayalam pages.
export const words = {
  title: 'How it was built',
  /** While the house is under construction. */
  titleSoFar: 'How it is growing',
  enlarge: 'Enlarge: ',
  pictures: 'Pictures from the site',
  picture: (of: string, number: number) => `${of}, picture ${number}`,
}

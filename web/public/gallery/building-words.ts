// What the site says about a house that is being built. building-words.ml.ts takes its place on Malayalam pages.
export const words = {
  underConstruction: 'Under construction',
  /** Heading of the story on the page of a project. */
  story: 'How it was built',
  storySoFar: 'How it is growing',
  pictures: 'Pictures from the site',
  picture: (of: string, number: number) => `${of}, picture ${number}`,
}

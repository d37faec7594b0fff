// Apart from the other words, since many pages load them. picture-words.ml.ts takes their place on Malayalam pages.
export const words = {
  renderings: 'Pictures are visualisations of our designs.',
  someRenderings: 'Some pictures are visualisations of our designs.',
  underConstruction: 'Under construction',
}

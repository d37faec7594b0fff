// Of a house that is being built. building-words.ml.ts takes its place on Malayalam pages.
export const words = { underConstruction: 'Under construction' }

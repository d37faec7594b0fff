// Which projects are houses: in the gallery they come before floors and waterproofing.
import { publicPages } from '../pages.ts'

/** The services that end in a house. */
export const houseCategories: readonly string[] = [
  publicPages.design.service,
  publicPages.vasthushasthra.service,
]
/** In the names of categories that staff write themselves, in small letters. */
export const houseWords = ['house', 'home', 'villa'] as const
/** Holds one of these words, and nobody lives there. */
export const noHouse = 'warehouse'

export const isHouse = (category: string) =>
  houseCategories.includes(category) ||
  houseWords.some((word) => category.toLowerCase().replaceAll(noHouse, '').includes(word))

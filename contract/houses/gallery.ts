// The sizes by which the gallery is filtered, in square feet, and which projects are houses: there they come before floors and
// waterproofing. Without zod, for public pages.
import { publicPages } from '../pages.ts'

export const sizes = {
  small: { from: 1, to: 1_500 },
  medium: { from: 1_501, to: 2_500 },
  large: { from: 2_501, to: 2_147_483_647 },
} as const
export type Size = keyof typeof sizes

export const sizeNames = Object.keys(sizes) as [Size, ...Size[]]

export const isSize = (text: string | null): text is Size => text !== null && Object.hasOwn(sizes, text)

/** Empty where the size is not known. */
export const sizeOf = (squareFeet: number) =>
  sizeNames.find((name) => squareFeet >= sizes[name].from && squareFeet <= sizes[name].to) ?? ''

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

// The sizes by which the gallery is filtered, in square feet. No imports, so that public pages can read them without zod.
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

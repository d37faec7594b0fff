// What this room says itself. words.ml.ts takes its place on Malayalam pages.
import { publicPages } from '#contract/pages.ts'

const { design, interior, vasthushasthra, floorcoating, waterproofing } = publicPages

export const words = {
  services: 'Services',
  titles: {
    design: design.title,
    interior: interior.title,
    vasthushasthra: vasthushasthra.title,
    floorcoating: floorcoating.title,
    waterproofing: waterproofing.title,
  },
  seePrices: 'See the prices',
  /** The day stands between them. */
  pricesSince: { before: 'Prices since ', after: '.' },
  priceFrom: (price: string) => `from ${price}`,
  allOfThisKind: 'All projects of this kind',
  askOnWhatsapp: 'Ask on WhatsApp',
}

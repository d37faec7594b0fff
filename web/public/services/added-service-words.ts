// What the page of an added service says itself. added-service-words.ml.ts takes its place on Malayalam pages.
import { publicPages } from '#contract/pages.ts'

const { design, interior, vasthushasthra, floorcoating, waterproofing } = publicPages

export const words = {
  services: 'Services',
  askOnWhatsapp: 'Ask on WhatsApp',
  titles: {
    design: design.title,
    interior: interior.title,
    vasthushasthra: vasthushasthra.title,
    floorcoating: floorcoating.title,
    waterproofing: waterproofing.title,
  },
}

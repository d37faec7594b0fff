// What the page of an added service says itself.
import { inBoth } from '#contract/words.ts'

export const words = inBoth({
  services: ['Services', 'സേവനങ്ങൾ'],
  askOnWhatsapp: ['Ask on WhatsApp', 'വാട്സാപ്പിൽ ചോദിക്കാം'],
})

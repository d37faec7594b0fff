import type { Translated } from '#contract/languages.ts'
import type { words as english } from './added-service-words.ts'

export const words: Translated<typeof english> = {
  services: 'സേവനങ്ങൾ',
  askOnWhatsapp: 'വാട്സാപ്പിൽ ചോദിക്കാം',
}

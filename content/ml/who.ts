import type { Translations } from './translations.ts'

export const who: Translations = {
  'Who we are': 'ഞങ്ങൾ ആരാണ്',
}

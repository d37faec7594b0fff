import type { Translated } from '#contract/languages.ts'
import type { words as english } from './privacy-words.ts'

export const words: Translated<typeof english> = {
  agree: 'അയയ്ക്കുമ്പോൾ, ഇവിടെ എഴുതുന്നത് ഞങ്ങൾ ഉപയോഗിക്കുന്നതിനും സൂക്ഷിക്കുന്നതിനും നിങ്ങൾ സമ്മതിക്കുകയാണ്.',
  more: 'കൂടുതൽ',
  notice: 'സ്വകാര്യതാ അറിയിപ്പ് മുഴുവൻ വായിക്കാം (പുതിയ ടാബിൽ)',
  version: (version) => `, പതിപ്പ് ${version}.`,
}

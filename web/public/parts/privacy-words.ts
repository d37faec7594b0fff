import { inBoth } from '#contract/words.ts'

export const words = inBoth({
  agree: ['By sending you agree to how we keep your data.', 'അയയ്ക്കുമ്പോൾ, നിങ്ങളുടെ വിവരങ്ങൾ സൂക്ഷിക്കാൻ സമ്മതിക്കുകയാണ്.'],
  more: ['More', 'കൂടുതൽ'],
  notice: ['The whole privacy notice (new tab)', 'സ്വകാര്യതാ അറിയിപ്പ് മുഴുവൻ വായിക്കാം (പുതിയ ടാബിൽ)'],
  version: [(version: string | undefined) => `, version ${version}.`, (version) => `, പതിപ്പ് ${version}.`],
})

import { formatDay } from '#contract/days.ml.ts'
import { stageNames } from '#contract/houses/stages.ml.ts'
import type * as english from './mails.ts'
import { lineOf } from './mails.ts'

export const question: typeof english.question = ({ shortName }, link) => ({
  subject: `${shortName}: നിങ്ങളുടെ വീടിന്റെ വിവരങ്ങൾ മെയിലിൽ വേണോ?`,
  text: `നമസ്കാരം

ഞങ്ങൾ പണിയുന്ന ഒരു വീടിന്റെ പേജിൽ, പുതിയ വിവരം വരുമ്പോൾ ഈ വിലാസത്തിലേക്ക് എഴുതണമെന്ന് ഒരാൾ പറഞ്ഞിട്ടുണ്ട്. അതു നിങ്ങളാണെങ്കിൽ ഈ ലിങ്ക് തുറന്ന് ഉറപ്പാക്കൂ:
${link}

ഈ ലിങ്ക് നിങ്ങൾക്കു മാത്രമുള്ളതാണ്, മറ്റാർക്കും കൊടുക്കരുത്. നിങ്ങളല്ലെങ്കിൽ ഒന്നും ചെയ്യേണ്ട: ഇനി മെയിൽ അയയ്ക്കില്ല, ഒരു ദിവസം കഴിഞ്ഞ് നിങ്ങളുടെ വിലാസം മായ്ച്ചുകളയും.

`,
})

export const news: typeof english.news = ({ title, updates }, link, stop) => ({
  subject: `നിങ്ങളുടെ വീടിന്റെ പുതിയ വിവരം: ${title}`,
  text: `നമസ്കാരം

നിങ്ങളുടെ വീടിന്റെ (${title}) പുതിയ വിവരങ്ങളുണ്ട്.

${updates.map((update) => lineOf(update, formatDay, stageNames)).join('\n')}

ചിത്രങ്ങൾ നിങ്ങളുടെ പേജിലുണ്ട്. ഈ ലിങ്ക് നിങ്ങൾക്കു മാത്രമുള്ളതാണ്, മറ്റാർക്കും കൊടുക്കരുത്:
${link}

ഈ മെയിലുകൾ ഇനി വേണ്ടെങ്കിൽ:
${stop}

`,
})

import { troubleWords } from '#contract/admin/trouble-words.ml.ts'
import type * as english from './mails.ts'

export const troubles: typeof english.troubles = (found, dashboard) => ({
  subject: 'നിങ്ങളുടെ വെബ്സൈറ്റിന് ഒരു തകരാറുണ്ട്',
  text: `നമസ്കാരം

${found.map((one) => troubleWords[one]).join('\n\n')}

ശരിയാകുന്നതു വരെ ഈ മെയിൽ ദിവസവും ഒരു തവണ വരും. ഇപ്പോഴത്തെ നില ഡാഷ്ബോർഡിൽ കാണാം:
${dashboard}
`,
})

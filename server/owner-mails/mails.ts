// What is wrong, as a mail to owners.
import type { Trouble } from '#contract/admin/dashboard.ts'
import { troubleWords } from '#contract/admin/trouble-words.ts'
import { adminPages } from '#contract/pages.ts'
import { inBoth, wordsIn } from '#contract/words.ts'

export const dashboardAddress = (publicUrl: string) => publicUrl + adminPages.dashboard.path

export const mails = inBoth({
  troubles: [
    (found: Trouble[], dashboard: string) => {
      return {
        subject: 'Something is wrong with your site',
        text: `Hello,

${found.map((one) => troubleWords[one]).join('\n\n')}

This mail comes once a day until it is put right. The dashboard shows how it is now:
${dashboard}
`,
      }
    },
    (found, dashboard) => ({
      subject: 'നിങ്ങളുടെ വെബ്സൈറ്റിന് ഒരു തകരാറുണ്ട്',
      text: `നമസ്കാരം

${found.map((one) => wordsIn('ml', troubleWords)[one]).join('\n\n')}

ശരിയാകുന്നതു വരെ ഈ മെയിൽ ദിവസവും ഒരു തവണ വരും. ഇപ്പോഴത്തെ നില ഡാഷ്ബോർഡിൽ കാണാം:
${dashboard}
`,
    }),
  ],
})

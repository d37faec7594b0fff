// What is wrong, as a mail to owners. mails.ml.ts has the same in Malayalam.
import type { Trouble } from '#contract/admin/dashboard.ts'
import { troubleWords } from '#contract/admin/trouble-words.ts'
import { adminPages } from '#contract/pages.ts'
import * as malayalam from './mails.ml.ts'

export const textsIn = { en: { troubles }, ml: malayalam }

export const dashboardAddress = (publicUrl: string) => publicUrl + adminPages.dashboard.path

export function troubles(found: Trouble[], dashboard: string) {
  return {
    subject: 'Something is wrong with your site',
    text: `Hello,

${found.map((one) => troubleWords[one]).join('\n\n')}

This mail comes once a day until it is put right. The dashboard shows how it is now:
${dashboard}
`,
  }
}

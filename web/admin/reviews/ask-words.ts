// What goes to a client before the link to write a review, in the language of the page that it opens.
import type { Language } from '#contract/languages.ts'
import { reviewLinkDays } from '#contract/limits.ts'

type AskWords = { subject: (company: string) => string; message: (name: string, company: string) => string }

export const askWords: Record<Language, AskWords> = {
  en: {
    subject: (company) => `How was the work of ${company}?`,
    message: (name, company) =>
      `Dear ${name}, would you tell other families how it was to work with ${company}? Here you can write a few words. The link works once, for ${reviewLinkDays} days:`,
  },
  ml: {
    subject: (company) => `${company}: നിങ്ങളുടെ അഭിപ്രായം`,
    message: (name, company) =>
      `പ്രിയപ്പെട്ട ${name}, ${company} ചെയ്ത പണി എങ്ങനെയുണ്ടായിരുന്നു എന്ന് മറ്റു വീട്ടുകാർക്കായി എഴുതാമോ? ഈ ലിങ്കിൽ എഴുതാം. ഒരു തവണ മാത്രം, ${reviewLinkDays} ദിവസത്തിനകം:`,
  },
}

// What staff read about their own accounts, and owners about new ones.

import { confirmationDays, notMeDays } from '#contract/access/private-links.ts'
import { datesIn, formatMoment } from '#contract/days.ts'
import type { Language } from '#contract/languages.ts'
import { resetLinkMinutes } from '#contract/limits.ts'
import { inBoth, wordsIn } from '#contract/words.ts'
import type { Db } from '../db/database.ts'
import { type NewMail, queueMail } from '../mail/queue.ts'
import type { AccountRow } from './store.ts'

/** In the language that this person has chosen. */
export const mailsTo = ({ mail_language }: { mail_language: Language }) => wordsIn(mail_language, mails)

/** It is erased together with the account. */
export function queueTo(
  tx: Db,
  { id, email, mail_language }: AccountRow,
  mail: Pick<NewMail, 'subject' | 'text' | 'tokenId'>,
  now: Date,
) {
  return queueMail(tx, { about: id, recipient: email, language: mail_language, ...mail }, now)
}

/** Whom a person asks who has lost the second step: the only owner has no other. */
export type Advisor = 'owner' | 'otherOwner' | 'server'

const mails = inBoth({
  newPassword: [
    (link: string, company: string) => ({
      subject: 'Choose a new password',
      text: `Somebody asked for a new password for the admin area of ${company}.

Open this link within ${resetLinkMinutes} minutes to choose one:
${link}

The link works once. If it was not you, ignore this mail: nothing has changed.
`,
    }),
    (link, company) => ({
      subject: 'പുതിയ പാസ്വേഡ് തിരഞ്ഞെടുക്കൂ',
      text: `${company} എന്ന കമ്പനിയുടെ അഡ്മിൻ ഭാഗത്ത് ലോഗിൻ ചെയ്യാൻ പുതിയ പാസ്വേഡ് വേണമെന്ന് ആരോ ആവശ്യപ്പെട്ടു.

പുതിയതു തിരഞ്ഞെടുക്കാൻ ${resetLinkMinutes} മിനിറ്റിനുള്ളിൽ ഈ ലിങ്ക് തുറക്കൂ:
${link}

ലിങ്ക് ഒരു തവണയേ ഉപയോഗിക്കാനാകൂ. ആവശ്യപ്പെട്ടത് നിങ്ങളല്ലെങ്കിൽ ഈ മെയിൽ വിട്ടുകളയാം; ഒന്നും മാറിയിട്ടില്ല.
`,
    }),
  ],
  newDevice: [
    (link: string, company: string, device: string, at: Date) => ({
      subject: `New login from ${device}`,
      text: `Somebody has logged in to the admin area of ${company} with your account, from a browser that you have not used there before:

${device}, ${formatMoment(at)} (Indian time)

If it was you, there is nothing to do.

If it was not you, open this link within ${notMeDays} days and log everybody out of your account. Your password, your recovery codes and the invitations that nobody has accepted yet stop working, and links, passkeys and apps that were made since end. Then you choose a new password, and see what else was done:
${link}
`,
    }),
    (link, company, device, at) => ({
      subject: `പുതിയ ലോഗിൻ: ${device}`,
      text: `${company} എന്ന കമ്പനിയുടെ അഡ്മിൻ ഭാഗത്ത് നിങ്ങളുടെ അക്കൗണ്ട് വഴി ആരോ ലോഗിൻ ചെയ്തു. നിങ്ങൾ അവിടെ മുമ്പ് ഉപയോഗിച്ചിട്ടില്ലാത്ത ഒരു ബ്രൗസറിൽനിന്നാണിത്:

${device}, ${datesIn('ml').formatMoment(at)} (ഇന്ത്യൻ സമയം)

ഇത് നിങ്ങൾതന്നെയാണെങ്കിൽ ഒന്നും ചെയ്യേണ്ട.

നിങ്ങളല്ലെങ്കിൽ ${notMeDays} ദിവസത്തിനുള്ളിൽ ഈ ലിങ്ക് തുറന്ന് നിങ്ങളുടെ അക്കൗണ്ടിൽനിന്ന് എല്ലാവരെയും ലോഗ് ഔട്ട് ചെയ്യൂ. പാസ്വേഡും റിക്കവറി കോഡുകളും ആരും സ്വീകരിച്ചിട്ടില്ലാത്ത ക്ഷണങ്ങളും പ്രവർത്തിക്കാതാകും, ഈ ലോഗിനു ശേഷം ഉണ്ടാക്കിയ ലിങ്കുകളും ചേർത്ത പാസ്കീകളും ആപ്പുകളും ഇല്ലാതാകും. പിന്നെ പുതിയ പാസ്വേഡ് തിരഞ്ഞെടുക്കാം, മറ്റെന്തെല്ലാം ചെയ്തെന്നു കാണാം:
${link}
`,
    }),
  ],
  wrongCodes: [
    (link: string, company: string) => ({
      subject: 'Ten wrong codes for your account',
      text: `Within a day, ten wrong codes were typed at the login to the admin area of ${company} with your account, each after your right password.

If it was you, there is nothing to do.

If it was not you, somebody knows your password, and only the second step has kept them out. Please choose a new password now:
${link}
`,
    }),
    (link, company) => ({
      subject: 'നിങ്ങളുടെ അക്കൗണ്ടിൽ പത്തു തെറ്റായ കോഡുകൾ',
      text: `${company} എന്ന കമ്പനിയുടെ അഡ്മിൻ ഭാഗത്ത് നിങ്ങളുടെ അക്കൗണ്ട് വഴി ലോഗിൻ ചെയ്യാൻ ഒരു ദിവസത്തിനുള്ളിൽ ആരോ പത്തു തവണ തെറ്റായ കോഡ് നൽകി; ഓരോ തവണയും പാസ്വേഡ് ശരിയായിരുന്നു.

ഇത് നിങ്ങൾതന്നെയാണെങ്കിൽ ഒന്നും ചെയ്യേണ്ട.

നിങ്ങളല്ലെങ്കിൽ നിങ്ങളുടെ പാസ്വേഡ് മറ്റാർക്കോ അറിയാം; രണ്ടാം ഘട്ടം (second step) ഉള്ളതുകൊണ്ടു മാത്രമാണ് അവർക്ക് കയറാനാകാത്തത്. ഉടൻ പുതിയ പാസ്വേഡ് തിരഞ്ഞെടുക്കൂ:
${link}
`,
    }),
  ],
  secondStepLifted: [
    (company: string, by: string, advisor: Advisor) => ({
      subject: 'Your second step is lifted',
      text: `${by} has lifted the second step of your account for the admin area of ${company}.

Your passkeys, your authenticator app and your recovery codes no longer work there, and you are logged out everywhere. You can log in with your email and password alone. Please set up a passkey or an app again under Your account.

If you did not ask for this, choose a new password now and tell ${advisors[advisor]}.
`,
    }),
    (company, by, advisor) => ({
      subject: 'നിങ്ങളുടെ അക്കൗണ്ടിന്റെ രണ്ടാം ഘട്ടം ഒഴിവാക്കി',
      text: `${company} എന്ന കമ്പനിയുടെ അഡ്മിൻ ഭാഗത്തെ നിങ്ങളുടെ അക്കൗണ്ടിൽ ലോഗിൻ ചെയ്യാനുള്ള രണ്ടാം ഘട്ടം (second step) ഒഴിവാക്കി. ഒഴിവാക്കിയത്: ${by}

നിങ്ങളുടെ പാസ്കീകളും ഓതന്റിക്കേറ്റർ ആപ്പും റിക്കവറി കോഡുകളും ഇനി അവിടെ പ്രവർത്തിക്കില്ല. എല്ലായിടത്തുനിന്നും നിങ്ങൾ ലോഗ് ഔട്ട് ആയിട്ടുണ്ട്. ഇനി ഇമെയിലും പാസ്വേഡും മാത്രം മതി ലോഗിൻ ചെയ്യാൻ. നിങ്ങളുടെ അക്കൗണ്ട് എന്ന പേജിൽ പാസ്കീയോ ആപ്പോ വീണ്ടും ചേർക്കൂ.

നിങ്ങൾ ആവശ്യപ്പെട്ടിട്ടല്ല ഇതെങ്കിൽ, ഉടൻ പുതിയ പാസ്വേഡ് തിരഞ്ഞെടുത്ത് ${wordsIn('ml', advisors)[advisor]} അറിയിക്കൂ.
`,
    }),
  ],
  confirmAddress: [
    (link: string, email: string, company: string, companyMail: string) => ({
      subject: 'You are approved: confirm your email address',
      text: `Somebody has signed up for the admin area of ${company} as ${email}, and an owner of the site has approved it.

If it was you, open this link within ${confirmationDays} days and choose a new password. That confirms that the address is yours; the password from the sign-up no longer counts. Then you can log in:
${link}

The link works once. If it was not you, do not open it, and please tell us: ${companyMail}
`,
    }),
    (link, email, company, companyMail) => ({
      subject: 'അക്കൗണ്ട് അംഗീകരിച്ചു: ഇമെയിൽ വിലാസം സ്ഥിരീകരിക്കൂ',
      text: `${company} എന്ന കമ്പനിയുടെ അഡ്മിൻ ഭാഗത്ത് ആരോ ${email} എന്ന വിലാസത്തിൽ അക്കൗണ്ട് തുടങ്ങി; വെബ്സൈറ്റിന്റെ ഉടമകളിലൊരാൾ അത് അംഗീകരിച്ചിട്ടുണ്ട്.

അക്കൗണ്ട് തുടങ്ങിയത് നിങ്ങളാണെങ്കിൽ ${confirmationDays} ദിവസത്തിനുള്ളിൽ ഈ ലിങ്ക് തുറന്ന് പുതിയ പാസ്വേഡ് തിരഞ്ഞെടുക്കൂ. വിലാസം നിങ്ങളുടേതാണെന്ന് അതോടെ ഉറപ്പാകും; അക്കൗണ്ട് തുടങ്ങിയപ്പോൾ നൽകിയ പാസ്വേഡ് പിന്നെ പ്രവർത്തിക്കില്ല. അതു കഴിഞ്ഞ് ലോഗിൻ ചെയ്യാം:
${link}

ലിങ്ക് ഒരു തവണയേ ഉപയോഗിക്കാനാകൂ. നിങ്ങളല്ലെങ്കിൽ ലിങ്ക് തുറക്കരുത്; ഞങ്ങളെ അറിയിക്കൂ: ${companyMail}
`,
    }),
  ],
  letIn: [
    (link: string, company: string) => ({
      subject: 'Choose a new password',
      text: `The website of ${company} was restored from a backup, so the old passwords for its admin area no longer work. An owner of the site lets you in again.

Open this link within ${confirmationDays} days to choose a new password. Then you can log in:
${link}

The link works once. A passkey or an app for the login has to be set up again under Your account.
`,
    }),
    (link, company) => ({
      subject: 'പുതിയ പാസ്വേഡ് തിരഞ്ഞെടുക്കൂ',
      text: `${company} എന്ന കമ്പനിയുടെ വെബ്സൈറ്റ് ബാക്കപ്പിൽനിന്ന് തിരികെ എടുത്തു. അതുകൊണ്ട് അഡ്മിൻ ഭാഗത്തെ പഴയ പാസ്വേഡുകൾ ഇനി പ്രവർത്തിക്കില്ല. വെബ്സൈറ്റിന്റെ ഉടമകളിലൊരാൾ നിങ്ങൾക്ക് വീണ്ടും പ്രവേശനം നൽകിയിട്ടുണ്ട്.

${confirmationDays} ദിവസത്തിനുള്ളിൽ ഈ ലിങ്ക് തുറന്ന് പുതിയ പാസ്വേഡ് തിരഞ്ഞെടുക്കൂ. അതു കഴിഞ്ഞ് ലോഗിൻ ചെയ്യാം:
${link}

ലിങ്ക് ഒരു തവണയേ ഉപയോഗിക്കാനാകൂ. ലോഗിൻ ചെയ്യാനുള്ള പാസ്കീയോ ആപ്പോ നിങ്ങളുടെ അക്കൗണ്ട് എന്ന പേജിൽ വീണ്ടും ചേർക്കണം.
`,
    }),
  ],
  approved: [
    (loginLink: string, company: string, companyMail: string) => ({
      subject: 'You are approved and can log in',
      text: `An owner of the site has approved your account for the admin area of ${company}. You can log in now:
${loginLink}

If you did not sign up, please tell us: ${companyMail}
`,
    }),
    (loginLink, company, companyMail) => ({
      subject: 'അക്കൗണ്ട് അംഗീകരിച്ചു, ലോഗിൻ ചെയ്യാം',
      text: `${company} എന്ന കമ്പനിയുടെ അഡ്മിൻ ഭാഗത്തെ നിങ്ങളുടെ അക്കൗണ്ട് വെബ്സൈറ്റിന്റെ ഉടമകളിലൊരാൾ അംഗീകരിച്ചു. ഇനി ലോഗിൻ ചെയ്യാം:
${loginLink}

നിങ്ങളല്ല അക്കൗണ്ട് എടുത്തതെങ്കിൽ ഞങ്ങളെ അറിയിക്കൂ: ${companyMail}
`,
    }),
  ],
  waiting: [
    (accountsLink: string, email: string, company: string) => ({
      subject: `Waiting for your approval: ${email}`,
      text: `Somebody has signed up for the admin area of ${company} as ${email} and is waiting to be let in.

Approve or refuse the account under Accounts:
${accountsLink}

Approve it only if you know who it is. Until then this person sees nothing of the admin area.
`,
    }),
    (accountsLink, email, company) => ({
      subject: `നിങ്ങളുടെ അംഗീകാരം കാത്ത്: ${email}`,
      text: `${company} എന്ന കമ്പനിയുടെ അഡ്മിൻ ഭാഗത്ത് ആരോ ${email} എന്ന വിലാസത്തിൽ അക്കൗണ്ട് എടുത്ത് അംഗീകാരം കാത്തിരിക്കുന്നു.

അക്കൗണ്ടുകൾ എന്ന പേജിൽ അംഗീകരിക്കുകയോ നിരസിക്കുകയോ ചെയ്യാം:
${accountsLink}

ആളെ അറിയാമെങ്കിൽ മാത്രം അംഗീകരിക്കൂ. അതുവരെ ഈ ആൾക്ക് അഡ്മിൻ ഭാഗത്തെ ഒന്നും കാണാനാകില്ല.
`,
    }),
  ],
})

const advisors = inBoth({
  owner: ['an owner of the site', 'വെബ്സൈറ്റിന്റെ ഉടമയെ'],
  otherOwner: ['another owner of the site', 'വെബ്സൈറ്റിന്റെ മറ്റൊരു ഉടമയെ'],
  server: ['whoever runs the server of the site', 'വെബ്സൈറ്റിന്റെ സെർവർ നോക്കുന്നയാളെ'],
})

// What staff read about their own accounts, and owners about new ones. account-mails.ml.ts has the same in Malayalam.
import { formatMoment } from '#contract/days.ts'
import { resetLinkMinutes } from '#contract/limits.ts'

/** Whom a person asks who has lost the second step: the only owner has no other. */
export type Advisor = 'owner' | 'otherOwner' | 'server'

export const confirmationDays = 7
export const notMeDays = 7

export const mails = {
  newPassword: (link: string, company: string) => ({
    subject: 'Choose a new password',
    text: `Somebody asked for a new password for the admin area of ${company}.

Open this link within ${resetLinkMinutes} minutes to choose one:
${link}

The link works once. If it was not you, ignore this mail: nothing has changed.
`,
  }),
  newDevice: (link: string, company: string, device: string, at: Date) => ({
    subject: `New login from ${device}`,
    text: `Somebody has logged in to the admin area of ${company} with your account, from a browser that you have not used there before:

${device}, ${formatMoment(at)} (Indian time)

If it was you, there is nothing to do.

If it was not you, open this link within ${notMeDays} days and choose a new password. That logs everybody out of your account. Your recovery codes and the invitations that nobody has accepted yet stop working, and links, passkeys and apps that were made since end. Then you see what else was done:
${link}
`,
  }),
  wrongCodes: (link: string, company: string) => ({
    subject: 'Ten wrong codes for your account',
    text: `Within a day, ten wrong codes were typed at the login to the admin area of ${company} with your account, each after your right password.

If it was you, there is nothing to do.

If it was not you, somebody knows your password, and only the second step has kept them out. Please choose a new password now:
${link}
`,
  }),
  secondStepLifted: (company: string, by: string, advisor: Advisor) => ({
    subject: 'Your second step is lifted',
    text: `${by} has lifted the second step of your account for the admin area of ${company}.

Your passkeys, your authenticator app and your recovery codes no longer work there, and you are logged out everywhere. You can log in with your email and password alone. Please set up a passkey or an app again under Your account.

If you did not ask for this, choose a new password now and tell ${advisors[advisor]}.
`,
  }),
  confirmAddress: (link: string, email: string, company: string, companyMail: string) => ({
    subject: 'You are approved: confirm your email address',
    text: `Somebody has signed up for the admin area of ${company} as ${email}, and an owner of the site has approved it.

If it was you, open this link within ${confirmationDays} days and choose a new password. That confirms that the address is yours; the password from the sign-up no longer counts. Then you can log in:
${link}

The link works once. If it was not you, do not open it, and please tell us: ${companyMail}
`,
  }),
  letIn: (link: string, company: string) => ({
    subject: 'Choose a new password',
    text: `The website of ${company} was restored from a backup, so the old passwords for its admin area no longer work. An owner of the site lets you in again.

Open this link within ${confirmationDays} days to choose a new password. Then you can log in:
${link}

The link works once. A passkey or an app for the login has to be set up again under Your account.
`,
  }),
  approved: (loginLink: string, company: string, companyMail: string) => ({
    subject: 'You are approved and can log in',
    text: `An owner of the site has approved your account for the admin area of ${company}. You can log in now:
${loginLink}

If you did not sign up, please tell us: ${companyMail}
`,
  }),
  waiting: (accountsLink: string, email: string, company: string) => ({
    subject: `Waiting for your approval: ${email}`,
    text: `Somebody has signed up for the admin area of ${company} as ${email} and is waiting to be let in.

Approve or refuse the account under Accounts:
${accountsLink}

Approve it only if you know who it is. Until then this person sees nothing of the admin area.
`,
  }),
}

const advisors: Record<Advisor, string> = {
  owner: 'an owner of the site',
  otherOwner: 'another owner of the site',
  server: 'whoever runs the server of the site',
}

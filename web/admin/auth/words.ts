// Login, signup and passwords. words.ml.ts takes its place in Malayalam.
import { minPasswordLength } from '#contract/limits.ts'

export const words = {
  email: 'Email',
  password: 'Password',
  newPassword: 'New password',
  repeat: 'Repeat the password',
  differs: 'This differs from the password above.',
  passwordHint: `At least ${minPasswordLength} characters. A few words that only you would put together work well.`,
  afterApproval: 'Then open the link that we mail to you; if no mail comes, log in.',
  afterApprovalNow: 'Then log in.',
  opensSoon: 'The login page opens in a moment.',
  logInNow: 'Log in now',
  logIn: 'Log in',
  loggingIn: 'Logging in...',
  byPasskey: 'Log in with fingerprint, face or PIN',
  ifPasskey: 'If you have set up a passkey under Your account.',
  forgot: { question: 'Forgot your password?', link: 'Get a new one' },
  newHere: { question: 'New here?', link: 'Sign up' },
  remember: 'Remember it?',
  updateWaits:
    'A new update from a building site waits in this browser. It is sent when the person who wrote it logs in here.',
  rightButWaiting: 'Your email and password are right.',
  openMail:
    'Open the mail that we sent to this address, tap its link and choose a new password, then log in with it. Check the spam folder too; the owner can send it again under Accounts in the admin area.',
  askApproval: 'Ask the owner to open Accounts in the admin area and approve you.',
  sendLink: 'Send the link',
  sendAgain: 'Send it again',
  sending: 'Sending...',
  forgotNote:
    'Enter the email address of your account, and we will send you a link to choose a new password.',
  onItsWay: (email: string) =>
    `If ${email} has an account here, the mail is on its way. The link works once, for 30 minutes. Look into the spam folder too.`,
  noMail: {
    before:
      'This site sends no mail yet, so a link for you stays on the server. Whoever runs the server can print one with',
    after: 'and your email address. Or another owner removes your account and invites you again.',
  },
  linkBroken: { question: 'The link does not work?', link: 'Ask for a new one' },
  askForLink: 'Ask for a new link',
  reset: 'Reset password',
  saved: 'Your new password is saved.',
  confirmNote: (mail: string) =>
    `Choose a new password. It confirms that this email address is yours, and the password from the sign-up no longer works. If you did not sign up here yourself, please leave this page and write to ${mail}.`,
  confirm: 'Confirm my address',
  confirming: 'Confirming...',
  confirmed: 'Confirmed already?',
  signupNote:
    'For people who work here. The first account is the owner’s; everybody after that can log in once an owner has approved them.',
  signUp: 'Sign up',
  signingUp: 'Signing up...',
  haveAccount: 'Already have an account?',
}

// With what only the server says: apart, so that the build leaves it out of the admin pages.
import { staffMessages } from '../staff-messages.ts'
import { accessMessages } from './messages.ts'

export const serverMessages = {
  auth: {
    manyWaiting:
      'Many people are waiting for approval already. Please ask an owner of the site to look through them, or to invite you.',
    emailTaken: 'An account with this email address already exists.',
    passwordCommon: 'This password is too common and easy to guess. Please choose another.',
    passwordIsEmail: 'The password must not be the email address or its first part. Please choose another.',
    setupNeeded:
      'The first account needs the set-up link. It is in the log of the server, or comes from npm run admin -- setup-link there.',
    passwordChanged: 'Your new password is saved. On every other device you are logged out.',
    invitationsEnded: 'Your open invitations have ended too. Please invite these people again.',
    passwordWrong: 'This is not your current password.',
    nameSaved: 'Your name is saved',
    languageSaved: 'Your language is saved',
    nameTaken: 'Somebody else here has this name. Please add an initial or your place.',
    nameIsAddress: 'This is an email address. Please enter your name.',
    nameReserved: 'The diary uses this name itself. Please enter your own.',
    resetKept: `${staffMessages.auth.resetSent}, but it stays in the outbox on the server: this site sends no mail yet.`,
  },
  accounts: {
    linkKept:
      'This site sends no mail yet. The link is in the outbox on the server: ask whoever runs it to pass it on.',
    letInInstead: 'This account came back with a backup. Let this person in instead.',
    newOwnersOnly:
      'All other owners became owners in the last seven days. Until one of them is an owner for longer, this one stays an owner too: it keeps a stranger from taking the site over.',
  },
  mails: {
    onItsWay: 'This mail is on its way to somebody who has to know. It can be removed once it has failed.',
  },
  secondStep: {
    ...accessMessages.secondStep,
    codeWrong: 'This code is not right, or it was used already. Please wait for the next one and try again.',
    recoveryWrong: 'This recovery code is not right, or it was used already.',
    keyMissing:
      'Codes of the app cannot be checked at the moment, because the server lacks its key. Please use a passkey or a recovery code, and tell whoever runs the server.',
    passkeyUnknown: 'This passkey is not known here, or it was removed. Please log in with your password.',
    passkeyAdded:
      'The passkey is saved. Next time you can log in with it. Your password alone is no longer enough.',
    passkeyRenamed: 'The name is saved',
    passkeyRemoved: 'The passkey is removed',
    passkeyNotFound: 'This passkey was not found',
    appAdded: 'The app is set up. From now on the login asks for its code.',
    appRemoved: 'The app is removed. The login asks for no code of it any more.',
    appNotStarted: 'Please start again: show a new QR code and scan it.',
    appThere: 'An app is set up already. Remove it first.',
    nothingToRemove: 'There is nothing to remove',
    codesMade: 'These are your new recovery codes. The old ones no longer work.',
    noSecondStep: 'Set up a passkey or an app first',
    lastOne:
      'An owner requires a second step for your account, so you cannot remove the last one. Add another one first.',
    lifted:
      'The second step is lifted. This person can log in with the password alone and has been told by mail.',
    liftedUntold:
      'The second step is lifted. This person can log in with the password alone. Please tell them: this site sends no mail yet.',
    liftSelf: 'You cannot lift your own second step. Remove it under Your account.',
    nothingToLift: 'This account has no second step',
    policySaved: 'Saved',
    ownFirst: 'Set up your own second step first, under Your account. Otherwise you would lock yourself out.',
  },
  testMail: {
    sent: 'The mail server took the mail. Look into your inbox, and into the spam folder.',
    notSet: 'No mail server is set yet, so there is nothing to test.',
    refusedLogin: 'The mail server refused the user name or the password in SMTP_URL.',
    unreachable: 'The mail server could not be reached at the address in SMTP_URL.',
    refused: 'The mail server did not take the mail. Often the address in MAIL_FROM is not allowed there.',
  },
} as const

// With what only the server says: apart, so that the build leaves it out of the admin pages.
import { staffMessages } from '../staff-messages.ts'
import { inBoth, malayalamOf } from '../words.ts'
import { accessMessages } from './messages.ts'

const ofServer = inBoth({
  auth: {
    manyWaiting: [
      'Many people are waiting for approval already. Please ask an owner of the site to look through them, or to invite you.',
      'അംഗീകാരത്തിന് ഒരുപാടു പേർ കാത്തിരിക്കുന്നുണ്ട്. അവ നോക്കാനോ നിങ്ങളെ ക്ഷണിക്കാനോ ഉടമയോടു പറയൂ.',
    ],
    emailTaken: ['An account with this email address already exists.', 'ഈ ഇമെയിൽ വിലാസത്തിൽ ഒരു അക്കൗണ്ട് ഉണ്ട്.'],
    passwordCommon: [
      'This password is too common and easy to guess. Please choose another.',
      'ഈ പാസ്വേഡ് ആർക്കും ഊഹിക്കാവുന്നതാണ്. മറ്റൊന്ന് തിരഞ്ഞെടുക്കൂ.',
    ],
    passwordIsEmail: [
      'The password must not be the email address or its first part. Please choose another.',
      'ഇമെയിൽ വിലാസമോ അതിന്റെ ആദ്യഭാഗമോ പാസ്വേഡ് ആക്കരുത്. മറ്റൊന്ന് തിരഞ്ഞെടുക്കൂ.',
    ],
    setupNeeded: [
      'The first account needs the set-up link. It is in the log of the server, or comes from npm run admin -- setup-link there.',
      /*ML*/ 'The first account needs the set-up link. It is in the log of the server, or comes from npm run admin -- setup-link there.',
    ],
    passwordChanged: [
      'Your new password is saved. On every other device you are logged out.',
      'പുതിയ പാസ്വേഡ് സേവ് ചെയ്തു. മറ്റെല്ലാ ഉപകരണങ്ങളിലും ലോഗ് ഔട്ട് ആയി.',
    ],
    invitationsEnded: [
      'Your open invitations have ended too. Please invite these people again.',
      'നിങ്ങൾ അയച്ച ക്ഷണങ്ങളും അവസാനിച്ചു. അവരെ വീണ്ടും ക്ഷണിക്കൂ.',
    ],
    passwordWrong: ['This is not your current password.', 'ഇതല്ല ഇപ്പോഴത്തെ പാസ്വേഡ്.'],
    nameSaved: ['Your name is saved', 'പേര് സേവ് ചെയ്തു'],
    languageSaved: ['Your language is saved', 'ഭാഷ സേവ് ചെയ്തു'],
    nameTaken: [
      'Somebody else here has this name. Please add an initial or your place.',
      'ഇതേ പേരിൽ ഇവിടെ മറ്റൊരാളുണ്ട്. ഇനിഷ്യലോ സ്ഥലമോ ചേർക്കൂ.',
    ],
    nameIsAddress: [
      'This is an email address. Please enter your name.',
      'ഇത് ഇമെയിൽ വിലാസമാണ്. നിങ്ങളുടെ പേര് എഴുതൂ.',
    ],
    nameReserved: [
      'The diary uses this name itself. Please enter your own.',
      'ഈ പേര് രജിസ്റ്റർ തന്നെ ഉപയോഗിക്കുന്നതാണ്. നിങ്ങളുടെ പേര് എഴുതൂ.',
    ],
    resetKept: [
      `${staffMessages.auth.resetSent}, but it stays in the outbox on the server: this site sends no mail yet.`,
      `${malayalamOf(staffMessages.auth.resetSent)}, പക്ഷേ ഈ വെബ്സൈറ്റ് ഇപ്പോൾ മെയിൽ അയയ്ക്കുന്നില്ല: അത് സെർവറിലെ outbox എന്ന ഫോൾഡറിലുണ്ട്.`,
    ],
  },
  accounts: {
    linkKept: [
      'This site sends no mail yet. The link is in the outbox on the server: ask whoever runs it to pass it on.',
      /*ML*/ 'This site sends no mail yet. The link is in the outbox on the server: ask whoever runs it to pass it on.',
    ],
    letInInstead: [
      'This account came back with a backup. Let this person in instead.',
      /*ML*/ 'This account came back with a backup. Let this person in instead.',
    ],
    newOwnersOnly: [
      'All other owners became owners in the last seven days. Until one of them is an owner for longer, this one stays an owner too: it keeps a stranger from taking the site over.',
      /*ML*/ 'All other owners became owners in the last seven days. Until one of them is an owner for longer, this one stays an owner too: it keeps a stranger from taking the site over.',
    ],
  },
  mails: {
    onItsWay: [
      'This mail is on its way to somebody who has to know. It can be removed once it has failed.',
      /*ML*/ 'This mail is on its way to somebody who has to know. It can be removed once it has failed.',
    ],
  },
  secondStep: {
    codeWrong: [
      'This code is not right, or it was used already. Please wait for the next one and try again.',
      'ഈ കോഡ് ശരിയല്ല, അല്ലെങ്കിൽ ഒരിക്കൽ ഉപയോഗിച്ചു. അടുത്ത കോഡ് വരുമ്പോൾ ശ്രമിക്കൂ.',
    ],
    recoveryWrong: [
      'This recovery code is not right, or it was used already.',
      'ഈ റിക്കവറി കോഡ് ശരിയല്ല, അല്ലെങ്കിൽ ഒരിക്കൽ ഉപയോഗിച്ചു.',
    ],
    keyMissing: [
      'Codes of the app cannot be checked at the moment, because the server lacks its key. Please use a passkey or a recovery code, and tell whoever runs the server.',
      /*ML*/ 'Codes of the app cannot be checked at the moment, because the server lacks its key. Please use a passkey or a recovery code, and tell whoever runs the server.',
    ],
    passkeyUnknown: [
      'This passkey is not known here, or it was removed. Please log in with your password.',
      'ഈ പാസ്കീ ഇവിടെ അറിയില്ല, അല്ലെങ്കിൽ നീക്കിയതാണ്. പാസ്വേഡ് കൊണ്ട് ലോഗിൻ ചെയ്യൂ.',
    ],
    passkeyAdded: [
      'The passkey is saved. Next time you can log in with it. Your password alone is no longer enough.',
      /*ML*/ 'The passkey is saved. Next time you can log in with it. Your password alone is no longer enough.',
    ],
    passkeyRenamed: ['The name is saved', /*ML*/ 'The name is saved'],
    passkeyRemoved: ['The passkey is removed', /*ML*/ 'The passkey is removed'],
    passkeyNotFound: ['This passkey was not found', /*ML*/ 'This passkey was not found'],
    appAdded: [
      'The app is set up. From now on the login asks for its code.',
      /*ML*/ 'The app is set up. From now on the login asks for its code.',
    ],
    appRemoved: [
      'The app is removed. The login asks for no code of it any more.',
      /*ML*/ 'The app is removed. The login asks for no code of it any more.',
    ],
    appNotStarted: [
      'Please start again: show a new QR code and scan it.',
      /*ML*/ 'Please start again: show a new QR code and scan it.',
    ],
    appThere: [
      'An app is set up already. Remove it first.',
      /*ML*/ 'An app is set up already. Remove it first.',
    ],
    nothingToRemove: ['There is nothing to remove', /*ML*/ 'There is nothing to remove'],
    codesMade: [
      'These are your new recovery codes. The old ones no longer work.',
      /*ML*/ 'These are your new recovery codes. The old ones no longer work.',
    ],
    noSecondStep: ['Set up a passkey or an app first', /*ML*/ 'Set up a passkey or an app first'],
    lastOne: [
      'An owner requires a second step for your account, so you cannot remove the last one. Add another one first.',
      /*ML*/ 'An owner requires a second step for your account, so you cannot remove the last one. Add another one first.',
    ],
    lifted: [
      'The second step is lifted. This person can log in with the password alone and has been told by mail.',
      /*ML*/ 'The second step is lifted. This person can log in with the password alone and has been told by mail.',
    ],
    liftedUntold: [
      'The second step is lifted. This person can log in with the password alone. Please tell them: this site sends no mail yet.',
      /*ML*/ 'The second step is lifted. This person can log in with the password alone. Please tell them: this site sends no mail yet.',
    ],
    liftSelf: [
      'You cannot lift your own second step. Remove it under Your account.',
      /*ML*/ 'You cannot lift your own second step. Remove it under Your account.',
    ],
    nothingToLift: ['This account has no second step', /*ML*/ 'This account has no second step'],
    policySaved: ['Saved', /*ML*/ 'Saved'],
    ownFirst: [
      'Set up your own second step first, under Your account. Otherwise you would lock yourself out.',
      /*ML*/ 'Set up your own second step first, under Your account. Otherwise you would lock yourself out.',
    ],
  },
  testMail: {
    sent: [
      'The mail server took the mail. Look into your inbox, and into the spam folder.',
      /*ML*/ 'The mail server took the mail. Look into your inbox, and into the spam folder.',
    ],
    notSet: [
      'No mail server is set yet, so there is nothing to test.',
      /*ML*/ 'No mail server is set yet, so there is nothing to test.',
    ],
    refusedLogin: [
      'The mail server refused the user name or the password in SMTP_URL.',
      /*ML*/ 'The mail server refused the user name or the password in SMTP_URL.',
    ],
    unreachable: [
      'The mail server could not be reached at the address in SMTP_URL.',
      /*ML*/ 'The mail server could not be reached at the address in SMTP_URL.',
    ],
    refused: [
      'The mail server did not take the mail. Often the address in MAIL_FROM is not allowed there.',
      /*ML*/ 'The mail server did not take the mail. Often the address in MAIL_FROM is not allowed there.',
    ],
  },
})

export const serverMessages = {
  ...ofServer,
  secondStep: { ...accessMessages.secondStep, ...ofServer.secondStep },
}

// With what only the server says: apart, so that the build leaves it out of the admin pages.
import { inBoth } from '../words.ts'
import { accessMessages } from './messages.ts'

const ofServer = inBoth({
  auth: {
    manyWaiting: [
      'Many people are waiting for approval already. Please ask an owner of the site to look through them, or to invite you.',
      'അംഗീകാരത്തിന് ഒരുപാടു പേർ കാത്തിരിക്കുന്നുണ്ട്. അവരുടെ കാര്യം നോക്കാനോ നിങ്ങളെ ക്ഷണിക്കാനോ ഉടമയോടു പറയൂ.',
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
      'ആദ്യത്തെ അക്കൗണ്ടിന് സെറ്റപ്പ് ലിങ്ക് വേണം. അത് സെർവറിന്റെ ലോഗിലുണ്ട്; അല്ലെങ്കിൽ അവിടെ npm run admin -- setup-link എന്നു കൊടുത്താൽ കിട്ടും.',
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
      'ഈ പേര് ഇവിടെ എടുക്കാനാകില്ല. നിങ്ങളുടെ പേര് എഴുതൂ.',
    ],
    resetKept: [
      'A reset link is ready, but this website cannot send mail yet: it is in the outbox on the server.',
      'പുതിയ പാസ്വേഡിനുള്ള ലിങ്ക് തയാറായി, പക്ഷേ ഈ വെബ്സൈറ്റ് ഇപ്പോൾ മെയിൽ അയയ്ക്കുന്നില്ല: അത് സെർവറിലെ outbox എന്ന ഫോൾഡറിലുണ്ട്.',
    ],
  },
  accounts: {
    linkKept: [
      'This site sends no mail yet. The link is in the outbox on the server: ask whoever runs it to pass it on.',
      'ഈ വെബ്സൈറ്റ് ഇപ്പോൾ മെയിൽ അയയ്ക്കുന്നില്ല. ലിങ്ക് സെർവറിലെ outbox എന്ന ഫോൾഡറിലുണ്ട്: അത് കൈമാറാൻ സെർവർ നോക്കുന്നയാളോടു പറയൂ.',
    ],
    letInInstead: [
      'This account came back with a backup. Let this person in instead.',
      'ഈ അക്കൗണ്ട് ബാക്കപ്പിൽനിന്ന് തിരികെ വന്നതാണ്. അംഗീകരിക്കുന്നതിനു പകരം പ്രവേശനം കൊടുക്കൂ.',
    ],
    newOwnersOnly: [
      'All other owners became owners in the last seven days. Until one of them is an owner for longer, this one stays an owner too: it keeps a stranger from taking the site over.',
      'മറ്റെല്ലാ ഉടമകളും കഴിഞ്ഞ ഏഴു ദിവസത്തിനുള്ളിൽ ഉടമകളായവരാണ്. അവരിലൊരാൾക്ക് ഏഴു ദിവസം തികയുന്നതു വരെ ഈ ആളും ഉടമയായി തുടരും: വെബ്സൈറ്റ് അപരിചിതർ കൈക്കലാക്കാതിരിക്കാനാണിത്.',
    ],
  },
  mails: {
    onItsWay: [
      'This mail is on its way to somebody who has to know. It can be removed once it has failed.',
      'അറിഞ്ഞിരിക്കേണ്ട ഒരാൾക്കുള്ള മെയിലാണിത്; അത് പോകുകയാണ്. അയയ്ക്കാനായില്ലെങ്കിൽ പിന്നെ നീക്കാം.',
    ],
  },
  secondStep: {
    codeWrong: [
      'This code is not right, or it was used already. Please wait for the next one and try again.',
      'ഈ കോഡ് ശരിയല്ല, അല്ലെങ്കിൽ മുമ്പ് ഉപയോഗിച്ചതാണ്. അടുത്ത കോഡ് വരുമ്പോൾ ശ്രമിക്കൂ.',
    ],
    recoveryWrong: [
      'This recovery code is not right, or it was used already.',
      'ഈ റിക്കവറി കോഡ് ശരിയല്ല, അല്ലെങ്കിൽ മുമ്പ് ഉപയോഗിച്ചതാണ്.',
    ],
    keyMissing: [
      'Codes of the app cannot be checked at the moment, because the server lacks its key. Please use a passkey or a recovery code, and tell whoever runs the server.',
      'സെർവറിൽ അതിന്റെ കീ ഇല്ലാത്തതുകൊണ്ട് ആപ്പിന്റെ കോഡുകൾ ഇപ്പോൾ പരിശോധിക്കാനാകില്ല. പാസ്കീയോ റിക്കവറി കോഡോ ഉപയോഗിക്കൂ; സെർവർ നോക്കുന്നയാളെ അറിയിക്കൂ.',
    ],
    passkeyUnknown: [
      'This passkey is not known here, or it was removed. Please log in with your password.',
      'ഈ പാസ്കീ ഇവിടെ ചേർത്തിട്ടില്ല, അല്ലെങ്കിൽ നീക്കിയതാണ്. പാസ്വേഡ് കൊണ്ട് ലോഗിൻ ചെയ്യൂ.',
    ],
    passkeyAdded: [
      'The passkey is saved. Next time you can log in with it. Your password alone is no longer enough.',
      'പാസ്കീ സേവ് ചെയ്തു. അടുത്ത തവണ അതുപയോഗിച്ച് ലോഗിൻ ചെയ്യാം. ഇനി പാസ്വേഡ് മാത്രം പോരാ.',
    ],
    passkeyRenamed: ['The name is saved', 'പേര് സേവ് ചെയ്തു'],
    passkeyRemoved: ['The passkey is removed', 'പാസ്കീ നീക്കി'],
    passkeyNotFound: ['This passkey was not found', 'ഈ പാസ്കീ കാണാനില്ല'],
    appAdded: [
      'The app is set up. From now on the login asks for its code.',
      'ആപ്പ് ചേർത്തു. ഇനി ലോഗിൻ ചെയ്യുമ്പോൾ അതിലെ കോഡ് വേണം.',
    ],
    appRemoved: [
      'The app is removed. The login asks for no code of it any more.',
      'ആപ്പ് നീക്കി. ഇനി ലോഗിൻ ചെയ്യുമ്പോൾ അതിലെ കോഡ് വേണ്ട.',
    ],
    appNotStarted: [
      'Please start again: show a new QR code and scan it.',
      'ആദ്യം മുതൽ തുടങ്ങൂ: പുതിയ QR കോഡ് എടുത്ത് സ്കാൻ ചെയ്യൂ.',
    ],
    appThere: ['An app is set up already. Remove it first.', 'ഒരു ആപ്പ് ചേർത്തിട്ടുണ്ട്. ആദ്യം അതു നീക്കൂ.'],
    nothingToRemove: ['There is nothing to remove', 'നീക്കാൻ ഒന്നുമില്ല'],
    codesMade: [
      'These are your new recovery codes. The old ones no longer work.',
      'ഇവയാണ് പുതിയ റിക്കവറി കോഡുകൾ. പഴയവ ഇനി പ്രവർത്തിക്കില്ല.',
    ],
    noSecondStep: ['Set up a passkey or an app first', 'ആദ്യം പാസ്കീയോ ആപ്പോ ചേർക്കൂ'],
    lastOne: [
      'An owner requires a second step for your account, so you cannot remove the last one. Add another one first.',
      'നിങ്ങളുടെ അക്കൗണ്ടിന് രണ്ടാം ഘട്ടം വേണമെന്ന് ഉടമ നിശ്ചയിച്ചതിനാൽ അവസാനത്തേത് നീക്കാനാകില്ല. ആദ്യം മറ്റൊന്ന് ചേർക്കൂ.',
    ],
    lifted: [
      'The second step is lifted. This person can log in with the password alone and has been told by mail.',
      'രണ്ടാം ഘട്ടം ഒഴിവാക്കി. ഈ ആൾക്ക് പാസ്വേഡ് മാത്രം മതി ലോഗിൻ ചെയ്യാൻ; മെയിലിൽ അറിയിച്ചിട്ടുണ്ട്.',
    ],
    liftedUntold: [
      'The second step is lifted. This person can log in with the password alone. Please tell them: this site sends no mail yet.',
      'രണ്ടാം ഘട്ടം ഒഴിവാക്കി. ഈ ആൾക്ക് പാസ്വേഡ് മാത്രം മതി ലോഗിൻ ചെയ്യാൻ. അത് അറിയിക്കൂ: ഈ വെബ്സൈറ്റ് ഇപ്പോൾ മെയിൽ അയയ്ക്കുന്നില്ല.',
    ],
    liftSelf: [
      'You cannot lift your own second step. Remove it under Your account.',
      'സ്വന്തം രണ്ടാം ഘട്ടം ഒഴിവാക്കാനാകില്ല. ‘നിങ്ങളുടെ അക്കൗണ്ട്’ എന്ന പേജിൽ അതു നീക്കാം.',
    ],
    nothingToLift: ['This account has no second step', 'ഈ അക്കൗണ്ടിന് രണ്ടാം ഘട്ടമില്ല'],
    policySaved: ['Saved', 'സേവ് ചെയ്തു'],
    ownFirst: [
      'Set up your own second step first, under Your account. Otherwise you would lock yourself out.',
      'ആദ്യം ‘നിങ്ങളുടെ അക്കൗണ്ട്’ എന്ന പേജിൽ സ്വന്തം രണ്ടാം ഘട്ടം ചേർക്കൂ. അല്ലെങ്കിൽ നിങ്ങൾക്കുതന്നെ കയറാനാകാതെ വരും.',
    ],
  },
  testMail: {
    sent: [
      'The mail server took the mail. Look into your inbox, and into the spam folder.',
      'മെയിൽ സെർവർ മെയിൽ സ്വീകരിച്ചു. ഇൻബോക്സിലും സ്പാം ഫോൾഡറിലും നോക്കൂ.',
    ],
    notSet: [
      'No mail server is set yet, so there is nothing to test.',
      'മെയിൽ സെർവർ ചേർത്തിട്ടില്ല; അതുകൊണ്ട് പരീക്ഷിക്കാൻ ഒന്നുമില്ല.',
    ],
    refusedLogin: [
      'The mail server refused the user name or the password in SMTP_URL.',
      'SMTP_URL-ലെ പേരോ പാസ്വേഡോ മെയിൽ സെർവർ സ്വീകരിച്ചില്ല.',
    ],
    unreachable: [
      'The mail server could not be reached at the address in SMTP_URL.',
      'SMTP_URL-ലെ വിലാസത്തിൽ മെയിൽ സെർവർ കിട്ടിയില്ല.',
    ],
    refused: [
      'The mail server did not take the mail. Often the address in MAIL_FROM is not allowed there.',
      'മെയിൽ സെർവർ മെയിൽ സ്വീകരിച്ചില്ല. MAIL_FROM-ലെ വിലാസം അവിടെ അനുവദിക്കാത്തതാകാം കാരണം.',
    ],
  },
})

export const serverMessages = {
  ...ofServer,
  notMe: accessMessages.notMe,
  secondStep: { ...accessMessages.secondStep, ...ofServer.secondStep },
}

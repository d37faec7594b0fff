// Messages about accounts, invitations and the second step: apart, because few screens need them.
import { inBoth } from '../words.ts'

export const accessMessages = inBoth({
  accounts: {
    loadFailed: ['Unable to load accounts.', /*ML*/ 'Unable to load accounts.'],
    approved: ['Account approved', /*ML*/ 'Account approved'],
    approvedAndMailed: [
      'Account approved. We have mailed a link to its address; the account opens when that link is used.',
      /*ML*/ 'Account approved. We have mailed a link to its address; the account opens when that link is used.',
    ],
    notConfirmed: ['Address not confirmed', /*ML*/ 'Address not confirmed'],
    notConfirmedMeans: [
      '“Address not confirmed”: nobody has shown yet that they receive mails at this address, and a typing mistake would go unnoticed. A link in a mail, with which that person chooses a new password, settles it.',
      /*ML*/ '“Address not confirmed”: nobody has shown yet that they receive mails at this address, and a typing mistake would go unnoticed. A link in a mail, with which that person chooses a new password, settles it.',
    ],
    linkMailed: ['A new link will be mailed in a moment', /*ML*/ 'A new link will be mailed in a moment'],
    linkMade: ['The link is made. Pass it on.', /*ML*/ 'The link is made. Pass it on.'],
    choosesPassword: ['Has to choose a password', /*ML*/ 'Has to choose a password'],
    lockedMeans: [
      '“Locked”: this account came back when the site was restored from a backup, so its old password no longer works. Let this person in, and they get a link to choose a new password. Remove the account if they no longer work here.',
      /*ML*/ '“Locked”: this account came back when the site was restored from a backup, so its old password no longer works. Let this person in, and they get a link to choose a new password. Remove the account if they no longer work here.',
    ],
    nothingToConfirm: [
      'This account is not approved yet, or its address is already confirmed',
      /*ML*/ 'This account is not approved yet, or its address is already confirmed',
    ],
    removed: ['Account removed', /*ML*/ 'Account removed'],
    confirmRefuse: ['Refuse this account?', /*ML*/ 'Refuse this account?'],
    confirmRemove: ['Remove this account?', /*ML*/ 'Remove this account?'],
    empty: ['No accounts yet.', /*ML*/ 'No accounts yet.'],
    notFound: ['This account was not found', /*ML*/ 'This account was not found'],
    lastOwner: [
      'This is the last owner. Make somebody else an owner first.',
      /*ML*/ 'This is the last owner. Make somebody else an owner first.',
    ],
    rolesChanged: ['The roles are saved', /*ML*/ 'The roles are saved'],
    chooseRole: ['Please choose at least one role.', /*ML*/ 'Please choose at least one role.'],
    notOpen: [
      'This account cannot log in yet, so it cannot be an owner',
      /*ML*/ 'This account cannot log in yet, so it cannot be an owner',
    ],
    logsInAgain: [
      'This person will be asked to log in again.',
      /*ML*/ 'This person will be asked to log in again.',
    ],
    ownerMeans: [
      'An owner can approve and remove people, you included, and see and erase personal data.',
      /*ML*/ 'An owner can approve and remove people, you included, and see and erase personal data.',
    ],
    sessionEnded: ['Session ended', 'അവിടെ ലോഗ് ഔട്ട് ആയി'],
    sessionNotFound: ['This session was not found', 'ഇത് കണ്ടില്ല; അവിടെ ലോഗ് ഔട്ട് ആയിരിക്കാം'],
  },
  invitations: {
    loadFailed: ['Unable to load invitations.', /*ML*/ 'Unable to load invitations.'],
    empty: ['No open invitations.', /*ML*/ 'No open invitations.'],
    made: ['The invitation is made. Pass its link on.', /*ML*/ 'The invitation is made. Pass its link on.'],
    mailed: ['The invitation will be mailed in a moment', /*ML*/ 'The invitation will be mailed in a moment'],
    linkNote: [
      'It works once, for 7 days. Whoever opens it first can make the account.',
      /*ML*/ 'It works once, for 7 days. Whoever opens it first can make the account.',
    ],
    linkNoteAddressed: [
      'It works once, for 7 days, and takes the place of an older invitation to this address.',
      /*ML*/ 'It works once, for 7 days, and takes the place of an older invitation to this address.',
    ],
    revoked: [
      'The invitation is taken back. Its link no longer works.',
      /*ML*/ 'The invitation is taken back. Its link no longer works.',
    ],
    confirmRevoke: ['Take this invitation back?', /*ML*/ 'Take this invitation back?'],
    notFound: [
      'This invitation was not found. It may have been accepted.',
      /*ML*/ 'This invitation was not found. It may have been accepted.',
    ],
    hasAccount: [
      'There is an account with this address already. You find it in the list of accounts.',
      /*ML*/ 'There is an account with this address already. You find it in the list of accounts.',
    ],
    taken: [
      'An account with this email address already exists. Log in with it; an owner of the site can change its roles.',
      /*ML*/ 'An account with this email address already exists. Log in with it; an owner of the site can change its roles.',
    ],
    linkDead: [
      'This invitation has expired, was taken back or has been used. If you have made your account with it, log in. Otherwise ask the person who invited you for a new one.',
      /*ML*/ 'This invitation has expired, was taken back or has been used. If you have made your account with it, log in. Otherwise ask the person who invited you for a new one.',
    ],
    linkCut: [
      'This link is not complete. Open it again from the message that you got, or copy all of it into the address bar.',
      /*ML*/ 'This link is not complete. Open it again from the message that you got, or copy all of it into the address bar.',
    ],
    /** To somebody who opens the link where another account is logged in. */
    otherAccount: [
      'The invitation makes another account, and this browser is then logged in as that one.',
      /*ML*/ 'The invitation makes another account, and this browser is then logged in as that one.',
    ],
    accepted: ['Welcome! You are logged in.', /*ML*/ 'Welcome! You are logged in.'],
    signupOpened: [
      'People can sign up now. They wait until an owner approves them.',
      /*ML*/ 'People can sign up now. They wait until an owner approves them.',
    ],
    signupClosed: [
      'Signing up is closed. New people come by invitation.',
      /*ML*/ 'Signing up is closed. New people come by invitation.',
    ],
    /** To somebody who tries. */
    closed: [
      'Signing up is closed here. Please ask an owner of the site for an invitation.',
      /*ML*/ 'Signing up is closed here. Please ask an owner of the site for an invitation.',
    ],
  },
  secondStep: {
    asked: ['One more step', 'ഒരു ഘട്ടം കൂടി'],
    askedNote: [
      'Your password is right. Please show once more that it is you.',
      'പാസ്വേഡ് ശരിയാണ്. ഇത് നിങ്ങൾ തന്നെയെന്ന് ഒന്നുകൂടി കാണിക്കൂ.',
    ],
    codeMissing: ['Please enter the code.', 'കോഡ് എഴുതൂ.'],
    startAgain: [
      'This took too long, or it was started in another window. Please enter your email and password again.',
      'സമയം കഴിഞ്ഞു, അല്ലെങ്കിൽ മറ്റൊരു വിൻഡോയിൽ തുടങ്ങി. ഇമെയിലും പാസ്വേഡും വീണ്ടും എഴുതൂ.',
    ],
    passkeyRefused: [
      'This passkey could not be used. Please try again, or log in with your password.',
      'ഈ പാസ്കീ ഉപയോഗിക്കാനായില്ല. ഒന്നുകൂടി ശ്രമിക്കൂ, അല്ലെങ്കിൽ പാസ്വേഡ് കൊണ്ട് ലോഗിൻ ചെയ്യൂ.',
    ],
    passkeyTaken: [
      'This device has a passkey for your account already',
      'ഈ ഉപകരണത്തിൽ നിങ്ങളുടെ അക്കൗണ്ടിന് പാസ്കീ ഉണ്ട്',
    ],
    passkeyFailed: [
      'No passkey was used. Try again, or choose another way.',
      'പാസ്കീ ഉപയോഗിച്ചില്ല. ഒന്നുകൂടി ശ്രമിക്കൂ, അല്ലെങ്കിൽ മറ്റൊരു വഴി തിരഞ്ഞെടുക്കൂ.',
    ],
    passkeyNotAdded: ['No passkey was added.', 'പാസ്കീ ചേർത്തിട്ടില്ല.'],
    passkeysImpossible: [
      'Passkeys need the address of the site to begin with https. Please use an authenticator app.',
      'പാസ്കീ ഉപയോഗിക്കാൻ വെബ്സൈറ്റിന്റെ വിലാസം https എന്നു തുടങ്ങണം. ഓതന്റിക്കേറ്റർ ആപ്പ് ഉപയോഗിക്കൂ.',
    ],
    passwordNotEnough: [
      'From then on your password alone is no longer enough: a device without the passkey also asks for a recovery code, or for a code of your app.',
      'പിന്നെ പാസ്വേഡ് മാത്രം പോരാ: പാസ്കീ ഇല്ലാത്ത ഉപകരണത്തിൽ റിക്കവറി കോഡോ ആപ്പിലെ കോഡോ കൂടി ചോദിക്കും.',
    ],
    passwordNeeded: ['Please enter your password once more.', 'പാസ്വേഡ് ഒന്നുകൂടി എഴുതൂ.'],
    qrCodeFailed: [
      'The QR code could not be loaded. Please use the key below instead.',
      /*ML*/ 'The QR code could not be loaded. Please use the key below instead.',
    ],
    lastRemoved: [
      'Removed. From now on your password alone is enough, and your recovery codes are gone.',
      'നീക്കി. ഇനി പാസ്വേഡ് മാത്രം മതി; റിക്കവറി കോഡുകൾ ഇനി ഇല്ല.',
    ],
    due: [
      'An owner of the site requires a second step for your account. Please set it up under Your account.',
      'നിങ്ങളുടെ അക്കൗണ്ടിന് രണ്ടാം ഘട്ടം (second step) വേണമെന്ന് ഉടമ നിശ്ചയിച്ചു. നിങ്ങളുടെ അക്കൗണ്ട് എന്ന പേജിൽ അത് ഒരുക്കൂ.',
    ],
    sessionsEnded: ['Every other device is logged out', 'മറ്റെല്ലാ ഉപകരണങ്ങളിലും ലോഗ് ഔട്ട് ആയി'],
    confirmLift: ['Lift the second step of this person?', /*ML*/ 'Lift the second step of this person?'],
    dayMissing: ['Please choose a day.', /*ML*/ 'Please choose a day.'],
    loadFailed: ['Unable to load how you log in.', 'നിങ്ങൾ ലോഗിൻ ചെയ്യുന്ന രീതി കാണിക്കാനായില്ല.'],
  },
  /** The link in the mail about a new login. */
  notMe: {
    before: [
      'If you did not log in yourself, choose a new password. It logs everybody out of your account; your recovery codes and the invitations that nobody has accepted yet stop working, and links, passkeys and apps that were made since that login end. Then you see what else was done since.',
      'ലോഗിൻ ചെയ്തത് നിങ്ങളല്ലെങ്കിൽ പുതിയ പാസ്വേഡ് തിരഞ്ഞെടുക്കൂ. അതോടെ നിങ്ങളുടെ അക്കൗണ്ടിൽനിന്ന് എല്ലാവരും ലോഗ് ഔട്ട് ആകും; റിക്കവറി കോഡുകളും ആരും സ്വീകരിച്ചിട്ടില്ലാത്ത ക്ഷണങ്ങളും പ്രവർത്തിക്കാതാകും; ആ ലോഗിനു ശേഷം ഉണ്ടാക്കിയ ലിങ്കുകളും പാസ്കീകളും ആപ്പുകളും ഇല്ലാതാകും. അതിനു ശേഷം മറ്റെന്തെല്ലാം ചെയ്തെന്നു പിന്നെ കാണാം.',
    ],
    wasYou: ['It was you?', 'അത് നിങ്ങൾ തന്നെയായിരുന്നോ?'],
    since: ['Since that login', 'ആ ലോഗിനു ശേഷം'],
    nothing: [
      'Nothing else was done with your account since then.',
      'അതിനു ശേഷം നിങ്ങളുടെ അക്കൗണ്ടിൽ മറ്റൊന്നും ചെയ്തിട്ടില്ല.',
    ],
    lookThrough: [
      'This was done with your account since then. What you did not do yourself, put right as soon as you are logged in: whoever was let in is under Accounts.',
      'അതിനു ശേഷം നിങ്ങളുടെ അക്കൗണ്ടിൽ ചെയ്തത് ഇതാണ്. നിങ്ങൾ ചെയ്യാത്തതുണ്ടെങ്കിൽ ലോഗിൻ ചെയ്താലുടൻ ശരിയാക്കൂ: ഉള്ളിൽ കടത്തിയവരെ അക്കൗണ്ടുകൾ എന്ന പേജിൽ കാണാം.',
    ],
  },
})

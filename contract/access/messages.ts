// Messages about accounts, invitations and the second step: apart, because few screens need them.
export const accessMessages = {
  accounts: {
    loadFailed: 'Unable to load accounts.',
    approved: 'Account approved',
    approvedAndMailed:
      'Account approved. We have mailed a link to its address; the account opens when that link is used.',
    notConfirmed: 'Address not confirmed',
    notConfirmedMeans:
      '“Address not confirmed”: nobody has shown yet that they receive mails at this address, and a typing mistake would go unnoticed. A link in a mail, with which that person chooses a new password, settles it.',
    linkMailed: 'A new link will be mailed in a moment',
    linkMade: 'The link is made. Pass it on.',
    choosesPassword: 'Has to choose a password',
    lockedMeans:
      '“Locked”: this account came back when the site was restored from a backup, so its old password no longer works. Let this person in, and they get a link to choose a new password. Remove the account if they no longer work here.',
    nothingToConfirm: 'This account is not approved yet, or its address is already confirmed',
    removed: 'Account removed',
    confirmRefuse: 'Refuse this account?',
    confirmRemove: 'Remove this account?',
    empty: 'No accounts yet.',
    notFound: 'This account was not found',
    lastOwner: 'This is the last owner. Make somebody else an owner first.',
    rolesChanged: 'The roles are saved',
    chooseRole: 'Please choose at least one role.',
    notOpen: 'This account cannot log in yet, so it cannot be an owner',
    logsInAgain: 'This person will be asked to log in again.',
    ownerMeans: 'An owner can approve and remove people, you included, and see and erase personal data.',
    sessionEnded: 'Session ended',
    sessionNotFound: 'This session was not found',
  },
  invitations: {
    loadFailed: 'Unable to load invitations.',
    empty: 'No open invitations.',
    made: 'The invitation is made. Pass its link on.',
    mailed: 'The invitation will be mailed in a moment',
    linkNote: 'It works once, for 7 days. Whoever opens it first can make the account.',
    linkNoteAddressed:
      'It works once, for 7 days, and takes the place of an older invitation to this address.',
    revoked: 'The invitation is taken back. Its link no longer works.',
    confirmRevoke: 'Take this invitation back?',
    notFound: 'This invitation was not found. It may have been accepted.',
    hasAccount: 'There is an account with this address already. You find it in the list of accounts.',
    taken:
      'An account with this email address already exists. Log in with it; an owner of the site can change its roles.',
    linkDead:
      'This invitation has expired, was taken back or has been used. If you have made your account with it, log in. Otherwise ask the person who invited you for a new one.',
    linkCut:
      'This link is not complete. Open it again from the message that you got, or copy all of it into the address bar.',
    /** To somebody who opens the link where another account is logged in. */
    otherAccount: 'The invitation makes another account, and this browser is then logged in as that one.',
    accepted: 'Welcome! You are logged in.',
    signupOpened: 'People can sign up now. They wait until an owner approves them.',
    signupClosed: 'Signing up is closed. New people come by invitation.',
    /** To somebody who tries. */
    closed: 'Signing up is closed here. Please ask an owner of the site for an invitation.',
  },
  secondStep: {
    asked: 'One more step',
    askedNote: 'Your password is right. Please show once more that it is you.',
    codeMissing: 'Please enter the code.',
    startAgain:
      'This took too long, or it was started in another window. Please enter your email and password again.',
    passkeyRefused: 'This passkey could not be used. Please try again, or log in with your password.',
    passkeyTaken: 'This device has a passkey for your account already',
    passkeyFailed: 'No passkey was used. Try again, or choose another way.',
    passkeyNotAdded: 'No passkey was added.',
    passkeysImpossible:
      'Passkeys need the address of the site to begin with https. Please use an authenticator app.',
    passwordNotEnough:
      'From then on your password alone is no longer enough: a device without the passkey also asks for a recovery code, or for a code of your app.',
    passwordNeeded: 'Please enter your password once more.',
    qrCodeFailed: 'The QR code could not be loaded. Please use the key below instead.',
    lastRemoved: 'Removed. From now on your password alone is enough, and your recovery codes are gone.',
    due: 'An owner of the site requires a second step for your account. Please set it up under Your account.',
    sessionsEnded: 'Every other device is logged out',
    confirmLift: 'Lift the second step of this person?',
    dayMissing: 'Please choose a day.',
    loadFailed: 'Unable to load how you log in.',
  },
  /** The link in the mail about a new login. */
  notMe: {
    before:
      'If you did not log in yourself, choose a new password. It logs everybody out of your account; your recovery codes and the invitations that nobody has accepted yet stop working, and links, passkeys and apps that were made since that login end. Then you see what else was done since.',
    wasYou: 'It was you?',
    since: 'Since that login',
    nothing: 'Nothing else was done with your account since then.',
    lookThrough:
      'This was done with your account since then. What you did not do yourself, put right as soon as you are logged in: whoever was let in is under Accounts.',
  },
} as const

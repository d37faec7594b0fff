// Messages for staff only; those that public pages need too are in messages.ts.
export const staffMessages = {
  auth: {
    fillAll: 'Please fill in all fields',
    enterEmail: 'Please enter your email',
    mismatch: 'Passwords do not match',
    resetting: 'Resetting...',
    loggedIn: 'Login successful',
    loginFailed: 'Login failed',
    wrongCredentials: 'Wrong email or password.',
    waiting: 'Your account is waiting for an owner of the site to approve it.',
    approved:
      'Please confirm your email address first: open the link that was sent to it, and choose a password there. If there is none, ask an owner of the site for a new one.',
    locked:
      'This site was restored from a backup. Please ask an owner of the site to let you in again, under Accounts.',
    signedUp: 'Signup successful',
    youAreOwner: 'Your account is created. You are the owner of this site.',
    askOwner: 'Your account is created. Ask the owner to approve you, under Accounts in the admin area.',
    signupFailed: 'Signup failed',
    manyWaiting:
      'Many people are waiting for approval already. Please ask an owner of the site to look through them, or to invite you.',
    emailTaken: 'An account with this email address already exists.',
    passwordCommon: 'This password is too common and easy to guess. Please choose another.',
    passwordIsEmail: 'The password must not be the email address or its first part. Please choose another.',
    setupNeeded:
      'The first account needs the set-up link. It is in the log of the server, or comes from npm run admin -- setup-link there.',
    loggedOut: 'You are logged out',
    logoutUnheard:
      'We could not reach the server to log you out. Please log in and out once more when the connection is back.',
    resetSent: 'Reset link sent to your email',
    resetDone: 'Password reset successful',
    passwordChanged: 'Your new password is saved. On every other device you are logged out.',
    invitationsEnded: 'Your open invitations have ended too. Please invite these people again.',
    passwordWrong: 'This is not your current password.',
    nameSaved: 'Your name is saved',
    chooseLanguage: 'Please choose English or Malayalam.',
    languageSaved: 'The language of your mails is saved',
    nameTaken: 'Somebody else here has this name. Please add an initial or your place.',
    nameIsAddress: 'This is an email address. Please enter your name.',
    nameReserved: 'The diary uses this name itself. Please enter your own.',
    resetLinkDead: 'This link has expired or has already been used. Please ask for a new one.',
    addressConfirmed: 'Your address is confirmed, and your new password is saved.',
    confirmationLinkCut:
      'This link is not complete. Open it again from the message that you got, or copy all of it into the address bar.',
    somethingWrong: 'Something went wrong',
    signInNeeded: 'Please log in',
    ownerOnly: 'Only an owner of the site may do this',
    notYours: 'Your roles do not include this. An owner of the site can change them under Accounts.',
  },
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
    notMeDone: 'Every device is logged out, and your old password no longer works.',
    notMeDead: 'This link has expired or has already been used. To be safe, choose a new password.',
    confirmLift: 'Lift the second step of this person?',
    dayMissing: 'Please choose a day.',
    loadFailed: 'Unable to load how you log in.',
  },
  /** After the link in the mail about a new login was used. */
  notMe: {
    chooseNow: 'Please choose a new password now. If you close this page, use Forgot password.',
    codesEnded:
      'Your recovery codes no longer work, since somebody may have seen them. Make new ones under Your account as soon as you are logged in.',
    loadFailed: 'Unable to load what was done since that login.',
    nothing: 'Since then your account was not used to let anybody in or to export anything.',
    lookThrough: 'This was done with your account since then. Please undo whatever you did not do yourself.',
    others: 'Changes to projects, jobs and texts are in the diary, which owners can read after they log in.',
    undone: 'Undone',
    confirmRemove: 'Remove this account?',
    removeMeans: 'This person is logged out at once and can log in no more.',
  },
  applications: {
    confirmationWithheld: 'No confirmation mail was sent: this address had already received three that day.',
    cvNotKept: 'CV not kept',
    cvNotKeptWhy:
      'There was no room to keep the CV when this application came in. The applicant was asked to send it by mail or WhatsApp.',
  },
  people: {
    missing: 'Please enter an email address or a phone number.',
    nobody: 'We have nothing about this person.',
    loadFailed: 'Unable to look up this person.',
    confirmErase: 'Erase everything about this person?',
    erased: 'Everything about this person was erased',
    openingsFailed: 'Unable to load the list of opened CVs.',
    noOpenings: 'Nobody has opened a CV yet.',
  },
  diary: { empty: 'Nothing is written here yet.', loadFailed: 'Unable to load the diary.' },
  /** For a save that does not say what it started from, so that it could overwrite what somebody else has saved. */
  startMissing:
    'Nothing was saved: the request does not say what the change started from. Please load the page again.',
  contents: {
    loadFailed: 'Unable to load the texts of the site.',
    saved: 'Draft saved. Nobody outside sees it until you publish.',
    published: 'Published. Everybody sees it now.',
    discarded: 'Draft discarded',
    restored: 'This version is the draft now. Look at the preview, then publish it.',
    confirmed: 'Confirmed',
    noDraft: 'There is no draft to publish',
    changedMeanwhile:
      'Somebody else has changed this in the meantime. You see their version now: please look at it, then publish.',
    versionNotFound: 'This version was not found',
    ownerOnly: (fields: string) => `Only an owner of the site may change this: ${fields}`,
    imageNeeded: 'Please choose a picture.',
    imageNotFound: 'This picture is no longer there. Please choose it again.',
  },
  translations: {
    saved: 'Malayalam saved',
    loadFailed: 'Unable to load the Malayalam.',
    empty: 'Everything is translated.',
    notSaved: 'The Malayalam was not saved.',
    start: 'Start from the English text',
    conflict: 'Somebody else has changed one of these texts meanwhile. Please look at it and save again.',
    notYours: 'One of these texts is also on a page that you may not change.',
    unknown: 'One of these texts is no longer on the site. Please load the page again.',
  },
  trash: {
    /** Under the question before something is deleted that can come back. */
    kept: 'It stays in Trash for 30 days.',
    loadFailed: 'Unable to load the trash.',
    empty: 'The trash is empty.',
    notFound: 'This is no longer in the trash',
    undo: 'Undo',
    /** Beside Undo, when the message about the deletion is gone. */
    moved: 'Moved to Trash',
    restored: 'Restored',
    restoreFailed: 'It could not be restored',
    confirmDelete: 'Delete this for good?',
    deleted: 'Deleted for good',
    deleteFailed: 'It could not be deleted',
  },
  firstSteps: {
    loadFailed: 'Unable to load the first steps.',
    hidden: 'The first steps are hidden. You can show them again at the end of this page.',
    shown: 'The first steps are back',
  },
  demo: {
    confirm: 'Remove the demo content?',
    removed: 'The demo content is removed',
    nothing: 'There is no demo content left to remove.',
    failed: 'The demo content could not be removed. Please try again.',
  },
  export: {
    title: 'Export everything',
    loadFailed: 'Unable to see how much there is to export.',
    confirm: 'Export everything?',
    personal:
      'The file holds personal data. Whoever downloads it counts as having opened every CV, and that is written down.',
    brokenOff: 'The download broke off, and nothing was saved. Please try again.',
    done: 'Everything is downloaded. Keep the file where only you can open it.',
  },
  mails: {
    loadFailed: 'Unable to load mails.',
    queued: 'The mail will be sent again in a moment',
    deleted: 'Mail removed',
    empty: 'Every mail was delivered.',
    notFound: 'This mail was not found',
    alreadySent: 'This mail has already been delivered',
    held: 'It waited in the backup that was restored and may have been sent since. Send it again if it was not.',
  },
} as const

/** With what only the server says: apart, so that the build leaves it out of the admin pages. */
export const serverMessages = {
  auth: {
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
    ...staffMessages.secondStep,
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
  notMe: {
    ...staffMessages.notMe,
    ended: 'It no longer works.',
    asBefore: 'It is as it was before.',
    cannotBeUndone: 'This cannot be undone.',
    cannotBeCalledBack: 'What was downloaded cannot be called back.',
    inviteAgain: 'This cannot be undone. When you are logged in, invite the person again under Accounts.',
    lifted: 'This cannot be undone. Please ask this person to set up a second step again.',
    underAccounts: 'When you are logged in, look at it under Accounts.',
    underYourAccount: 'When you are logged in, look at it under Your account.',
    underSite: 'When you are logged in, earlier versions are under Site.',
  },
  testMail: {
    sent: 'The mail server took the mail. Look into your inbox, and into the spam folder.',
    notSet: 'No mail server is set yet, so there is nothing to test.',
    refusedLogin: 'The mail server refused the user name or the password in SMTP_URL.',
    unreachable: 'The mail server could not be reached at the address in SMTP_URL.',
    refused: 'The mail server did not take the mail. Often the address in MAIL_FROM is not allowed there.',
  },
} as const

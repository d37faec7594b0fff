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
    loggedOut: 'You are logged out',
    logoutUnheard:
      'We could not reach the server to log you out. Please log in and out once more when the connection is back.',
    resetSent: 'Reset link sent to your email',
    resetDone: 'Password reset successful',
    chooseLanguage: 'Please choose English or Malayalam.',
    resetLinkDead: 'This link has expired or has already been used. Please ask for a new one.',
    addressConfirmed: 'Your address is confirmed, and your new password is saved.',
    confirmationLinkCut:
      'This link is not complete. Open it again from the message that you got, or copy all of it into the address bar.',
    somethingWrong: 'Something went wrong',
    signInNeeded: 'Please log in',
    ownerOnly: 'Only an owner of the site may do this',
    notYours: 'Your roles do not include this. An owner of the site can change them under Accounts.',
  },
  applications: {
    confirmationWithheld: 'No confirmation mail was sent: this address had already received three that day.',
    changed: '{count} applications updated',
    cvNotKept: 'CV not kept',
    cvNotKeptWhy:
      'The CV could not be stored when this application came in. The applicant was asked to send it by mail or WhatsApp.',
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
  links: {
    ended: 'The link has ended.',
    notFound: 'This link has ended already, or was used.',
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
  timeConfirmed: 'The date is right: what is due is erased within a day.',
  firstSteps: {
    saved: 'Saved',
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

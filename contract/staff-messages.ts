// Messages for staff only; those that public pages need too are in messages.ts.
import { inBoth } from './words.ts'

export const staffMessages = inBoth({
  auth: {
    fillAll: ['Please fill in all fields', 'എല്ലാ കോളങ്ങളും പൂരിപ്പിക്കൂ'],
    enterEmail: ['Please enter your email', 'നിങ്ങളുടെ ഇമെയിൽ വിലാസം എഴുതൂ'],
    mismatch: ['Passwords do not match', 'രണ്ടു പാസ്വേഡും ഒന്നല്ല'],
    resetting: ['Resetting...', 'മാറ്റുന്നു...'],
    loggedIn: ['Login successful', 'ലോഗിൻ ചെയ്തു'],
    loginFailed: ['Login failed', 'ലോഗിൻ ചെയ്യാനായില്ല'],
    wrongCredentials: ['Wrong email or password.', 'ഇമെയിലോ പാസ്വേഡോ ശരിയല്ല.'],
    waiting: [
      'Your account is waiting for an owner of the site to approve it.',
      'ഉടമ അംഗീകരിച്ചാലേ നിങ്ങളുടെ അക്കൗണ്ട് തുറക്കൂ.',
    ],
    approved: [
      'Please confirm your email address first: open the link that was sent to it, and choose a password there. If there is none, ask an owner of the site for a new one.',
      'ആദ്യം ഇമെയിൽ വിലാസം സ്ഥിരീകരിക്കൂ: അവിടേക്ക് അയച്ച ലിങ്ക് തുറന്ന് ഒരു പാസ്വേഡ് തിരഞ്ഞെടുക്കൂ. മെയിൽ കണ്ടില്ലെങ്കിൽ ഉടമയോട് പുതിയത് ചോദിക്കൂ.',
    ],
    locked: [
      'This site was restored from a backup. Please ask an owner of the site to let you in again, under Accounts.',
      'ഈ വെബ്സൈറ്റ് ബാക്കപ്പിൽനിന്ന് തിരികെ എടുത്തതാണ്. നിങ്ങൾക്ക് വീണ്ടും പ്രവേശനം തരാൻ ഉടമയോടു പറയൂ.',
    ],
    signedUp: ['Signup successful', 'അക്കൗണ്ട് തുടങ്ങി'],
    youAreOwner: [
      'Your account is created. You are the owner of this site.',
      'നിങ്ങളുടെ അക്കൗണ്ട് തയാറായി. ഈ വെബ്സൈറ്റിന്റെ ഉടമ നിങ്ങളാണ്.',
    ],
    askOwner: [
      'Your account is created. Ask the owner to approve you, under Accounts in the admin area.',
      'നിങ്ങളുടെ അക്കൗണ്ട് തയാറായി. അക്കൗണ്ടുകൾ എന്ന പേജിൽ അംഗീകരിക്കാൻ ഉടമയോടു പറയൂ.',
    ],
    signupFailed: ['Signup failed', 'അക്കൗണ്ട് തുടങ്ങാനായില്ല'],
    loggedOut: ['You are logged out', 'ലോഗ് ഔട്ട് ആയി'],
    logoutUnheard: [
      'We could not reach the server to log you out. Please log in and out once more when the connection is back.',
      'സെർവറിൽ എത്താനായില്ല, ലോഗ് ഔട്ട് ആയിട്ടില്ല. ഇന്റർനെറ്റ് വരുമ്പോൾ ഒന്നുകൂടി ലോഗിൻ ചെയ്ത് ലോഗ് ഔട്ട് ചെയ്യൂ.',
    ],
    resetSent: ['Reset link sent to your email', 'പുതിയ പാസ്വേഡിനുള്ള ലിങ്ക് നിങ്ങളുടെ ഇമെയിലിലേക്ക് അയച്ചു'],
    resetDone: ['Password reset successful', 'പാസ്വേഡ് മാറ്റി'],
    chooseLanguage: ['Please choose English or Malayalam.', 'ഇംഗ്ലീഷ് അല്ലെങ്കിൽ മലയാളം തിരഞ്ഞെടുക്കൂ.'],
    resetLinkDead: [
      'This link has expired or has already been used. Please ask for a new one.',
      'ഈ ലിങ്കിന്റെ കാലാവധി കഴിഞ്ഞു, അല്ലെങ്കിൽ മുമ്പ് ഉപയോഗിച്ചതാണ്. പുതിയത് ചോദിക്കൂ.',
    ],
    addressConfirmed: [
      'Your address is confirmed, and your new password is saved.',
      'ഇമെയിൽ വിലാസം സ്ഥിരീകരിച്ചു, പുതിയ പാസ്വേഡ് സേവ് ചെയ്തു.',
    ],
    confirmationLinkCut: [
      'This link is not complete. Open it again from the message that you got, or copy all of it into the address bar.',
      'ഈ ലിങ്ക് മുഴുവനില്ല. കിട്ടിയ സന്ദേശത്തിൽനിന്ന് വീണ്ടും തുറക്കൂ, അല്ലെങ്കിൽ മുഴുവൻ കോപ്പി ചെയ്യൂ.',
    ],
    somethingWrong: ['Something went wrong', 'എന്തോ പ്രശ്നമുണ്ടായി'],
    signInNeeded: ['Please log in', 'ലോഗിൻ ചെയ്യൂ'],
    ownerOnly: ['Only an owner of the site may do this', 'ഇത് ഉടമയ്ക്കു മാത്രമേ ചെയ്യാനാകൂ'],
    notYours: [
      'Your roles do not include this. An owner of the site can change them under Accounts.',
      'ഇത് നിങ്ങളുടെ ചുമതലകളിൽ ഇല്ല. അക്കൗണ്ടുകൾ എന്ന പേജിൽ ഉടമയ്ക്ക് അത് മാറ്റാം.',
    ],
  },
  applications: {
    confirmationWithheld: [
      'No confirmation mail was sent: this address had already received three that day.',
      'അപേക്ഷ കിട്ടിയെന്ന മെയിൽ അയച്ചില്ല: ഈ വിലാസത്തിലേക്ക് അന്ന് മൂന്നെണ്ണം അയച്ചിരുന്നു.',
    ],
    changed: ['{count} applications updated', '{count} അപേക്ഷയിൽ മാറ്റം സേവ് ചെയ്തു'],
    cvNotKept: ['CV not kept', 'സി.വി. സൂക്ഷിച്ചിട്ടില്ല'],
    cvNotKeptWhy: [
      'The CV could not be stored when this application came in. The applicant was asked to send it by mail or WhatsApp.',
      'ഈ അപേക്ഷ വന്നപ്പോൾ സി.വി. സൂക്ഷിക്കാനായില്ല. മെയിലിലോ വാട്സാപ്പിലോ അയയ്ക്കാൻ അപേക്ഷിച്ചയാളോടു പറഞ്ഞിട്ടുണ്ട്.',
    ],
  },
  people: {
    missing: ['Please enter an email address or a phone number.', 'ഇമെയിൽ വിലാസമോ ഫോൺ നമ്പറോ എഴുതൂ.'],
    nobody: ['We have nothing about this person.', 'ഈ ആളെക്കുറിച്ച് ഇവിടെ ഒന്നുമില്ല.'],
    loadFailed: ['Unable to look up this person.', 'ഈ ആളെക്കുറിച്ച് തിരയാനായില്ല.'],
    confirmErase: ['Erase everything about this person?', 'ഈ ആളെക്കുറിച്ചുള്ളതെല്ലാം മായ്ച്ചുകളയണോ?'],
    erased: ['Everything about this person was erased', 'ഈ ആളെക്കുറിച്ചുള്ളതെല്ലാം മായ്ച്ചുകളഞ്ഞു'],
    openingsFailed: ['Unable to load the list of opened CVs.', 'തുറന്ന സി.വി.കളുടെ ലിസ്റ്റ് കാണിക്കാനായില്ല.'],
    noOpenings: ['Nobody has opened a CV yet.', 'ഇതുവരെ ആരും സി.വി. തുറന്നിട്ടില്ല.'],
  },
  diary: {
    empty: ['Nothing is written here yet.', 'ഇവിടെ ഇതുവരെ ഒന്നും എഴുതിയിട്ടില്ല.'],
    loadFailed: ['Unable to load the diary.', 'രജിസ്റ്റർ കാണിക്കാനായില്ല.'],
  },
  /** For a save that does not say what it started from, so that it could overwrite what somebody else has saved. */
  startMissing: [
    'Nothing was saved: the request does not say what the change started from. Please load the page again.',
    'ഒന്നും സേവ് ചെയ്തിട്ടില്ല: ഇതിനിടെ മറ്റൊരാൾ മാറ്റിയോ എന്ന് അറിയാനായില്ല. പേജ് വീണ്ടും തുറക്കൂ.',
  ],
  contents: {
    loadFailed: ['Unable to load the texts of the site.', 'വെബ്സൈറ്റിലെ വാചകങ്ങൾ കാണിക്കാനായില്ല.'],
    saved: [
      'Draft saved. Nobody outside sees it until you publish.',
      'ഡ്രാഫ്റ്റ് സേവ് ചെയ്തു. നിങ്ങൾ പ്രസിദ്ധീകരിക്കുന്നതു വരെ പുറത്താരും കാണില്ല.',
    ],
    published: ['Published. Everybody sees it now.', 'പ്രസിദ്ധീകരിച്ചു. ഇനി എല്ലാവർക്കും കാണാം.'],
    discarded: ['Draft discarded', 'ഡ്രാഫ്റ്റ് കളഞ്ഞു'],
    restored: [
      'This version is the draft now. Look at the preview, then publish it.',
      'ഈ പതിപ്പാണ് ഇപ്പോൾ ഡ്രാഫ്റ്റ്. എങ്ങനെയുണ്ടെന്ന് നോക്കി പ്രസിദ്ധീകരിക്കൂ.',
    ],
    confirmed: ['Confirmed', 'ഉറപ്പാക്കി'],
    noDraft: ['There is no draft to publish', 'പ്രസിദ്ധീകരിക്കാൻ ഡ്രാഫ്റ്റില്ല'],
    changedMeanwhile: [
      'Somebody else has changed this in the meantime. You see their version now: please look at it, then publish.',
      'ഇതിനിടെ മറ്റൊരാൾ ഇതു മാറ്റി. അവരുടെ പതിപ്പാണ് ഇപ്പോൾ കാണുന്നത്: ഒന്നു നോക്കിയിട്ട് പ്രസിദ്ധീകരിക്കൂ.',
    ],
    versionNotFound: ['This version was not found', 'ഈ പതിപ്പ് കാണാനില്ല'],
    ownerOnly: [
      (fields: string) => `Only an owner of the site may change this: ${fields}`,
      (fields) => `ഇത് ഉടമയ്ക്കു മാത്രമേ മാറ്റാനാകൂ: ${fields}`,
    ],
    imageNeeded: ['Please choose a picture.', 'ഒരു ചിത്രം തിരഞ്ഞെടുക്കൂ.'],
    imageNotFound: [
      'This picture is no longer there. Please choose it again.',
      'ഈ ചിത്രം ഇപ്പോൾ ഇല്ല. ഒന്നുകൂടി തിരഞ്ഞെടുക്കൂ.',
    ],
  },
  translations: {
    saved: ['Malayalam saved', 'മലയാളം സേവ് ചെയ്തു'],
    loadFailed: ['Unable to load the Malayalam.', 'മലയാളം കാണിക്കാനായില്ല.'],
    empty: ['Everything is translated.', 'എല്ലാം മലയാളത്തിലുണ്ട്.'],
    notSaved: ['The Malayalam was not saved.', 'മലയാളം സേവ് ചെയ്തിട്ടില്ല.'],
    start: ['Start from the English text', 'ഇംഗ്ലീഷിൽനിന്ന് തുടങ്ങാം'],
    conflict: [
      'Somebody else has changed one of these texts meanwhile. Please look at it and save again.',
      'ഇതിൽ ഒന്ന് ഇതിനിടെ മറ്റൊരാൾ മാറ്റി. അത് നോക്കി വീണ്ടും സേവ് ചെയ്യൂ.',
    ],
    notYours: [
      'One of these texts is also on a page that you may not change.',
      'ഈ വാചകങ്ങളിലൊന്ന് നിങ്ങൾക്കു മാറ്റാൻ അനുവാദമില്ലാത്ത ഒരു പേജിലുമുണ്ട്.',
    ],
    unknown: [
      'One of these texts is no longer on the site. Please load the page again.',
      'ഈ വാചകങ്ങളിലൊന്ന് ഇപ്പോൾ വെബ്സൈറ്റിൽ ഇല്ല. പേജ് വീണ്ടും തുറക്കൂ.',
    ],
  },
  links: {
    ended: ['The link has ended.', 'ലിങ്ക് ഇനി പ്രവർത്തിക്കില്ല.'],
    notFound: ['This link has ended already, or was used.', 'ഈ ലിങ്ക് നേരത്തേ അവസാനിച്ചു, അല്ലെങ്കിൽ ഉപയോഗിച്ചുകഴിഞ്ഞു.'],
  },
  trash: {
    /** Under the question before something is deleted that can come back. */
    kept: ['It stays in Trash for 30 days.', '‘നീക്കിയവ’ എന്ന പേജിൽ 30 ദിവസം ഉണ്ടാകും.'],
    loadFailed: ['Unable to load the trash.', 'നീക്കിയവ കാണിക്കാനായില്ല.'],
    empty: ['The trash is empty.', 'നീക്കിയതായി ഒന്നുമില്ല.'],
    notFound: ['This is no longer in the trash', 'ഇത് ഇപ്പോൾ നീക്കിയവയിൽ ഇല്ല'],
    undo: ['Undo', 'തിരികെ എടുക്കാം'],
    /** Beside Undo, when the message about the deletion is gone. */
    moved: ['Moved to Trash', 'നീക്കിയവയിലേക്ക് മാറ്റി'],
    restored: ['Restored', 'തിരികെ എടുത്തു'],
    restoreFailed: ['It could not be restored', 'തിരികെ എടുക്കാനായില്ല'],
    confirmDelete: ['Delete this for good?', 'ഇത് എന്നേക്കുമായി മായ്ച്ചുകളയണോ?'],
    deleted: ['Deleted for good', 'എന്നേക്കുമായി മായ്ച്ചു'],
    deleteFailed: ['It could not be deleted', 'മായ്ക്കാനായില്ല'],
  },
  timeConfirmed: [
    'The date is right: what is due is erased within a day.',
    'തീയതി ശരിയെന്നു രേഖപ്പെടുത്തി: കാലാവധി കഴിഞ്ഞവ ഒരു ദിവസത്തിനുള്ളിൽ മായ്ക്കും.',
  ],
  firstSteps: {
    saved: ['Saved', 'സേവ് ചെയ്തു'],
    hidden: [
      'The first steps are hidden. You can show them again at the end of this page.',
      'ആദ്യം ചെയ്യേണ്ടവ മറച്ചു. ഈ പേജിന്റെ അവസാനം അവ വീണ്ടും കാണിക്കാം.',
    ],
    shown: ['The first steps are back', 'ആദ്യം ചെയ്യേണ്ടവ വീണ്ടും കാണാം'],
  },
  demo: {
    confirm: ['Remove the demo content?', 'മാതൃകയ്ക്കു ചേർത്തതെല്ലാം നീക്കണോ?'],
    removed: ['The demo content is removed', 'മാതൃകയ്ക്കു ചേർത്തത് നീക്കി'],
    nothing: ['There is no demo content left to remove.', 'മാതൃകയ്ക്കു ചേർത്തതൊന്നും ഇനിയില്ല.'],
    failed: [
      'The demo content could not be removed. Please try again.',
      'മാതൃകയ്ക്കു ചേർത്തത് നീക്കാനായില്ല. ഒന്നുകൂടി ശ്രമിക്കൂ.',
    ],
  },
  export: {
    title: ['Export everything', 'എല്ലാം ഡൗൺലോഡ് ചെയ്യാം'],
    loadFailed: ['Unable to see how much there is to export.', 'ഡൗൺലോഡ് ചെയ്യാൻ എത്രയുണ്ടെന്ന് കാണിക്കാനായില്ല.'],
    confirm: ['Export everything?', 'എല്ലാം ഡൗൺലോഡ് ചെയ്യണോ?'],
    personal: [
      'The file holds personal data. Whoever downloads it counts as having opened every CV, and that is written down.',
      'ഫയലിൽ ആളുകളുടെ വ്യക്തിവിവരങ്ങളുണ്ട്. ഡൗൺലോഡ് ചെയ്യുന്നയാൾ എല്ലാ സി.വി.യും തുറന്നതായി കണക്കാക്കും, അത് രജിസ്റ്ററിൽ എഴുതും.',
    ],
    brokenOff: [
      'The download broke off, and nothing was saved. Please try again.',
      'ഡൗൺലോഡ് ഇടയ്ക്കു നിന്നു, ഒന്നും സേവ് ആയില്ല. ഒന്നുകൂടി ശ്രമിക്കൂ.',
    ],
    done: [
      'Everything is downloaded. Keep the file where only you can open it.',
      'എല്ലാം ഡൗൺലോഡ് ചെയ്തു. നിങ്ങൾക്കു മാത്രം തുറക്കാനാകുന്നിടത്ത് സൂക്ഷിക്കൂ.',
    ],
  },
  mails: {
    loadFailed: ['Unable to load mails.', 'മെയിലുകൾ കാണിക്കാനായില്ല.'],
    queued: ['The mail will be sent again in a moment', 'മെയിൽ അൽപസമയത്തിനകം വീണ്ടും അയയ്ക്കും'],
    deleted: ['Mail removed', 'മെയിൽ നീക്കി'],
    empty: ['Every mail was delivered.', 'എല്ലാ മെയിലുകളും എത്തി.'],
    notFound: ['This mail was not found', 'ഈ മെയിൽ കാണാനില്ല'],
    alreadySent: ['This mail has already been delivered', 'ഈ മെയിൽ എത്തിക്കഴിഞ്ഞു'],
    held: [
      'It waited in the backup that was restored and may have been sent since. Send it again if it was not.',
      'തിരികെ എടുത്ത ബാക്കപ്പിൽ ഉണ്ടായിരുന്നതാണ്, അതിനുശേഷം അയച്ചിരിക്കാം. ഇല്ലെങ്കിൽ വീണ്ടും അയയ്ക്കൂ.',
    ],
  },
})

/** The language in which somebody read the privacy notice, as the office sees it. */
export const noticeLanguages: Record<string, string> = { en: 'English', ml: 'Malayalam' }

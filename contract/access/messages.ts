// Messages about accounts, invitations and the second step: apart, because few screens need them.
import { inBoth } from '../words.ts'

export const accessMessages = inBoth({
  accounts: {
    loadFailed: ['Unable to load accounts.', 'അക്കൗണ്ടുകൾ കാണിക്കാനായില്ല.'],
    approved: ['Account approved', 'അക്കൗണ്ട് അംഗീകരിച്ചു'],
    approvedAndMailed: [
      'Account approved. We have mailed a link to its address; the account opens when that link is used.',
      'അക്കൗണ്ട് അംഗീകരിച്ചു. ഇമെയിലിലേക്ക് ഒരു ലിങ്ക് അയച്ചിട്ടുണ്ട്; അത് ഉപയോഗിക്കുമ്പോൾ അക്കൗണ്ട് തുറക്കും.',
    ],
    notConfirmed: ['Address not confirmed', 'വിലാസം സ്ഥിരീകരിച്ചിട്ടില്ല'],
    notConfirmedMeans: [
      '“Address not confirmed”: nobody has shown yet that they receive mails at this address, and a typing mistake would go unnoticed. A link in a mail, with which that person chooses a new password, settles it.',
      '“വിലാസം സ്ഥിരീകരിച്ചിട്ടില്ല”: ഈ ഇമെയിൽ വിലാസം ശരിയാണോ എന്ന് ഇതുവരെ ഉറപ്പായിട്ടില്ല. മെയിലിലെ ലിങ്ക് തുറന്ന് പുതിയ പാസ്വേഡ് തിരഞ്ഞെടുത്താൽ അത് ഉറപ്പാകും.',
    ],
    linkMailed: ['A new link will be mailed in a moment', 'പുതിയ ലിങ്ക് അൽപസമയത്തിനകം മെയിലിൽ പോകും'],
    linkMade: ['The link is made. Pass it on.', 'ലിങ്ക് തയാറായി. അത് കൈമാറൂ.'],
    choosesPassword: ['Has to choose a password', 'പാസ്വേഡ് തിരഞ്ഞെടുക്കണം'],
    lockedMeans: [
      '“Locked”: this account came back when the site was restored from a backup, so its old password no longer works. Let this person in, and they get a link to choose a new password. Remove the account if they no longer work here.',
      '“പൂട്ടിയത്”: വെബ്സൈറ്റ് ബാക്കപ്പിൽനിന്ന് തിരികെ എടുത്തപ്പോൾ വന്നതാണ് ഈ അക്കൗണ്ട്; പഴയ പാസ്വേഡ് ഇനി പ്രവർത്തിക്കില്ല. പ്രവേശനം കൊടുത്താൽ പുതിയ പാസ്വേഡിനുള്ള ലിങ്ക് കിട്ടും. ഇപ്പോൾ ഇവിടെ ജോലി ചെയ്യുന്നില്ലെങ്കിൽ അക്കൗണ്ട് നീക്കൂ.',
    ],
    nothingToConfirm: [
      'This account is not approved yet, or its address is already confirmed',
      'ഈ അക്കൗണ്ട് അംഗീകരിച്ചിട്ടില്ല, അല്ലെങ്കിൽ വിലാസം സ്ഥിരീകരിച്ചുകഴിഞ്ഞു',
    ],
    removed: ['Account removed', 'അക്കൗണ്ട് നീക്കി'],
    confirmRefuse: ['Refuse this account?', 'ഈ അക്കൗണ്ട് നിരസിക്കണോ?'],
    confirmRemove: ['Remove this account?', 'ഈ അക്കൗണ്ട് നീക്കണോ?'],
    empty: ['No accounts yet.', 'അക്കൗണ്ടുകളൊന്നുമില്ല.'],
    notFound: ['This account was not found', 'ഈ അക്കൗണ്ട് കാണാനില്ല'],
    lastOwner: [
      'This is the last owner. Make somebody else an owner first.',
      'അവസാനത്തെ ഉടമയാണിത്. ആദ്യം മറ്റൊരാളെ ഉടമയാക്കൂ.',
    ],
    rolesChanged: ['The roles are saved', 'ചുമതലകൾ സേവ് ചെയ്തു'],
    chooseRole: ['Please choose at least one role.', 'ഒരു ചുമതലയെങ്കിലും തിരഞ്ഞെടുക്കൂ.'],
    notOpen: [
      'This account cannot log in yet, so it cannot be an owner',
      'ഈ അക്കൗണ്ടിൽ ഇതുവരെ ലോഗിൻ ചെയ്യാനാകില്ല; അതുകൊണ്ട് ഉടമയാക്കാനാകില്ല',
    ],
    logsInAgain: ['This person will be asked to log in again.', 'ഈ ആൾ വീണ്ടും ലോഗിൻ ചെയ്യേണ്ടിവരും.'],
    ownerMeans: [
      'An owner can approve and remove people, you included, and see and erase personal data.',
      'ഉടമയ്ക്ക് നിങ്ങളെ ഉൾപ്പെടെ ആരെയും അംഗീകരിക്കാനും നീക്കാനുമാകും; വ്യക്തിവിവരങ്ങൾ കാണാനും മായ്ക്കാനുമാകും.',
    ],
    sessionEnded: ['Session ended', 'അവിടെ ലോഗ് ഔട്ട് ആയി'],
    sessionNotFound: ['This session was not found', 'ഇത് ഇപ്പോൾ ഇല്ല; അവിടെ ലോഗ് ഔട്ട് ആയിരിക്കാം'],
  },
  invitations: {
    loadFailed: ['Unable to load invitations.', 'ക്ഷണങ്ങൾ കാണിക്കാനായില്ല.'],
    empty: ['No open invitations.', 'സ്വീകരിക്കാനുള്ള ക്ഷണങ്ങളില്ല.'],
    made: ['The invitation is made. Pass its link on.', 'ക്ഷണം തയാറായി. ലിങ്ക് കൈമാറൂ.'],
    mailed: ['The invitation will be mailed in a moment', 'ക്ഷണം അൽപസമയത്തിനകം മെയിലിൽ പോകും'],
    linkNote: [
      'It works once, for 7 days. Whoever opens it first can make the account.',
      'ഒരു തവണ മാത്രം, 7 ദിവസത്തിനകം ഉപയോഗിക്കാം. ആദ്യം തുറക്കുന്നയാൾക്ക് അക്കൗണ്ട് തുടങ്ങാം.',
    ],
    linkNoteAddressed: [
      'It works once, for 7 days, and takes the place of an older invitation to this address.',
      'ഒരു തവണ മാത്രം, 7 ദിവസത്തിനകം ഉപയോഗിക്കാം. ഈ വിലാസത്തിലേക്കുള്ള പഴയ ക്ഷണം ഇനി പ്രവർത്തിക്കില്ല.',
    ],
    revoked: [
      'The invitation is taken back. Its link no longer works.',
      'ക്ഷണം പിൻവലിച്ചു. ലിങ്ക് ഇനി പ്രവർത്തിക്കില്ല.',
    ],
    confirmRevoke: ['Take this invitation back?', 'ഈ ക്ഷണം പിൻവലിക്കണോ?'],
    notFound: [
      'This invitation was not found. It may have been accepted.',
      'ഈ ക്ഷണം കാണാനില്ല. അത് സ്വീകരിച്ചുകഴിഞ്ഞിരിക്കാം.',
    ],
    hasAccount: [
      'There is an account with this address already. You find it in the list of accounts.',
      'ഈ വിലാസത്തിൽ ഒരു അക്കൗണ്ട് ഉണ്ട്. അക്കൗണ്ടുകളുടെ ലിസ്റ്റിൽ നോക്കൂ.',
    ],
    taken: [
      'An account with this email address already exists. Log in with it; an owner of the site can change its roles.',
      'ഈ ഇമെയിൽ വിലാസത്തിൽ ഒരു അക്കൗണ്ട് ഉണ്ട്. അതുപയോഗിച്ച് ലോഗിൻ ചെയ്യൂ; ചുമതലകൾ ഉടമയ്ക്കു മാറ്റാം.',
    ],
    linkDead: [
      'This invitation has expired, was taken back or has been used. If you have made your account with it, log in. Otherwise ask the person who invited you for a new one.',
      'ഈ ക്ഷണത്തിന്റെ കാലാവധി കഴിഞ്ഞു, അല്ലെങ്കിൽ അത് പിൻവലിച്ചതോ ഉപയോഗിച്ചതോ ആണ്. ഇതുവഴി അക്കൗണ്ട് തുടങ്ങിയെങ്കിൽ ലോഗിൻ ചെയ്യൂ. ഇല്ലെങ്കിൽ ക്ഷണിച്ചയാളോട് പുതിയത് ചോദിക്കൂ.',
    ],
    linkCut: [
      'This link is not complete. Open it again from the message that you got, or copy all of it into the address bar.',
      'ഈ ലിങ്ക് മുഴുവനില്ല. കിട്ടിയ സന്ദേശത്തിൽനിന്ന് വീണ്ടും തുറക്കൂ, അല്ലെങ്കിൽ മുഴുവൻ കോപ്പി ചെയ്യൂ.',
    ],
    /** To somebody who opens the link where another account is logged in. */
    otherAccount: [
      'The invitation makes another account, and this browser is then logged in as that one.',
      'ഈ ക്ഷണം മറ്റൊരു അക്കൗണ്ട് തുടങ്ങാനുള്ളതാണ്; പിന്നെ ഈ ബ്രൗസറിൽ ആ അക്കൗണ്ടാണ് തുറക്കുക.',
    ],
    accepted: ['Welcome! You are logged in.', 'സ്വാഗതം! ലോഗിൻ ചെയ്തു.'],
    signupOpened: [
      'People can sign up now. They wait until an owner approves them.',
      'ഇനി ആർക്കും അക്കൗണ്ട് തുടങ്ങാം. ഉടമ അംഗീകരിച്ചാലേ അതു തുറക്കൂ.',
    ],
    signupClosed: [
      'Signing up is closed. New people come by invitation.',
      'അക്കൗണ്ട് തുടങ്ങുന്നത് നിർത്തി. പുതിയ ആളുകൾക്ക് ക്ഷണം വേണം.',
    ],
    /** To somebody who tries. */
    closed: [
      'Signing up is closed here. Please ask an owner of the site for an invitation.',
      'ഇവിടെ അക്കൗണ്ട് തുടങ്ങാനാകില്ല. ഉടമയോട് ഒരു ക്ഷണം ചോദിക്കൂ.',
    ],
  },
  secondStep: {
    asked: ['One more step', 'ഒരു ഘട്ടം കൂടി'],
    askedNote: [
      'Your password is right. Please show once more that it is you.',
      'പാസ്വേഡ് ശരിയാണ്. ഇത് നിങ്ങൾതന്നെയാണെന്ന് ഒന്നുകൂടി ഉറപ്പാക്കൂ.',
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
      'QR കോഡ് കാണിക്കാനായില്ല. പകരം താഴെയുള്ള കീ ഉപയോഗിക്കൂ.',
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
    confirmLift: ['Lift the second step of this person?', 'ഈ ആളുടെ രണ്ടാം ഘട്ടം ഒഴിവാക്കണോ?'],
    dayMissing: ['Please choose a day.', 'ഒരു ദിവസം തിരഞ്ഞെടുക്കൂ.'],
    loadFailed: ['Unable to load how you log in.', 'നിങ്ങൾ ലോഗിൻ ചെയ്യുന്ന രീതി കാണിക്കാനായില്ല.'],
  },
  /** The link in the mail about a new login. */
  notMe: {
    before: [
      'If you did not log in yourself, log everybody out of your account. Your password, your recovery codes and the invitations that nobody has accepted yet stop working at once, and links, passkeys and apps that were made since that login end. Then you choose a new password, and see what else was done since.',
      'ലോഗിൻ ചെയ്തത് നിങ്ങളല്ലെങ്കിൽ നിങ്ങളുടെ അക്കൗണ്ടിൽനിന്ന് എല്ലാവരെയും ലോഗ് ഔട്ട് ചെയ്യൂ. പാസ്വേഡും റിക്കവറി കോഡുകളും ആരും സ്വീകരിച്ചിട്ടില്ലാത്ത ക്ഷണങ്ങളും ഉടനെ പ്രവർത്തിക്കാതാകും; ആ ലോഗിനു ശേഷം ഉണ്ടാക്കിയ ലിങ്കുകളും പാസ്കീകളും ആപ്പുകളും ഇല്ലാതാകും. പിന്നെ പുതിയ പാസ്വേഡ് തിരഞ്ഞെടുക്കാം, അതിനു ശേഷം മറ്റെന്തെല്ലാം ചെയ്തെന്നു കാണാം.',
    ],
    end: ['Log out everywhere', 'എല്ലായിടത്തും ലോഗ് ഔട്ട് ചെയ്യാം'],
    ending: ['Logging out...', 'ലോഗ് ഔട്ട് ചെയ്യുന്നു...'],
    done: [
      'Every device is logged out, and your old password no longer works.',
      'എല്ലാ ഉപകരണങ്ങളിലും ലോഗ് ഔട്ട് ആയി; പഴയ പാസ്വേഡ് ഇനി പ്രവർത്തിക്കില്ല.',
    ],
    chooseNow: [
      'Please choose a new password now. If you close this page, use Forgot password.',
      'ഇപ്പോൾ തന്നെ പുതിയ പാസ്വേഡ് തിരഞ്ഞെടുക്കൂ. ഈ പേജ് അടച്ചുപോയാൽ “പാസ്വേഡ് മറന്നോ?” ഉപയോഗിക്കൂ.',
    ],
    isDone: [
      'If you have pressed the button a moment ago, it has worked: everyone is logged out. Ask for a link to choose a new password.',
      'ബട്ടൺ അമർത്തിയത് ഇപ്പോഴാണെങ്കിൽ അത് നടന്നു: എല്ലാവരും ലോഗ് ഔട്ട് ആയി. പുതിയ പാസ്വേഡ് തിരഞ്ഞെടുക്കാൻ ലിങ്ക് ചോദിക്കൂ.',
    ],
    wasYou: ['It was you?', 'അത് നിങ്ങൾ തന്നെയായിരുന്നോ?'],
    since: ['Since that login', 'ആ ലോഗിനു ശേഷം'],
    nothing: [
      'Nothing else was done with your account since then.',
      'അതിനു ശേഷം നിങ്ങളുടെ അക്കൗണ്ടിൽ മറ്റൊന്നും ചെയ്തിട്ടില്ല.',
    ],
    more: [
      'More was done than fits here: an owner sees all of it in the diary.',
      'ഇവിടെ കൊള്ളുന്നതിലും കൂടുതൽ ചെയ്തിട്ടുണ്ട്: മുഴുവനും ഉടമയ്ക്ക് രജിസ്റ്ററിൽ കാണാം.',
    ],
    lookThrough: [
      'This was done with your account since then. What you did not do yourself, put right as soon as you are logged in: whoever was let in is under Accounts.',
      'അതിനു ശേഷം നിങ്ങളുടെ അക്കൗണ്ടിൽ ചെയ്തത് ഇതാണ്. നിങ്ങൾ ചെയ്യാത്തതുണ്ടെങ്കിൽ ലോഗിൻ ചെയ്താലുടൻ ശരിയാക്കൂ: ഉള്ളിൽ കടത്തിയവരെ അക്കൗണ്ടുകൾ എന്ന പേജിൽ കാണാം.',
    ],
  },
})

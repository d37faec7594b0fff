// Login, signup and passwords.
import { minPasswordLength } from '#contract/limits.ts'
import { inBoth } from '#contract/words.ts'

export const words = inBoth({
  email: ['Email', 'ഇമെയിൽ'],
  password: ['Password', 'പാസ്വേഡ്'],
  newPassword: ['New password', 'പുതിയ പാസ്വേഡ്'],
  repeat: ['Repeat the password', 'പാസ്വേഡ് ഒന്നുകൂടി'],
  differs: ['This differs from the password above.', 'മുകളിലെഴുതിയ പാസ്വേഡ് അല്ല ഇത്.'],
  passwordHint: [
    `At least ${minPasswordLength} characters. A few words that only you would put together work well.`,
    `${minPasswordLength} അക്ഷരങ്ങളെങ്കിലും വേണം. മറ്റാരും ഊഹിക്കാത്ത മൂന്നോ നാലോ വാക്കുകൾ ചേർത്തെഴുതിയാൽ നന്ന്.`,
  ],
  afterApproval: [
    'Then open the link that we mail to you; if no mail comes, log in.',
    'പിന്നെ മെയിലിൽ വരുന്ന ലിങ്ക് തുറക്കൂ; മെയിൽ വന്നില്ലെങ്കിൽ ലോഗിൻ ചെയ്യൂ.',
  ],
  afterApprovalNow: ['Then log in.', 'പിന്നെ ലോഗിൻ ചെയ്യൂ.'],
  opensSoon: ['The login page opens in a moment.', 'ലോഗിൻ പേജ് ഇപ്പോൾ തുറക്കും.'],
  logInNow: ['Log in now', 'ഇപ്പോൾ ലോഗിൻ ചെയ്യാം'],
  logIn: ['Log in', 'ലോഗിൻ ചെയ്യാം'],
  loggingIn: ['Logging in...', 'ലോഗിൻ ചെയ്യുന്നു...'],
  byPasskey: ['Log in with fingerprint, face or PIN', 'വിരലടയാളമോ മുഖമോ പിന്നോ ഉപയോഗിച്ച് ലോഗിൻ ചെയ്യാം'],
  ifPasskey: [
    'If you have set up a passkey under Your account.',
    'നിങ്ങളുടെ അക്കൗണ്ട് എന്ന പേജിൽ പാസ്കീ ചേർത്തിട്ടുണ്ടെങ്കിൽ.',
  ],
  forgot: { question: ['Forgot your password?', 'പാസ്വേഡ് മറന്നോ?'], link: ['Get a new one', 'പുതിയത് എടുക്കാം'] },
  newHere: { question: ['New here?', 'ആദ്യമായിട്ടാണോ?'], link: ['Sign up', 'അക്കൗണ്ട് തുടങ്ങാം'] },
  remember: ['Remember it?', 'പാസ്വേഡ് ഓർമയുണ്ടോ?'],
  updateWaits: [
    'A new update from a building site waits in this browser. It is sent when the person who wrote it logs in here.',
    'പണി നടക്കുന്നിടത്തുനിന്നുള്ള ഒരു അപ്ഡേറ്റ് അയയ്ക്കാതെ ഈ ബ്രൗസറിൽ ഉണ്ട്. അത് എഴുതിയയാൾ ഇവിടെ ലോഗിൻ ചെയ്യുമ്പോൾ അയയ്ക്കും.',
  ],
  rightButWaiting: ['Your email and password are right.', 'ഇമെയിലും പാസ്വേഡും ശരിയാണ്.'],
  openMail: [
    'Open the mail that we sent to this address, tap its link and choose a new password, then log in with it. Check the spam folder too; the owner can send it again under Accounts in the admin area.',
    'ഈ വിലാസത്തിലേക്ക് അയച്ച മെയിൽ തുറന്ന് അതിലെ ലിങ്കിൽ തൊട്ട് പുതിയ പാസ്വേഡ് തിരഞ്ഞെടുക്കൂ, പിന്നെ അതുപയോഗിച്ച് ലോഗിൻ ചെയ്യൂ. സ്പാം ഫോൾഡറും നോക്കൂ; അക്കൗണ്ടുകൾ എന്ന പേജിൽനിന്ന് ഉടമയ്ക്ക് വീണ്ടും അയയ്ക്കാം.',
  ],
  askApproval: [
    'Ask the owner to open Accounts in the admin area and approve you.',
    'അക്കൗണ്ടുകൾ എന്ന പേജിൽ നിങ്ങളെ അംഗീകരിക്കാൻ ഉടമയോടു പറയൂ.',
  ],
  sendLink: ['Send the link', 'ലിങ്ക് അയയ്ക്കാം'],
  sendAgain: ['Send it again', 'വീണ്ടും അയയ്ക്കാം'],
  sending: ['Sending...', 'അയയ്ക്കുന്നു...'],
  forgotNote: [
    'Enter the email address of your account, and we will send you a link to choose a new password.',
    'അക്കൗണ്ടിന്റെ ഇമെയിൽ വിലാസം എഴുതൂ; പുതിയ പാസ്വേഡ് തിരഞ്ഞെടുക്കാനുള്ള ലിങ്ക് അയയ്ക്കാം.',
  ],
  onItsWay: [
    (email: string) =>
      `If ${email} has an account here, the mail is on its way. The link works once, for 30 minutes. Look into the spam folder too.`,
    (email) =>
      `${email} എന്ന വിലാസത്തിൽ ഇവിടെ അക്കൗണ്ട് ഉണ്ടെങ്കിൽ മെയിൽ അയച്ചിട്ടുണ്ട്. ലിങ്ക് ഒരു തവണ, 30 മിനിറ്റ് വരെ ഉപയോഗിക്കാം. സ്പാം ഫോൾഡറും നോക്കൂ.`,
  ],
  noMail: {
    before: [
      'This site sends no mail yet, so a link for you stays on the server. Whoever runs the server can print one with',
      'ഈ വെബ്സൈറ്റ് ഇപ്പോൾ മെയിൽ അയയ്ക്കുന്നില്ല, അതുകൊണ്ട് നിങ്ങൾക്കുള്ള ലിങ്ക് സെർവറിലാണ്. സെർവർ നോക്കുന്നയാൾക്ക് ഈ കമാൻഡ് കൊണ്ട് അത് എടുക്കാം:',
    ],
    after: [
      'and your email address. Or another owner removes your account and invites you again.',
      'കൂടെ നിങ്ങളുടെ ഇമെയിൽ വിലാസവും. അല്ലെങ്കിൽ മറ്റൊരു ഉടമയ്ക്ക് നിങ്ങളുടെ അക്കൗണ്ട് നീക്കി വീണ്ടും ക്ഷണിക്കാം.',
    ],
  },
  linkBroken: {
    question: ['The link does not work?', 'ലിങ്ക് തുറക്കുന്നില്ലേ?'],
    link: ['Ask for a new one', 'പുതിയത് ചോദിക്കാം'],
  },
  askForLink: ['Ask for a new link', 'പുതിയ ലിങ്ക് ചോദിക്കാം'],
  reset: ['Reset password', 'പാസ്വേഡ് മാറ്റാം'],
  saved: ['Your new password is saved.', 'പുതിയ പാസ്വേഡ് സേവ് ചെയ്തു.'],
  confirmNote: [
    (mail: string) =>
      `Choose a new password. It confirms that this email address is yours, and the password from the sign-up no longer works. If you did not sign up here yourself, please leave this page and write to ${mail}.`,
    (mail) =>
      `പുതിയ പാസ്വേഡ് തിരഞ്ഞെടുക്കൂ. ഈ ഇമെയിൽ വിലാസം നിങ്ങളുടേതാണെന്ന് അത് സ്ഥിരീകരിക്കും; അക്കൗണ്ട് തുടങ്ങിയപ്പോഴത്തെ പാസ്വേഡ് പിന്നെ പ്രവർത്തിക്കില്ല. ഇവിടെ അക്കൗണ്ട് തുടങ്ങിയത് നിങ്ങളല്ലെങ്കിൽ ഈ പേജ് അടച്ച് ${mail} എന്ന വിലാസത്തിൽ അറിയിക്കൂ.`,
  ],
  confirm: ['Confirm my address', 'വിലാസം സ്ഥിരീകരിക്കാം'],
  confirming: ['Confirming...', 'സ്ഥിരീകരിക്കുന്നു...'],
  confirmed: ['Confirmed already?', 'സ്ഥിരീകരിച്ചു കഴിഞ്ഞോ?'],
  signupNote: [
    'For people who work here. The first account is the owner’s; everybody after that can log in once an owner has approved them.',
    'ജീവനക്കാർക്ക്. ആദ്യത്തെ അക്കൗണ്ട് ഉടമയുടേതാണ്; പിന്നീടുള്ളവർക്ക് ഉടമ അംഗീകരിച്ചാൽ ലോഗിൻ ചെയ്യാം.',
  ],
  signUp: ['Sign up', 'അക്കൗണ്ട് തുടങ്ങാം'],
  signingUp: ['Signing up...', 'തുടങ്ങുന്നു...'],
  haveAccount: ['Already have an account?', 'അക്കൗണ്ട് ഉണ്ടോ?'],
})

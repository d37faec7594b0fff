// The second step of a login.
import { inBoth } from '#contract/words.ts'

export const words = inBoth({
  kinds: {
    passkey: ['Use a passkey', 'പാസ്കീ ഉപയോഗിക്കാം'],
    app: ['Use the code of your app', 'ആപ്പിലെ കോഡ് ഉപയോഗിക്കാം'],
    recovery: ['Use a recovery code', 'റിക്കവറി കോഡ് ഉപയോഗിക്കാം'],
  },
  usePasskey: ['Use your passkey', 'നിങ്ങളുടെ പാസ്കീ ഉപയോഗിക്കാം'],
  waiting: ['Waiting for your device...', 'നിങ്ങളുടെ ഉപകരണത്തിനായി കാത്തിരിക്കുന്നു...'],
  startAgain: ['Start again', 'ആദ്യം മുതൽ തുടങ്ങാം'],
  appCode: ['Code of your app', 'ആപ്പിലെ കോഡ്'],
  appCodeHint: ['The six digits that the app shows now.', 'ആപ്പിൽ ഇപ്പോൾ കാണുന്ന ആറക്കം.'],
  recoveryCode: ['Recovery code', 'റിക്കവറി കോഡ്'],
  recoveryCodeHint: [
    'One of the ten that you kept. Each works once.',
    'നിങ്ങൾ സൂക്ഷിച്ച പത്തെണ്ണത്തിൽ ഒന്ന്. ഓരോന്നും ഒരു തവണ മാത്രം.',
  ],
  logIn: ['Log in', 'ലോഗിൻ ചെയ്യാം'],
  checking: ['Checking...', 'പരിശോധിക്കുന്നു...'],
  lost: ['I cannot use any of these', 'ഇതൊന്നും ഉപയോഗിക്കാൻ കഴിയുന്നില്ല'],
  lostCodes: [
    'Did you keep your recovery codes? One of them is enough, also without your phone.',
    'റിക്കവറി കോഡുകൾ സൂക്ഷിച്ചിട്ടുണ്ടോ? അതിലൊന്നു മതി, ഫോൺ ഇല്ലാതെയും.',
  ],
  lostAsk: [
    'Otherwise ask an owner of the site. Under Accounts, an owner can lift your second step. Then your password is enough, and you set up your new phone.',
    'ഇല്ലെങ്കിൽ ഉടമയോടു പറയൂ. അക്കൗണ്ടുകൾ എന്ന പേജിൽ ഉടമയ്ക്ക് നിങ്ങളുടെ രണ്ടാം ഘട്ടം ഒഴിവാക്കാം. പിന്നെ പാസ്വേഡ് മതി; പുതിയ ഫോൺ അതിനുശേഷം ഒരുക്കാം.',
  ],
  lostOwner: [
    'Are you the only owner? Whoever runs the server can lift it with',
    'ഉടമ നിങ്ങൾ മാത്രമാണോ? സെർവർ നോക്കുന്നയാൾക്ക് ഈ കമാൻഡ് കൊണ്ട് ഒഴിവാക്കാം:',
  ],
  lostOwnerEnd: ['and your email address.', 'കൂടെ നിങ്ങളുടെ ഇമെയിൽ വിലാസവും.'],
})

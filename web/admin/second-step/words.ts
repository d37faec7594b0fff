// How one logs in beside the password.
import { inBoth } from '#contract/words.ts'

export const words = inBoth({
  passkeys: ['Passkeys', 'പാസ്കീകൾ'],
  passkeysNote: [
    'Log in with your fingerprint, your face or the PIN of your phone or computer, in place of the password.',
    'പാസ്വേഡിനു പകരം വിരലടയാളമോ മുഖമോ ഫോണിന്റെയോ കമ്പ്യൂട്ടറിന്റെയോ പിന്നോ ഉപയോഗിച്ച് ലോഗിൻ ചെയ്യാം.',
  ],
  addPasskey: ['Add a passkey', 'പാസ്കീ ചേർക്കാം'],
  noPasskeys: ['You have none.', 'ഒന്നുമില്ല.'],
  added: [(day: string) => `Added ${day}`, (day) => `ചേർത്തത്: ${day}`],
  lastUsed: [(day: string) => `, last used ${day}`, (day) => `, അവസാനം ഉപയോഗിച്ചത്: ${day}`],
  notUsed: [', not used yet', ', ഉപയോഗിച്ചിട്ടില്ല'],
  rename: ['Rename', 'പേരു മാറ്റാം'],
  renameOf: [(name: string) => `Rename ${name}`, (name) => `പേരു മാറ്റാം: ${name}`],
  removeOf: [(name: string) => `Remove ${name}`, (name) => `നീക്കാം: ${name}`],
  renameTitle: ['Rename the passkey', 'പാസ്കീയുടെ പേരു മാറ്റാം'],
  nameMissing: ['Please enter a name.', 'ഒരു പേര് എഴുതൂ.'],
  name: ['Name', 'പേര്'],
  saveName: ['Save name', 'പേര് സേവ് ചെയ്യാം'],
  removeQuestion: [(name: string) => `Remove the passkey ${name}?`, (name) => `${name} എന്ന പാസ്കീ നീക്കണോ?`],
  removeLast: [
    'It is your only second step. Without it your password alone is enough to log in, and your recovery codes stop working.',
    'രണ്ടാം ഘട്ടമായി നിങ്ങൾക്ക് ഇതു മാത്രമേയുള്ളൂ. ഇതില്ലെങ്കിൽ ലോഗിൻ ചെയ്യാൻ പാസ്വേഡ് മാത്രം മതി; റിക്കവറി കോഡുകളും പ്രവർത്തിക്കില്ല.',
  ],
  removeOther: ['You can no longer log in with it.', 'ഇതുകൊണ്ട് ഇനി ലോഗിൻ ചെയ്യാനാകില്ല.'],
  remove: ['Remove', 'നീക്കാം'],
  app: ['Authenticator app', 'ഓതന്റിക്കേറ്റർ ആപ്പ്'],
  appNote: [
    'An app on your phone shows a code of six digits, which the login asks for after the password.',
    'ഫോണിലെ ഒരു ആപ്പ് ആറക്കമുള്ള കോഡ് കാണിക്കും; ലോഗിൻ ചെയ്യുമ്പോൾ പാസ്വേഡ് കഴിഞ്ഞ് അത് ചോദിക്കും.',
  ],
  appThere: ['Your app is set up.', 'ആപ്പ് ഒരുക്കിയിട്ടുണ്ട്.'],
  removeApp: ['Remove the app', 'ആപ്പ് നീക്കാം'],
  removeAppQuestion: ['Remove the app?', 'ആപ്പ് നീക്കണോ?'],
  setUpApp: ['Set up an app', 'ആപ്പ് ഒരുക്കാം'],
  recovery: ['Recovery codes', 'റിക്കവറി കോഡുകൾ'],
  recoveryNote: [
    'For the day on which your phone is lost: each logs you in once, after your password.',
    'ഫോൺ നഷ്ടപ്പെട്ടാൽ: ഓരോന്നും പാസ്വേഡിനു ശേഷം ഒരു തവണ ലോഗിൻ ചെയ്യാൻ.',
  ],
  left: [
    (count: number) =>
      count === 0 ? 'You have none left.' : count === 1 ? 'One is left.' : `${count} are left.`,
    (count) => (count === 0 ? 'ഒന്നും ബാക്കിയില്ല.' : `${count} എണ്ണം ബാക്കിയുണ്ട്.`),
  ],
  makeNew: ['Make new ones', 'പുതിയത് എടുക്കാം'],
  newCodes: ['New recovery codes', 'പുതിയ റിക്കവറി കോഡുകൾ'],
  newCodesQuestion: ['Make new recovery codes?', 'പുതിയ റിക്കവറി കോഡുകൾ എടുക്കണോ?'],
  newCodesDetail: [
    'The codes that you have kept stop working at once.',
    'നിങ്ങൾ സൂക്ഷിച്ച കോഡുകൾ ഉടനെ പ്രവർത്തിക്കാതാകും.',
  ],
  proof: ['Please show once more that it is you.', 'ഇത് നിങ്ങൾതന്നെയാണെന്ന് ഒന്നുകൂടി ഉറപ്പാക്കൂ.'],
  checking: ['Checking...', 'പരിശോധിക്കുന്നു...'],
  continue: ['Continue', 'തുടരാം'],
  usePasskey: ['Use a passkey', 'പാസ്കീ ഉപയോഗിക്കാം'],
})

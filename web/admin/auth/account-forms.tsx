// What one changes about one's own account.
import type { ReactNode } from 'react'
import type { Account } from '#contract/access/accounts.ts'
import { type Language, languageNames } from '#contract/languages.ts'
import { maxNameLength } from '#contract/limits.ts'
import { inBoth } from '#contract/words.ts'
import { TextField } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { adminCall } from '../blocks/calls.ts'
import { Choice } from '../blocks/forms/control.tsx'
import { SettingForm, useSettingForm } from '../blocks/forms/setting-form.tsx'
import { checkNewPassword, newPasswordField, passwordField } from './auth-form.tsx'

type NameFormProps = { account: Account; onSaved?: () => void; other?: ReactNode }

export function NameForm({ account: { name }, onSaved, other }: NameFormProps) {
  const form = useSettingForm<{ name: string }>({
    defaults: { name },
    send: (body) => adminCall('changeName', { body }),
    onSaved,
  })
  return (
    <SettingForm form={form} submit={words.saveName} other={other}>
      <TextField
        {...form.field('name')}
        label={words.yourName}
        hint={words.nameHint}
        autoComplete="name"
        maxLength={maxNameLength}
      />
    </SettingForm>
  )
}

export function MailLanguageForm({ account: { mail_language } }: { account: Account }) {
  const form = useSettingForm<{ mail_language: Language }>({
    defaults: { mail_language },
    send: (body) => adminCall('changeMailLanguage', { body }),
  })
  return (
    <SettingForm form={form} submit={words.saveLanguage}>
      <Choice
        {...form.field('mail_language')}
        label={words.languageLabel}
        hint={words.languageHint}
        names={languageNames}
      />
    </SettingForm>
  )
}

export function PasswordForm({ account: { email } }: { account: Account }) {
  const form = useSettingForm<{ current_password: string; password: string }>({
    required: ['current_password', 'password'],
    check: checkNewPassword,
    send: ({ current_password, password }) =>
      adminCall('changePassword', { body: { current_password, password } }),
    onSaved: () => form.reset(),
  })
  return (
    <SettingForm form={form} submit={words.changePassword}>
      {/* So that a password manager knows whose password it is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField {...form.field('current_password')} {...passwordField} label={words.currentPassword} />
      <PasswordField {...form.field('password')} {...newPasswordField} label={words.newPassword} />
      <p className="text-sm text-stone">{words.stayLoggedIn}</p>
    </SettingForm>
  )
}

export const words = inBoth({
  loggedInAs: ['You are logged in as', 'ലോഗിൻ ചെയ്തിരിക്കുന്ന അക്കൗണ്ട്:'],
  asOwner: [', an owner of the site.', '. ഈ വെബ്സൈറ്റിന്റെ ഉടമ.'],
  withRoles: [
    (names: string, count: number) => `, with the ${count === 1 ? 'role' : 'roles'} ${names}.`,
    (names) => `. ചുമതല: ${names}.`,
  ],
  setUp: ['Set it up', 'ഒരുക്കാം'],
  name: ['Name', 'പേര്'],
  language: ['Language', 'ഭാഷ'],
  password: ['Password', 'പാസ്വേഡ്'],
  saveName: ['Save name', 'പേര് സേവ് ചെയ്യാം'],
  yourName: ['Your name', 'നിങ്ങളുടെ പേര്'],
  nameHint: [
    'Your colleagues see it in place of your email address, in the diary for example.',
    'ഇമെയിൽ വിലാസത്തിനു പകരം കൂടെ ജോലി ചെയ്യുന്നവർ ഇതു കാണും, രജിസ്റ്ററിലും മറ്റും.',
  ],
  saveLanguage: ['Save language', 'ഭാഷ സേവ് ചെയ്യാം'],
  languageLabel: ['Language of this area and of the mails you get', 'ഇവിടത്തെയും നിങ്ങൾക്കുള്ള മെയിലുകളുടെയും ഭാഷ'],
  languageHint: [
    "What is not translated yet is in English. Mails to the company's address follow your choice only if you log in with that address.",
    'ഇതുവരെ മലയാളത്തിലാക്കാത്തത് ഇംഗ്ലീഷിൽ കാണും. കമ്പനിയുടെ വിലാസത്തിലേക്കുള്ള മെയിലുകൾ ഈ ഭാഷയിൽ കിട്ടാൻ ആ വിലാസത്തിൽ ലോഗിൻ ചെയ്യണം.',
  ],
  changePassword: ['Change password', 'പാസ്വേഡ് മാറ്റാം'],
  currentPassword: ['Current password', 'ഇപ്പോഴത്തെ പാസ്വേഡ്'],
  newPassword: ['New password', 'പുതിയ പാസ്വേഡ്'],
  stayLoggedIn: [
    'You stay logged in here. Every other device is logged out.',
    'ഇവിടെ ലോഗിൻ തുടരും. മറ്റെല്ലാ ഉപകരണങ്ങളിലും ലോഗ് ഔട്ട് ആകും.',
  ],
  sessions: ['Where you are logged in', 'എവിടെയെല്ലാം ലോഗിൻ ചെയ്തിട്ടുണ്ട്'],
  sessionsNote: [
    'End a session on a phone or computer that you no longer use or have lost.',
    'ഇപ്പോൾ ഉപയോഗിക്കാത്തതോ കളഞ്ഞുപോയതോ ആയ ഫോണിലും കമ്പ്യൂട്ടറിലും ലോഗ് ഔട്ട് ചെയ്യൂ.',
  ],
  noSessions: ['No sessions.', 'എവിടെയും ലോഗിൻ ചെയ്തിട്ടില്ല.'],
  sessionsFailed: ['Unable to load your sessions.', 'എവിടെയെല്ലാം ലോഗിൻ ചെയ്തു എന്നു കാണിക്കാനായില്ല.'],
  device: ['Device', 'ഉപകരണം'],
  unknownDevice: ['Unknown device', 'അറിയാത്ത ഉപകരണം'],
  thisOne: ['This one', 'ഇത്'],
  loggedIn: ['Logged in', 'ലോഗിൻ ചെയ്തത്'],
  lastUsed: ['Last used', 'അവസാനം ഉപയോഗിച്ചത്'],
  sessionName: [
    (device: string, used: string) => `on ${device}, last used ${used}`,
    (device, used) => `${device}, അവസാനം ഉപയോഗിച്ചത് ${used}`,
  ],
  endQuestion: ['End this session?', 'അവിടെ ലോഗ് ഔട്ട് ചെയ്യണോ?'],
  end: ['End session', 'ലോഗ് ഔട്ട് ചെയ്യാം'],
  endDetail: [
    (device: string) => `Whoever uses ${device || 'that device'} has to log in again.`,
    (device) => `${device || 'ആ ഉപകരണം'} ഉപയോഗിക്കുന്നയാൾ വീണ്ടും ലോഗിൻ ചെയ്യണം.`,
  ],
  endAllQuestion: ['End all other sessions?', 'മറ്റെല്ലായിടത്തും ലോഗ് ഔട്ട് ചെയ്യണോ?'],
  endAllDetail: [
    'You stay logged in here. On every other phone and computer you have to log in again.',
    'ഇവിടെ ലോഗിൻ തുടരും. മറ്റെല്ലാ ഫോണിലും കമ്പ്യൂട്ടറിലും വീണ്ടും ലോഗിൻ ചെയ്യണം.',
  ],
  endThem: ['End them', 'ലോഗ് ഔട്ട് ചെയ്യാം'],
  endAll: ['End all other sessions', 'മറ്റെല്ലായിടത്തും ലോഗ് ഔട്ട് ചെയ്യാം'],
})

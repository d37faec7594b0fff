// What one changes about one's own account.
import type { ReactNode } from 'react'
import type { Account } from '#contract/access/accounts.ts'
import { type Language, languageNames, languages } from '#contract/languages.ts'
import { maxNameLength } from '#contract/limits.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { SettingForm, useSettingForm } from '../blocks/forms/setting-form.tsx'
import { adminCall } from '../blocks/session.ts'
import { checkNewPassword, newPasswordField, passwordField } from './auth-form.tsx'

type NameFormProps = { account: Account; onSaved?: () => void; other?: ReactNode }

export function NameForm({ account: { name }, onSaved, other }: NameFormProps) {
  const form = useSettingForm<{ name: string }>({
    defaults: { name },
    send: (body) => adminCall('changeName', { body }),
    onSuccess: onSaved,
  })
  return (
    <SettingForm form={form} submit="Save name" other={other}>
      <TextField
        {...form.field('name')}
        label="Your name"
        hint="Your colleagues see it in place of your email address, in the diary for example."
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
    <SettingForm form={form} submit="Save language">
      <SelectField
        {...form.field('mail_language')}
        label="Language of the mails you get"
        hint="The admin area itself is in English. Mails to the company's address follow your choice only if you log in with that address."
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </SelectField>
    </SettingForm>
  )
}

export function PasswordForm({ account: { email } }: { account: Account }) {
  const form = useSettingForm<{ current_password: string; password: string }>({
    required: ['current_password', 'password'],
    check: checkNewPassword,
    send: ({ current_password, password }) =>
      adminCall('changePassword', { body: { current_password, password } }),
    onSuccess: () => form.reset(),
  })
  return (
    <SettingForm form={form} submit="Change password">
      {/* So that a password manager knows whose password it is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField {...form.field('current_password')} {...passwordField} label="Current password" />
      <PasswordField {...form.field('password')} {...newPasswordField} label="New password" />
      <p className="text-sm text-stone">You stay logged in here. Every other device is logged out.</p>
    </SettingForm>
  )
}

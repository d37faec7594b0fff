// What one changes about one's own account.
import type { ReactNode } from 'react'
import type { Account } from '#contract/access/accounts.ts'
import { type Language, languageNames } from '#contract/languages.ts'
import { maxNameLength } from '#contract/limits.ts'
import { TextField } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { adminCall } from '../blocks/calls.ts'
import { Choice } from '../blocks/forms/choice.tsx'
import { SettingForm, useSettingForm } from '../blocks/forms/setting-form.tsx'
import { words } from './account-words.ts'
import { checkNewPassword, newPasswordField, passwordField } from './auth-form.tsx'

type NameFormProps = { account: Account; onSaved?: () => void; other?: ReactNode }

export function NameForm({ account: { name }, onSaved, other }: NameFormProps) {
  const form = useSettingForm<{ name: string }>({
    defaults: { name },
    send: (body) => adminCall('changeName', { body }),
    onSuccess: onSaved,
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
    onSuccess: () => form.reset(),
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

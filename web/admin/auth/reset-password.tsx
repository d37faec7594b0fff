import { useState } from 'react'
import { useParams } from 'react-router'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { call } from '../../api.ts'
import { PasswordField } from '../../ui/field.tsx'
import { AuthForm, NewPasswordField, RedirectToLogin } from './auth-form.tsx'

const mismatch = { message: messages.auth.mismatch, fields: { again: 'Please check this' } }

export function Page() {
  const { token = '' } = useParams()
  const [done, setDone] = useState(false)
  return (
    <AuthForm
      title={adminPages.resetPassword.title}
      fields={['password', 'again']}
      check={(body) => (body.get('password') === body.get('again') ? undefined : mismatch)}
      send={({ password }) => call('resetPassword', { params: { token }, body: { password } })}
      onSuccess={() => setDone(true)}
      words={{ done: messages.auth.resetDone, failed: messages.auth.somethingWrong }}
      submit="Reset password"
      busyLabel={messages.auth.resetting}
      done={
        done ? (
          <RedirectToLogin>Your new password is saved. The login opens in a moment.</RedirectToLogin>
        ) : null
      }
      links={[
        ['The link does not work?', adminPages.forgotPassword.path, 'Ask for a new one'],
        ['You remember it?', adminPages.login.path, 'Log in'],
      ]}
    >
      {(field) => (
        <>
          <NewPasswordField field={field} label="New password" />
          <PasswordField {...field('again')} label="The same again" autoComplete="new-password" />
        </>
      )}
    </AuthForm>
  )
}

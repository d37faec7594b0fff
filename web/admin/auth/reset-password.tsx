import { useState } from 'react'
import { useParams } from 'react-router'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { call } from '../../api.ts'
import { AuthForm, newPasswordField, RedirectToLogin } from './auth-form.tsx'

const mismatch = { message: messages.auth.mismatch, fields: { again: 'Please check this' } }

export function Page() {
  const { token = '' } = useParams()
  const [done, setDone] = useState(false)
  return (
    <AuthForm
      title={adminPages.resetPassword.title}
      fields={{
        password: { ...newPasswordField, label: 'New password' },
        again: { label: 'Repeat the password', autoComplete: 'new-password' },
      }}
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
        ['Remember it?', adminPages.login.path, 'Log in'],
      ]}
    />
  )
}

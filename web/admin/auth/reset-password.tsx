import { useState } from 'react'
import { useParams } from 'react-router'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { call } from '../../api.ts'
import { PasswordField } from '../../ui/field.tsx'
import { useForm } from '../../ui/form.tsx'
import { toast } from '../../ui/toast.tsx'
import { AuthForm, NewPasswordField, RedirectToLogin } from './auth-form.tsx'

export function Page() {
  const { token = '' } = useParams()
  const [done, setDone] = useState(false)
  const form = useForm<{ password: string; again: string }>({
    required: ['password', 'again'],
    missing: messages.auth.fillAll,
    failed: (message) => message || messages.auth.somethingWrong,
    check: (body) =>
      body.get('password') === body.get('again')
        ? undefined
        : { message: messages.auth.mismatch, fields: { again: 'Please check this' } },
    async send({ password }) {
      const { message } = await call('resetPassword', { params: { token }, body: { password } })
      toast.success(message || messages.auth.resetDone)
      setDone(true)
    },
  })
  return (
    <AuthForm
      title={adminPages.resetPassword.title}
      form={form}
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
      <NewPasswordField form={form} label="New password" />
      <PasswordField {...form.field('again')} label="The same again" autoComplete="new-password" />
    </AuthForm>
  )
}

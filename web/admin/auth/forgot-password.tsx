import { useState } from 'react'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { call } from '../../api.ts'
import { TextField } from '../../ui/field.tsx'
import { useForm } from '../../ui/form.tsx'
import { toast } from '../../ui/toast.tsx'
import { AuthForm } from './auth-form.tsx'

export function Page() {
  const [sentTo, setSentTo] = useState('')
  const form = useForm<{ email: string }>({
    required: ['email'],
    missing: messages.auth.enterEmail,
    failed: (message) => message || messages.auth.somethingWrong,
    async send(body) {
      const { message } = await call('forgotPassword', { body })
      toast.success(message || messages.auth.resetSent)
      setSentTo(body.email.trim())
    },
  })
  return (
    <AuthForm
      title={adminPages.forgotPassword.title}
      note="Tell us the email address of your account, and we send a link with which you choose a new password."
      form={form}
      submit={sentTo ? 'Send it again' : 'Send the link'}
      busyLabel="Sending..."
      links={[['You remember it?', adminPages.login.path, 'Log in']]}
    >
      <TextField {...form.field('email')} label="Email" type="email" autoComplete="username" />
      {sentTo ? (
        <p className="border-l-2 border-leaf bg-sand px-4 py-3 text-sm">
          If {sentTo} has an account here, the mail is on its way. The link works once, for 30 minutes. Look
          into the spam folder too.
        </p>
      ) : null}
    </AuthForm>
  )
}

import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { call } from '../../api.ts'
import { TextField } from '../../ui/field.tsx'
import { useForm } from '../../ui/form.tsx'
import { toast } from '../../ui/toast.tsx'
import { AuthForm, NewPasswordField, RedirectToLogin } from './auth-form.tsx'

export function Page() {
  // From the set-up link that a new public site prints in its log.
  const setup = useSearchParams()[0].get('setup') ?? undefined
  const [email, setEmail] = useState<string>()
  const form = useForm<{ email: string; password: string }>({
    required: ['email', 'password'],
    missing: messages.auth.fillAll,
    failed: (message) => message || messages.auth.signupFailed,
    async send(body) {
      const { message } = await call('signup', { body: { ...body, setup } })
      toast.success(message || messages.auth.signedUp)
      setEmail(body.email)
    },
  })
  return (
    <AuthForm
      title={adminPages.signup.title}
      note="For people who work here. The first account owns the site; every later one can log in once an owner has approved it."
      form={form}
      submit="Sign up"
      busyLabel="Signing up..."
      done={
        email === undefined ? null : (
          <RedirectToLogin email={email}>
            Your account is made. If it is not the first one, you can log in once an owner has approved it.
          </RedirectToLogin>
        )
      }
      links={[['You have an account?', adminPages.login.path, 'Log in']]}
    >
      <TextField {...form.field('email')} label="Email" type="email" autoComplete="username" />
      <NewPasswordField form={form} label="Password" />
    </AuthForm>
  )
}

import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { call } from '../../api.ts'
import { TextField } from '../../ui/field.tsx'
import { AuthForm, NewPasswordField, RedirectToLogin } from './auth-form.tsx'

export function Page() {
  // From the set-up link that a new public site prints in its log.
  const setup = useSearchParams()[0].get('setup') ?? undefined
  const [email, setEmail] = useState<string>()
  return (
    <AuthForm
      title={adminPages.signup.title}
      note="For people who work here. The first account owns the site; every later one can log in once an owner has approved it."
      fields={['email', 'password']}
      send={(body) => call('signup', { body: { ...body, setup } })}
      onSuccess={(body) => setEmail(body.email)}
      words={{ done: messages.auth.signedUp, failed: messages.auth.signupFailed }}
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
      {(field) => (
        <>
          <TextField {...field('email')} label="Email" type="email" autoComplete="username" />
          <NewPasswordField field={field} label="Password" />
        </>
      )}
    </AuthForm>
  )
}

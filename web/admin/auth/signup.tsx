import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { call } from '../../api.ts'
import { AuthForm, emailField, newPasswordField, RedirectToLogin } from './auth-form.tsx'

export function Page() {
  // From the set-up link that a new public site prints in its log.
  const setup = useSearchParams()[0].get('setup') ?? undefined
  const [email, setEmail] = useState<string>()
  return (
    <AuthForm
      title={adminPages.signup.title}
      note="For people who work here. The first account is the owner’s; everybody after that can log in once an owner has approved them."
      fields={{ email: emailField, password: newPasswordField }}
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
    />
  )
}

import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { adminPages } from '#contract/pages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { call, useCall } from '../../api.ts'
import {
  AuthForm,
  afterApproval,
  checkNewPassword,
  emailField,
  LogInInstead,
  newPasswordField,
  RedirectToLogin,
} from './auth-form.tsx'

export function Page() {
  // From the set-up link that a new public site prints in its log.
  const setup = useSearchParams()[0].get('setup') ?? undefined
  const [role, setRole] = useState<'owner' | 'staff'>()
  const [email, setEmail] = useState<string>()
  const signup = useCall('getSignup', {}).data
  return (
    <AuthForm
      title={adminPages.signup.title}
      note="For people who work here. The first account is the owner’s; everybody after that can log in once an owner has approved them."
      fields={{ email: emailField, password: newPasswordField }}
      check={checkNewPassword}
      send={async (body) => {
        const answer = await call('signup', { body: { ...body, setup } })
        setRole(answer.role)
        return answer
      }}
      onSuccess={(body) => setEmail(body.email)}
      words={{ done: staffMessages.auth.signedUp, failed: staffMessages.auth.signupFailed }}
      submit="Sign up"
      busyLabel="Signing up..."
      done={
        signup?.open === false ? (
          <LogInInstead>{staffMessages.invitations.closed}</LogInInstead>
        ) : email === undefined ? null : (
          <RedirectToLogin
            email={email}
            notice={
              role === 'owner'
                ? staffMessages.auth.youAreOwner
                : `${staffMessages.auth.askOwner} ${afterApproval(signup?.sends_mail)}`
            }
          />
        )
      }
      links={[['Already have an account?', adminPages.login.path, 'Log in']]}
    />
  )
}

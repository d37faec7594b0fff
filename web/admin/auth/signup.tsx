import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { accessMessages } from '#contract/access/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { call, useCall } from '../../calls/api.ts'
import {
  AuthForm,
  afterApproval,
  checkNewPassword,
  emailField,
  LogInInstead,
  newPasswordField,
  RedirectToLogin,
} from './auth-form.tsx'
import { words } from './words.ts'

export function Page() {
  // From the set-up link that a new public site prints in its log.
  const setup = useSearchParams()[0].get('setup') ?? undefined
  const [role, setRole] = useState<'owner' | 'staff'>()
  const [email, setEmail] = useState<string>()
  const signup = useCall('getSignup', {}).data
  return (
    <AuthForm
      title={adminPages.signup.title}
      note={words.signupNote}
      fields={{ email: emailField, password: newPasswordField }}
      check={checkNewPassword}
      send={async (body) => {
        const answer = await call('signup', { body: { ...body, setup } })
        setRole(answer.role)
        return answer
      }}
      onSuccess={(body) => setEmail(body.email)}
      outcome={{ done: staffMessages.auth.signedUp, failed: staffMessages.auth.signupFailed }}
      submit={words.signUp}
      busyLabel={words.signingUp}
      done={
        signup?.open === false ? (
          <LogInInstead>{accessMessages.invitations.closed}</LogInInstead>
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
      links={[[words.haveAccount, adminPages.login.path, words.logIn]]}
    />
  )
}

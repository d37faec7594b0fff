import { useState } from 'react'
import { adminPages } from '#contract/pages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { call, useCall } from '../../api.ts'
import { AuthForm, emailField } from './auth-form.tsx'

const withMail =
  'Enter the email address of your account, and we will send you a link to choose a new password.'

export function Page() {
  const [sentTo, setSentTo] = useState('')
  const sendsMail = useCall('getSignup', {}).data?.sends_mail !== false
  return (
    <AuthForm
      title={adminPages.forgotPassword.title}
      note={sendsMail ? withMail : <WithoutMail />}
      fields={{ email: emailField }}
      missing={staffMessages.auth.enterEmail}
      send={(body) => call('forgotPassword', { body })}
      onSuccess={({ email }) => setSentTo(email.trim())}
      words={{ done: staffMessages.auth.resetSent, failed: staffMessages.auth.somethingWrong }}
      submit={sentTo ? 'Send it again' : 'Send the link'}
      busyLabel="Sending..."
      links={[['Remember it?', adminPages.login.path, 'Log in']]}
    >
      {sentTo && sendsMail ? (
        <p className="border-l-2 border-leaf bg-sand px-4 py-3 text-sm">
          If {sentTo} has an account here, the mail is on its way. The link works once, for 30 minutes. Look
          into the spam folder too.
        </p>
      ) : null}
    </AuthForm>
  )
}

/** Says nothing about any account: whoever asks reads the same. */
const WithoutMail = () => (
  <>
    This site sends no mail yet, so a link for you stays on the server. Whoever runs the server can print one
    with <code className="text-sm wrap-anywhere">npm run admin -- reset-link</code> and your email address. Or
    another owner removes your account and invites you again.
  </>
)

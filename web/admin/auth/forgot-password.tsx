import { useState } from 'react'
import { adminPages } from '#contract/pages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { call, useCall } from '../../calls/api.ts'
import { AuthForm, emailField } from './auth-form.tsx'
import { words } from './words.ts'

export function Page() {
  const [sentTo, setSentTo] = useState('')
  const sendsMail = useCall('getSignup', {}).data?.sends_mail !== false
  return (
    <AuthForm
      title={adminPages.forgotPassword.title}
      note={sendsMail ? words.forgotNote : <WithoutMail />}
      fields={{ email: emailField }}
      missing={staffMessages.auth.enterEmail}
      send={(body) => call('forgotPassword', { body })}
      onSuccess={({ email }) => setSentTo(email.trim())}
      outcome={{ done: staffMessages.auth.resetSent, failed: staffMessages.auth.somethingWrong }}
      submit={sentTo ? words.sendAgain : words.sendLink}
      busyLabel={words.sending}
      links={[[words.remember, adminPages.login.path, words.logIn]]}
    >
      {sentTo && sendsMail ? (
        <p className="border-l-2 border-leaf bg-sand px-4 py-3 text-sm">{words.onItsWay(sentTo)}</p>
      ) : null}
    </AuthForm>
  )
}

/** Says nothing about any account: whoever asks reads the same. */
const WithoutMail = () => (
  <>
    {words.noMail.before} <code className="text-sm wrap-anywhere">npm run admin -- reset-link</code>{' '}
    {words.noMail.after}
  </>
)

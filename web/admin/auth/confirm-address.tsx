import { useState } from 'react'
import { useParams } from 'react-router'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { call } from '../../api.ts'
import { AuthForm, RedirectToLogin } from './auth-form.tsx'

/** Confirms by a button, because mail programs open links by themselves. */
export function Page() {
  const { token = '' } = useParams()
  const [done, setDone] = useState(false)
  return (
    <AuthForm
      title={adminPages.confirmAddress.title}
      note="Confirm that the email address of your account is yours. If you have not signed up here yourself, close this page and tell us: whoever did could log in with your address."
      fields={{}}
      send={() => call('confirmAddress', { params: { token } })}
      onSuccess={() => setDone(true)}
      words={{ done: messages.auth.addressConfirmed, failed: messages.auth.somethingWrong }}
      submit="Yes, confirm my address"
      busyLabel="Confirming..."
      done={
        done ? (
          <RedirectToLogin>Your address is confirmed. The login opens in a moment.</RedirectToLogin>
        ) : null
      }
      links={[['You have confirmed it?', adminPages.login.path, 'Log in']]}
    />
  )
}

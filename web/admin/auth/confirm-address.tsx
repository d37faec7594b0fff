import { useState } from 'react'
import { useParams } from 'react-router'
import { adminPages } from '#contract/pages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { call } from '../../api.ts'
import { useCompany } from '../../page-context.ts'
import { AuthForm, LogInInstead, RedirectToLogin } from './auth-form.tsx'

/** Confirms by a button, because mail programs open links by themselves. */
export function Page() {
  const { mail } = useCompany()
  const { token = '' } = useParams()
  const [done, setDone] = useState(false)
  const [dead, setDead] = useState<string>(token ? '' : staffMessages.auth.confirmationLinkCut)

  return (
    <AuthForm
      title={adminPages.confirmAddress.title}
      note={`Please confirm that this email address is yours. If you did not sign up here yourself, do not confirm it, and write to ${mail}.`}
      fields={{}}
      send={() => call('confirmAddress', { params: { token } })}
      onRefused={({ status, message }) => setDead(status === 400 ? message : '')}
      onSuccess={() => setDone(true)}
      words={{ done: staffMessages.auth.addressConfirmed, failed: staffMessages.auth.somethingWrong }}
      submit="Yes, confirm my address"
      busyLabel="Confirming..."
      done={
        done ? (
          <RedirectToLogin notice="Your address is confirmed." />
        ) : dead ? (
          <LogInInstead>{dead}</LogInInstead>
        ) : null
      }
      links={[['Confirmed already?', adminPages.login.path, 'Log in']]}
    />
  )
}

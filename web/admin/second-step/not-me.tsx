import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { adminPages } from '#contract/pages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { call } from '../../api.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { AuthForm } from '../auth/auth-form.tsx'
import { signedIn } from '../auth/session.ts'

const words = staffMessages.secondStep

/** Ends the sessions by a button, because mail programs open links by themselves. */
export function Page() {
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const [dead, setDead] = useState(false)

  async function end() {
    const { message, reset } = await call('endSessionsByLink', { params: { token } })
    signedIn.clear()
    navigate(reset, { replace: true })
    return { message }
  }

  return (
    <AuthForm
      title={adminPages.notMe.title}
      note="If you did not log in yourself, log everybody out of your account. Your password stops working at once, and passkeys and apps that were added since that login are removed. Then you choose a new password."
      fields={{}}
      send={end}
      onRefused={({ status }) => setDead(status === 400)}
      words={{ done: words.notMeDone, failed: staffMessages.auth.somethingWrong }}
      submit="Log out everywhere"
      busyLabel="Logging out..."
      done={
        dead ? (
          <>
            <p className="mb-6">{words.notMeDead}</p>
            <ButtonLink to={adminPages.forgotPassword.path}>Choose a new password</ButtonLink>
          </>
        ) : null
      }
      links={[['It was you?', adminPages.login.path, 'Log in']]}
    />
  )
}

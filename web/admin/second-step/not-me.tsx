import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { accessMessages } from '#contract/access/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { call, useCall } from '../../api.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Loading } from '../../ui/list-state.tsx'
import { focusMain } from '../../ui/navigation.tsx'
import { AuthForm } from '../auth/auth-form.tsx'
import { refresh } from '../blocks/lists/refresh.ts'
import { signedIn } from '../blocks/session.ts'
import { ChangesSince } from './changes-since.tsx'

const words = accessMessages.secondStep

/** Ends the sessions by a button, because mail programs open links by themselves. */
export function Page() {
  const { token = '' } = useParams()
  const client = useQueryClient()
  const [ended, setEnded] = useState<{ reset: string; recovery_codes_ended: boolean }>()
  const [dead, setDead] = useState(false)
  // If this fails, the form is shown, and sending it shows whether the link works.
  const link = useCall('listChangesByLink', { params: { token } })

  async function end() {
    const { message, ...answer } = await call('endSessionsByLink', { params: { token } })
    signedIn.clear()
    setEnded(answer)
    focusMain()
    await refresh(client)
    return { message }
  }

  if (ended || link.data?.ended) return <ChangesSince token={token} {...ended} />
  return (
    <AuthForm
      title={adminPages.notMe.title}
      note="If you did not log in yourself, log everybody out of your account. Your password, your recovery codes and the invitations that nobody has accepted yet stop working at once, and passkeys and apps that were added since that login are removed. Then you see what else was done since, and choose a new password."
      fields={{}}
      send={end}
      onRefused={({ status }) => setDead(status === 400)}
      outcome={{ done: words.notMeDone, failed: staffMessages.auth.somethingWrong }}
      submit="Log out everywhere"
      busyLabel="Logging out..."
      done={
        dead ? (
          <>
            <p className="mb-6">{words.notMeDead}</p>
            <ButtonLink to={adminPages.forgotPassword.path}>Choose a new password</ButtonLink>
          </>
        ) : link.isPending ? (
          <Loading />
        ) : null
      }
      links={[['It was you?', adminPages.login.path, 'Log in']]}
    />
  )
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { accessMessages } from '#contract/access/messages.ts'
import { namesOfRoles } from '#contract/access/roles.ts'
import { adminPages } from '#contract/pages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { call, queryOf, useCall } from '../../calls/api.ts'
import { Loading } from '../../ui/list-state.tsx'
import { AuthForm, checkNewPassword, emailField, LogInInstead, newPasswordField } from '../auth/auth-form.tsx'
import { signedIn } from '../blocks/calls.ts'
import { Heading } from '../blocks/heading.tsx'

const words = accessMessages.invitations

export function Page() {
  const { token } = useParams()
  return token ? <Invitation token={token} /> : <Dead>{words.linkCut}</Dead>
}

function Invitation({ token }: { token: string }) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [used, setUsed] = useState(false)
  // If this check fails, the form is shown, and sending it shows whether the link works.
  const { data, isPending } = useCall('checkInvitation', { params: { token } })
  const other = useQuery({ ...queryOf('whoAmI', {}), enabled: signedIn.get() }).data
  if (used || data?.works === false) return <Dead>{words.linkDead}</Dead>

  const fixed = data?.email ?? undefined
  return (
    <AuthForm
      title={adminPages.invitation.title}
      note={
        data
          ? `You are invited to the admin area of ${data.company}, with the ${data.roles.length === 1 ? 'role' : 'roles'} ${namesOfRoles(data.roles)}. Choose a password, and you are in.`
          : undefined
      }
      notice={other ? `You are logged in here as ${other.email}. ${words.otherAccount}` : undefined}
      fields={{
        name: { label: 'Your name', type: 'text', autoComplete: 'name' },
        email: fixed
          ? { ...emailField, defaultValue: fixed, readOnly: true, hint: 'With this address you log in.' }
          : emailField,
        password: newPasswordField,
      }}
      check={checkNewPassword}
      send={(body) => call('acceptInvitation', { params: { token }, body })}
      onRefused={({ code }) => setUsed(code === 'link_dead')}
      onSuccess={() => {
        // What was loaded for the account that was logged in before.
        client.clear()
        signedIn.set()
        navigate(adminPages.dashboard.path, { replace: true })
      }}
      outcome={{ done: words.accepted, failed: staffMessages.auth.somethingWrong }}
      submit="Accept the invitation"
      busyLabel="One moment..."
      done={isPending ? <Loading /> : null}
      links={[['Have an account already?', adminPages.login.path, 'Log in']]}
    />
  )
}

function Dead({ children }: { children: string }) {
  return (
    <>
      <Heading title={adminPages.invitation.title} />
      <LogInInstead>{children}</LogInInstead>
    </>
  )
}

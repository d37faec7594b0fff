// The screens behind mailed links that choose a password.
import { useState } from 'react'
import { useMatch, useParams } from 'react-router'
import { adminPages } from '#contract/pages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { call, useCall } from '../../calls/api.ts'
import { useCompany } from '../../page-context.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Loading } from '../../ui/list-state.tsx'
import { Heading } from '../blocks/heading.tsx'
import { AuthForm, checkNewPassword, LogInInstead, newPasswordField, RedirectToLogin } from './auth-form.tsx'
import { words } from './words.ts'

export function Page() {
  return useMatch(adminPages.resetPassword.path) ? <ResetPassword /> : <ConfirmAddress />
}

function ResetPassword() {
  return (
    <ChoosePassword
      title={adminPages.resetPassword.title}
      submit={words.reset}
      busyLabel={staffMessages.auth.resetting}
      notice={words.saved}
      otherwise={words.remember}
    />
  )
}

/** Whoever reads the mail chooses the password: somebody else may have signed up with this address. */
function ConfirmAddress() {
  const { mail } = useCompany()
  const { token } = useParams()
  const { title } = adminPages.confirmAddress
  if (!token)
    return (
      <>
        <Heading title={title} />
        <LogInInstead>{staffMessages.auth.confirmationLinkCut}</LogInInstead>
      </>
    )
  return (
    <ChoosePassword
      title={title}
      note={words.confirmNote(mail)}
      submit={words.confirm}
      busyLabel={words.confirming}
      notice={staffMessages.auth.addressConfirmed}
      otherwise={words.confirmed}
    />
  )
}

const mismatch = { message: staffMessages.auth.mismatch, fields: { again: words.differs } }

type ChoosePasswordProps = {
  title: string
  note?: string
  submit: string
  busyLabel: string
  /** In place of the form once the password is saved. */
  notice: string
  /** The question before the link to the login. */
  otherwise: string
}

function ChoosePassword({ notice, otherwise, ...form }: ChoosePasswordProps) {
  const { token = '' } = useParams()
  const [saved, setSaved] = useState(false)
  const [used, setUsed] = useState(false)
  // If this check fails, the form is shown, and sending it shows whether the link works.
  const link = useCall('checkResetLink', { params: { token } })
  const isDead = used || link.data?.works === false

  return (
    <AuthForm
      {...form}
      fields={{
        password: { ...newPasswordField, label: words.newPassword },
        again: { label: words.repeat, autoComplete: 'new-password' },
      }}
      check={(body) =>
        checkNewPassword(body) ?? (body.get('password') === body.get('again') ? undefined : mismatch)
      }
      send={async ({ password }) => {
        const answer = await call('resetPassword', { params: { token }, body: { password } })
        setSaved(true)
        return answer
      }}
      onRefused={({ code }) => setUsed(code === 'link_dead')}
      outcome={{ done: staffMessages.auth.resetDone, failed: staffMessages.auth.somethingWrong }}
      done={
        saved ? (
          <RedirectToLogin notice={notice} />
        ) : isDead ? (
          <DeadLink />
        ) : link.isPending ? (
          <Loading />
        ) : null
      }
      links={[
        [words.linkBroken.question, adminPages.forgotPassword.path, words.linkBroken.link],
        [otherwise, adminPages.login.path, words.logIn],
      ]}
    />
  )
}

export const DeadLink = () => (
  <>
    <p className="mb-6">{staffMessages.auth.resetLinkDead}</p>
    <ButtonLink to={adminPages.forgotPassword.path}>{words.askForLink}</ButtonLink>
  </>
)

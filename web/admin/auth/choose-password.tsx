// The form behind every mailed link that chooses a password.
import { useState } from 'react'
import { useParams } from 'react-router'
import { accessMessages } from '#contract/access/messages.ts'
import type { CallOutput } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import { adminPages } from '#contract/pages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { call, useCall } from '../../calls/api.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Loading } from '../../ui/list-state.tsx'
import { focusMain } from '../../ui/navigation.tsx'
import { Section } from '../blocks/heading.tsx'
import { formatDateTime } from '../blocks/lists/format-date.ts'
import { AuthForm, checkNewPassword, Notice, newPasswordField, RedirectToLogin } from './auth-form.tsx'
import { words } from './words.ts'

const mismatch = {
  message: staffMessages.auth.mismatch,
  fields: { again: words.differs },
}

type Done = CallOutput<Calls['resetPassword']>['done']

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

export function ChoosePassword({ notice, otherwise, ...form }: ChoosePasswordProps) {
  const { token = '' } = useParams()
  const [saved, setSaved] = useState<{ done?: Done }>()
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
        setSaved(answer)
        if (answer.done) focusMain()
        return answer
      }}
      onRefused={({ code }) => setUsed(code === 'link_dead')}
      outcome={{ done: staffMessages.auth.resetDone, failed: staffMessages.auth.somethingWrong }}
      done={
        saved?.done ? (
          <SinceThen notice={notice} done={saved.done} />
        ) : saved ? (
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

const DeadLink = () => (
  <>
    <p className="mb-6">{staffMessages.auth.resetLinkDead}</p>
    <ButtonLink to={adminPages.forgotPassword.path}>{words.askForLink}</ButtonLink>
  </>
)

/** What else was done with the account: it stays, for whoever it was to look through. */
function SinceThen({ notice, done }: { notice: string; done: NonNullable<Done> }) {
  const { since, nothing, lookThrough } = accessMessages.notMe
  return (
    <>
      <Notice className="mb-6">{notice}</Notice>
      <ButtonLink to={adminPages.login.path}>{words.logInNow}</ButtonLink>
      <Section id="changes" title={since} className="my-8">
        <p className="mb-4">{done.length > 0 ? lookThrough : nothing}</p>
        <ul className="border-t border-line">
          {done.map(({ id, at, sentence }) => (
            <li key={id} className="border-b border-line py-3 wrap-anywhere">
              {sentence}
              <span className="block text-sm text-stone">{formatDateTime(at)}</span>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}

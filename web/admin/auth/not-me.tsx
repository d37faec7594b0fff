import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { accessMessages } from '#contract/access/messages.ts'
import type { CallOutput } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import { adminPages } from '#contract/pages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { call } from '../../calls/api.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { focusMain } from '../../ui/navigation.tsx'
import { signedIn } from '../blocks/calls.ts'
import { Section } from '../blocks/heading.tsx'
import { formatDateTime } from '../blocks/lists/format-date.ts'
import { AuthForm, Notice } from './auth-form.tsx'
import { DeadLink } from './choose-password.tsx'
import { words } from './words.ts'

const { notMe } = accessMessages

type Ended = CallOutput<Calls['endSessionsByLink']>

/** Behind the link in the mail about a new login: by a button, because mail programs open links by themselves. */
export function Page() {
  const { token = '' } = useParams()
  // In the history, for whoever comes back after choosing a password.
  const ended: Ended | null = useLocation().state
  const navigate = useNavigate()
  const [isDead, setIsDead] = useState(false)
  const done = ended ? (
    <SinceThen {...ended} />
  ) : isDead ? (
    <>
      <p className="mb-4">{notMe.isDone}</p>
      <DeadLink />
    </>
  ) : null

  useEffect(() => {
    if (isDead) focusMain()
  }, [isDead])

  return (
    <AuthForm
      title={adminPages.notMe.title}
      note={notMe.before}
      fields={{}}
      send={async () => {
        const answer = await call('endSessionsByLink', { params: { token } })
        signedIn.clear()
        await navigate('.', { replace: true, state: answer })
        focusMain()
        // The page says it.
        return undefined
      }}
      onRefused={({ code }) => setIsDead(code === 'link_dead')}
      outcome={{ done: notMe.done, failed: staffMessages.auth.somethingWrong }}
      submit={notMe.end}
      busyLabel={notMe.ending}
      done={done}
      links={[[notMe.wasYou, adminPages.login.path, words.logIn]]}
    />
  )
}

/** What else was done stays, for whoever it was to look through. */
function SinceThen({ reset, done, more }: Ended) {
  return (
    <>
      <Notice className="mb-4">{notMe.done}</Notice>
      <p className="mb-4">{notMe.chooseNow}</p>
      <ButtonLink to={reset}>{adminPages.resetPassword.title}</ButtonLink>
      <Section id="changes" title={notMe.since} className="my-8">
        <p className="mb-4">{done.length > 0 ? notMe.lookThrough : notMe.nothing}</p>
        <ul className="border-t border-line">
          {done.map(({ id, at, sentence }) => (
            <li key={id} className="border-b border-line py-3 wrap-anywhere">
              {sentence}
              <span className="block text-sm text-stone">{formatDateTime(at)}</span>
            </li>
          ))}
        </ul>
        {more ? <p className="mt-4">{notMe.more}</p> : null}
      </Section>
    </>
  )
}

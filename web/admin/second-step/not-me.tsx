import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { accessMessages } from '#contract/access/messages.ts'
import type { CallOutput } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import { adminPages } from '#contract/pages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { call } from '../../api.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { focusMain } from '../../ui/navigation.tsx'
import { AuthForm } from '../auth/auth-form.tsx'
import { Heading, Section } from '../blocks/heading.tsx'
import { formatDateTime } from '../blocks/lists/format-date.ts'
import { refresh } from '../blocks/lists/refresh.ts'
import { signedIn } from '../blocks/session.ts'

const { notMe: words, secondStep } = accessMessages

type Ended = CallOutput<Calls['endSessionsByLink']>

/** Ends the sessions by a button, because mail programs open links by themselves. */
export function Page() {
  const { token = '' } = useParams()
  const client = useQueryClient()
  const [ended, setEnded] = useState<Ended>()
  const [dead, setDead] = useState(false)

  async function end() {
    const answer = await call('endSessionsByLink', { params: { token } })
    signedIn.clear()
    setEnded(answer)
    focusMain()
    await refresh(client)
    return answer
  }

  if (ended) return <SinceThen {...ended} />
  return (
    <AuthForm
      title={adminPages.notMe.title}
      note={words.before}
      fields={{}}
      send={end}
      onRefused={({ status }) => setDead(status === 400)}
      outcome={{ done: secondStep.notMeDone, failed: staffMessages.auth.somethingWrong }}
      submit={words.end}
      busyLabel={words.ending}
      done={
        dead ? (
          <>
            <p className="mb-6">{secondStep.notMeDead}</p>
            <ButtonLink to={adminPages.forgotPassword.path}>{words.choose}</ButtonLink>
          </>
        ) : null
      }
      links={[[words.wasYou, adminPages.login.path, words.logIn]]}
    />
  )
}

function SinceThen({ reset, recovery_codes_ended, done }: Ended) {
  return (
    <>
      <Heading title={adminPages.notMe.title} />
      <p role="status" className="mb-4 border-l-2 border-leaf bg-sand px-4 py-3">
        {secondStep.notMeDone}
      </p>
      {recovery_codes_ended ? <p className="mb-4">{words.codesEnded}</p> : null}
      <p className="mb-4">{words.chooseNow}</p>
      <ButtonLink to={reset}>{words.choose}</ButtonLink>
      <Section id="changes" title={words.since} className="my-8">
        <p className="mb-4">{done.length > 0 ? words.lookThrough : words.nothing}</p>
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

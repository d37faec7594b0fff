import { useState } from 'react'
import { useParams } from 'react-router'
import { adminPages } from '#contract/pages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { call } from '../../api.ts'
import { focusMain } from '../../ui/navigation.tsx'
import { words as account } from './account-words.ts'
import { AuthForm } from './auth-form.tsx'
import { words } from './words.ts'

const { again, stop, stopNote, stopping } = account.mondayMail

/** Stops it by a button, because mail programs open links by themselves. */
export function Page() {
  const { token = '' } = useParams()
  const [answer, setAnswer] = useState('')
  return (
    <AuthForm
      title={adminPages.stopMail.title}
      note={stopNote}
      fields={{}}
      send={async () => {
        const { message } = await call('stopMondayMail', { params: { token } })
        setAnswer(message)
        focusMain()
        return undefined
      }}
      outcome={{ done: '', failed: staffMessages.auth.somethingWrong }}
      submit={stop}
      busyLabel={stopping}
      done={answer ? <p>{answer}.</p> : null}
      links={[[again, adminPages.login.path, words.logIn]]}
    />
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { TestMail as Answer } from '#contract/admin/dashboard.ts'
import { Button } from '../../ui/button.tsx'
import { reasonOf } from '../../ui/reason.ts'
import { errorMessage } from '../blocks/report-error.ts'
import { adminCall, useAccount } from '../blocks/session.ts'
import { words as owner } from './owner-words.ts'

const words = owner.testMail

/** Sends a mail to whoever is logged in, and shows what the mail server said. */
export function TestMail() {
  const client = useQueryClient()
  const email = useAccount()?.email
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<Answer>()
  async function send() {
    setBusy(true)
    setAnswer(undefined)
    const failed = (error: unknown) => ({
      sent: false,
      message: errorMessage(error, reasonOf(error)),
      answer: '',
    })
    setAnswer(await adminCall('sendTestMail', {}).catch(failed))
    setBusy(false)
    await client.invalidateQueries({ queryKey: ['getStatus'] })
  }
  return (
    <div className="mt-2">
      <Button variant="secondary" icon="mail" busy={busy} busyLabel={words.sending} onClick={send}>
        {words.send}
      </Button>
      <div role="status" className="max-w-measure text-sm wrap-anywhere">
        {busy ? <p className="mt-2 text-stone">{words.to(email ?? '')}</p> : null}
        {answer ? <p className={`mt-2 ${answer.sent ? '' : 'text-alarm'}`}>{answer.message}</p> : null}
        {answer?.answer ? (
          <p className="mt-1">
            {words.answered} <q>{answer.answer}</q>
          </p>
        ) : null}
      </div>
    </div>
  )
}

import type { MyData } from '#contract/people/my-data.ts'
import { myDataMessages } from '#contract/people/my-data-words.ts'
import { call } from '../../api.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { TickField } from '../../ui/field.tsx'
import { PublicForm, usePublicForm } from '../shell/form-parts.tsx'

const words = {
  application: {
    ask: 'Withdraw my application',
    what: 'Your application is deleted at once, with your CV, our notes and our mails about it. We can no longer call you about this opening. This cannot be undone.',
  },
  enquiry: {
    ask: 'Withdraw my message',
    what: 'Your message is deleted at once, with our notes and our mails about it. We can no longer call you back. This cannot be undone.',
  },
}

type WithdrawFormProps = { kind: MyData['kind']; token: string; onWithdrawn: () => void }

/** Opens without JavaScript too, and asks once more. */
export function WithdrawForm({ kind, token, onWithdrawn }: WithdrawFormProps) {
  const { ask, what } = words[kind]
  const { confirm, withdrawFailed } = myDataMessages
  const form = usePublicForm('withdrawMyData', {
    missing: confirm,
    check: (body) => (body.has('sure') ? undefined : { message: confirm, fields: { sure: confirm } }),
    send: (_, { signal }) => call('withdrawMyData', { params: { token }, body: { sure: true } }, { signal }),
    onSuccess: onWithdrawn,
    failed: (message) => message || withdrawFailed,
  })
  return (
    <>
      <p className="mb-4">You can take it back at any time, without saying why.</p>
      <details open={form.refused !== undefined}>
        <summary className={buttonClass('danger', 'cursor-pointer list-none')}>{ask} …</summary>
        <PublicForm form={form} params={{ token }} className="mt-6 border-l-2 border-alarm pl-4">
          <p>{what}</p>
          <TickField {...form.field('sure')} value="true" label="Yes, delete it for good" className="mt-4" />
          <Button type="submit" variant="danger" busy={form.busy} busyLabel="Withdrawing…" className="mt-4">
            {ask}
          </Button>
        </PublicForm>
      </details>
    </>
  )
}

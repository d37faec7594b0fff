import type { MyData } from '#contract/people/my-data.ts'
import { myDataMessages } from '#contract/people/my-data-words.ts'
import { call } from '../../api.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { TickField } from '../../ui/field.tsx'
import { PublicForm, usePublicForm } from '../parts/form-parts.tsx'
import { words as all } from './words.ts'

const words = all.withdraw

type WithdrawFormProps = { kind: MyData['kind']; token: string; onWithdrawn: () => void }

/** Opens without JavaScript too, and asks for confirmation. */
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
  const sure = form.field('sure')
  return (
    <>
      <p className="mb-4">{words.anyTime}</p>
      <details open={form.refused !== undefined}>
        <summary className={buttonClass('danger', 'cursor-pointer list-none')}>{ask} …</summary>
        <PublicForm form={form} params={{ token }} className="mt-6 border-l-2 border-alarm pl-4">
          <p>{what}</p>
          <TickField
            {...sure}
            error={sure.error && confirm}
            value="true"
            label={words.sure}
            className="mt-4"
          />
          <Button
            type="submit"
            variant="danger"
            busy={form.busy}
            busyLabel={words.withdrawing}
            className="mt-4"
          >
            {ask}
          </Button>
        </PublicForm>
      </details>
    </>
  )
}

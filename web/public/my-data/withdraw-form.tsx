import type { MyData } from '#contract/people/my-data.ts'
import { addressOf } from '../../api.ts'
import { useFormErrors } from '../../page-context.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'

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

/** Opens without JavaScript too, and asks once more. */
export function WithdrawForm({ kind, token }: { kind: MyData['kind']; token: string }) {
  const refused = useFormErrors('withdrawMyData')
  const { ask, what } = words[kind]
  return (
    <>
      <p className="mb-4">You can take it back at any time, without saying why.</p>
      <details open={refused !== undefined}>
        <summary className={buttonClass('danger', 'cursor-pointer list-none')}>{ask} …</summary>
        <form
          method="post"
          action={addressOf('withdrawMyData', { params: { token } })}
          encType="multipart/form-data"
          className="mt-6 border-l-2 border-alarm pl-4"
        >
          <p>{what}</p>
          <label className="mt-4 flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
            <input
              type="checkbox"
              name="sure"
              value="true"
              required
              className="size-5 shrink-0 accent-laterite"
            />
            Yes, delete it for good
          </label>
          {refused ? <FieldError>{refused.sentence}</FieldError> : null}
          <Button type="submit" variant="danger" className="mt-4">
            {ask}
          </Button>
        </form>
      </details>
    </>
  )
}

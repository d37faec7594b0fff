import type { MyData } from '#contract/people/my-data.ts'
import { myDataMessages } from '#contract/people/my-data-words.ts'
import { call } from '../../calls/api.ts'
import { useFormErrors } from '../../page-context.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { TextField, TickField } from '../../ui/field.tsx'
import { PublicForm, usePublicForm } from '../parts/form-parts.tsx'
import { words as all, words } from './words.ts'

const { facts } = words
const name = { name: 'name', label: facts.name, autoComplete: 'name' }
const phone = { label: facts.phone, type: 'tel', autoComplete: 'tel' }
const fieldsOf = {
  application: [
    name,
    { name: 'email', label: facts.email, type: 'email', autoComplete: 'email' },
    { name: 'whatsapp', label: facts.whatsapp, type: 'tel', autoComplete: 'tel' },
    { name: 'address', label: facts.address, autoComplete: 'address-line1' },
  ],
  /** An application with no more than a phone number. */
  phone: [name, { name: 'whatsapp', ...phone }],
  enquiry: [name, { name: 'phone', ...phone }],
}

export function CorrectForm({ data, token }: { data: MyData; token: string }) {
  const refused = useFormErrors('updateMyData')
  const fields = data.kind === 'application' && !data.email ? fieldsOf.phone : fieldsOf[data.kind]
  const typed: Record<string, unknown> = { ...data, ...refused?.fields }
  const names = [...fields.map((field) => field.name), 'keep']
  const form = usePublicForm('updateMyData', {
    defaults: Object.fromEntries(names.map((name) => [name, typed[name]])),
    required: fields.map((field) => field.name),
    missing: myDataMessages.missing,
    send: (_, { body, signal }) =>
      call('updateMyData', { params: { token }, body: Object.fromEntries(body) }, { signal }),
    // The page comes whole from the server, so that it shows what is stored now.
    onSuccess: () => location.assign(`${location.pathname}?sent=saved#answer`),
    failed: (message) => message || myDataMessages.saveFailed,
  })
  return (
    <PublicForm form={form} params={{ token }} advice={words.notSaved} className="grid gap-6">
      {fields.map(({ name, ...props }) => (
        <TextField key={name} {...form.field(name)} {...props} />
      ))}
      {data.kind === 'application' ? <Keep keep={String(typed.keep) === 'true'} /> : null}
      <Button type="submit" busy={form.busy} busyLabel={words.saving} className="justify-self-start">
        {words.save}
      </Button>
    </PublicForm>
  )
}

/** Taking back the leave to keep it must be as easy as giving it was. */
function Keep({ keep }: { keep: boolean }) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{words.mayKeep}</legend>
      {[
        { value: 'true', label: words.keep },
        { value: 'false', label: words.doNotKeep },
      ].map(({ value, label }) => (
        <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name="keep"
            value={value}
            defaultChecked={String(keep) === value}
            className="size-5 shrink-0 accent-laterite"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

const withdrawFormWords = all.withdraw

type WithdrawFormProps = { kind: MyData['kind']; token: string; onWithdrawn: () => void }

/** Opens without JavaScript too, and asks for confirmation. */
export function WithdrawForm({ kind, token, onWithdrawn }: WithdrawFormProps) {
  const { ask, what } = withdrawFormWords[kind]
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
      <p className="mb-4">{withdrawFormWords.anyTime}</p>
      <details open={form.refused !== undefined}>
        <summary className={buttonClass('danger', 'cursor-pointer list-none')}>{ask} …</summary>
        <PublicForm form={form} params={{ token }} className="mt-6 border-l-2 border-alarm pl-4">
          <p>{what}</p>
          <TickField
            {...sure}
            error={sure.error && confirm}
            value="true"
            label={withdrawFormWords.sure}
            className="mt-4"
          />
          <Button
            type="submit"
            variant="danger"
            busy={form.busy}
            busyLabel={withdrawFormWords.withdrawing}
            className="mt-4"
          >
            {ask}
          </Button>
        </PublicForm>
      </details>
    </>
  )
}

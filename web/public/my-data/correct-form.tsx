import type { MyData } from '#contract/people/my-data.ts'
import { myDataMessages as words } from '#contract/people/my-data-words.ts'
import { call } from '../../api.ts'
import { useFormErrors } from '../../page-context.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { PublicForm, usePublicForm } from '../shell/form-parts.tsx'

const name = { name: 'name', label: 'Name', autoComplete: 'name' }
const fieldsOf = {
  application: [
    name,
    { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
    { name: 'whatsapp', label: 'WhatsApp number', type: 'tel', autoComplete: 'tel' },
    { name: 'address', label: 'Address', autoComplete: 'address-line1' },
  ],
  enquiry: [name, { name: 'phone', label: 'Phone number', type: 'tel', autoComplete: 'tel' }],
}

export function CorrectForm({ data, token }: { data: MyData; token: string }) {
  const refused = useFormErrors('updateMyData')
  const fields = fieldsOf[data.kind]
  const typed: Record<string, unknown> = { ...data, ...refused?.fields }
  const names = [...fields.map((field) => field.name), 'keep']
  const form = usePublicForm('updateMyData', {
    defaults: Object.fromEntries(names.map((name) => [name, typed[name]])),
    required: fields.map((field) => field.name),
    missing: words.missing,
    send: (_, { body, signal }) =>
      call('updateMyData', { params: { token }, body: Object.fromEntries(body) }, { signal }),
    // The page comes whole from the server, so that it shows what is stored now.
    onSuccess: () => location.assign(`${location.pathname}?sent=saved#answer`),
    failed: (message) => message || words.saveFailed,
  })
  return (
    <PublicForm form={form} params={{ token }} advice="Nothing was saved yet." className="grid gap-6">
      {fields.map(({ name, ...props }) => (
        <TextField key={name} {...form.field(name)} {...props} />
      ))}
      {data.kind === 'application' && data.keep !== null ? (
        <Keep keep={String(typed.keep) === 'true'} />
      ) : null}
      <Button type="submit" busy={form.busy} busyLabel="Saving…" className="justify-self-start">
        Save
      </Button>
    </PublicForm>
  )
}

/** Taking back the leave to keep it must be as easy as giving it was. */
function Keep({ keep }: { keep: boolean }) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">May we keep it for later openings?</legend>
      {[
        { value: 'true', label: 'Yes, you may also think of me for later openings' },
        { value: 'false', label: 'No, only for this one' },
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

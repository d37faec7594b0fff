import type { MyData } from '#contract/people/my-data.ts'
import { addressOf } from '../../api.ts'
import { useFormErrors } from '../../page-context.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Refused } from '../shell/form-parts.tsx'

const name = { name: 'name', label: 'Name', autoComplete: 'name' }
const fieldsOf = {
  application: [
    name,
    { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
    { name: 'whatsapp', label: 'WhatsApp number', type: 'tel', autoComplete: 'tel' },
    { name: 'address', label: 'Address', autoComplete: 'address-line1' },
  ],
  enquiry: [name, { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' }],
}

export function CorrectForm({ data, token }: { data: MyData; token: string }) {
  const refused = useFormErrors('updateMyData')
  const typed: Record<string, unknown> = { ...data, ...refused?.fields }
  return (
    <form
      method="post"
      action={addressOf('updateMyData', { params: { token } })}
      encType="multipart/form-data"
      className="grid gap-6"
    >
      {refused ? <Refused errors={refused} /> : null}
      {fieldsOf[data.kind].map((field) => (
        <TextField
          key={field.name}
          {...field}
          required
          defaultValue={String(typed[field.name] ?? '')}
          error={refused?.errors[field.name]}
        />
      ))}
      {data.kind === 'application' && data.keep !== null ? (
        <Keep keep={String(typed.keep) === 'true'} />
      ) : null}
      <Button type="submit" className="justify-self-start">
        Save
      </Button>
    </form>
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

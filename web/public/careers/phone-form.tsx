import { useId } from 'react'
import type { PhoneApplicationInput } from '#contract/people/phone-application.ts'
import { phoneMessages } from '#contract/people/phone-words.ts'
import { messages } from '#contract/public-messages.ts'
import { call } from '../../calls/api.ts'
import { Button } from '../../ui/button.tsx'
import { TextField, TickField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { PublicForm, usePublicForm } from '../parts/form-parts.tsx'
import { PrivacyNotice } from '../parts/privacy-notice.tsx'
import type { ApplicationFormProps } from './application-form.tsx'
import { NoForm } from './call-instead.tsx'
import { words as form } from './form-words.ts'
import { words } from './phone-form-words.ts'

const { submitted, failedPrefix, failed } = messages.applications
const fields = [
  { name: 'name', label: form.name, autoComplete: 'name' },
  { name: 'phone', label: words.phone, type: 'tel', autoComplete: 'tel' },
  { name: 'trade', label: words.trade, hint: words.tradeHint },
  { name: 'years', label: words.years, hint: words.yearsHint, inputMode: 'numeric' as const },
]

type PhoneFormProps = Omit<ApplicationFormProps, 'crafts'> & Partial<Pick<ApplicationFormProps, 'crafts'>>

/** For a job for which a phone number is enough; a call too, where the page has not said so before. */
export function PhoneForm({ job, content, crafts, draft, onDone, onCancel }: PhoneFormProps) {
  const trades = useId()
  const phoneForm = usePublicForm('createPhoneApplication', {
    ...(draft && { defaults: draft.texts }),
    required: fields.map(({ name }) => name),
    missing: phoneMessages.missing,
    async send(_, { body, signal }) {
      const application = Object.fromEntries(body) as Record<string, string> & PhoneApplicationInput
      onDone(await call('createPhoneApplication', { body: application }, { signal }))
    },
    onSuccess: () => toast.success(submitted),
    failed: (message) => failedPrefix + (message || failed),
  })
  const { field, busy } = phoneForm
  return (
    <PublicForm form={phoneForm} advice={words.refused}>
      <input type="hidden" name="job_id" value={job.id} />
      <NoForm job={job} crafts={crafts} className="mb-8" />
      <p className="mb-6">{words.intro}</p>
      <div className="grid gap-6 sm:grid-cols-2">
        {fields.map(({ name, ...props }) => (
          <TextField key={name} {...field(name)} {...props} list={name === 'trade' ? trades : undefined} />
        ))}
        <TickField {...field('keep')} value="true" label={words.keep} className="sm:col-span-2" />
      </div>
      <datalist id={trades}>
        {words.trades.map((trade) => (
          <option key={trade} value={trade} />
        ))}
      </datalist>
      <div className="mt-8">
        <PrivacyNotice text={content.consent} version={content.noticeVersion} />
      </div>
      <div className="dialog-actions mt-6 flex flex-wrap justify-end gap-3">
        {onCancel ? (
          <Button variant="secondary" onClick={onCancel}>
            {form.cancel}
          </Button>
        ) : null}
        <Button type="submit" busy={busy} busyLabel={form.submitting}>
          {form.submit}
        </Button>
      </div>
    </PublicForm>
  )
}

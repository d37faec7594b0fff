import { useId } from 'react'
import type { PhoneApplicationInput } from '#contract/applications.ts'
import { phoneMessages } from '#contract/people/phone-words.ts'
import { messages } from '#contract/public-messages.ts'
import { inBoth } from '#contract/words.ts'
import { call } from '../../calls/api.ts'
import { Button } from '../../ui/button.tsx'
import { TextField, TickField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { PublicForm, usePublicForm } from '../parts/form-parts.tsx'
import { PrivacyNotice } from '../parts/privacy-notice.tsx'
import { type ApplicationFormProps, words as form, NoForm } from './application-form.tsx'

const words = inBoth({
  intro: [
    'Four things are enough: no mail address, no CV. If your experience fits, we’ll call you.',
    'നാലു കാര്യം എഴുതിയാൽ മതി: ഇമെയിലും സി.വി.യും വേണ്ട. നിങ്ങളുടെ പരിചയം ജോലിക്കു യോജിച്ചതാണെങ്കിൽ ഞങ്ങൾ വിളിക്കും.',
  ],
  refused: ['Nothing was sent yet.', 'ഒന്നും ഇതുവരെ അയച്ചിട്ടില്ല.'],
  phone: ['Phone or WhatsApp number', 'ഫോൺ / വാട്സാപ്പ് നമ്പർ'],
  trade: ['Trade', 'അറിയാവുന്ന പണി'],
  tradeHint: ['Such as mason, painter or helper.', 'മേസ്തിരി, ഹെൽപ്പർ എന്നിങ്ങനെ.'],
  /** Suggested while the trade is typed. */
  trades: [
    [
      'Mason',
      'Helper',
      'Carpenter',
      'Bar bender',
      'Painter',
      'Plumber',
      'Electrician',
      'Tile layer',
      'Welder',
      'Waterproofing',
    ],
    [
      'മേസ്തിരി',
      'ഹെൽപ്പർ',
      'കാർപെന്റർ',
      'കമ്പിപ്പണി',
      'പെയിന്റർ',
      'പ്ലംബർ',
      'ഇലക്ട്രീഷ്യൻ',
      'ടൈൽസ് പണി',
      'വെൽഡർ',
      'വാട്ടർപ്രൂഫിങ്',
    ],
  ],
  years: ['Years of work', 'എത്ര വർഷമായി ചെയ്യുന്നു'],
  yearsHint: ['A number; 0 if you are new to it.', 'അക്കത്തിൽ; പുതിയ ആളാണെങ്കിൽ 0.'],
  keep: [
    'You may also call me for later openings (optional)',
    'പിന്നീടു വരുന്ന ഒഴിവുകൾക്കും എന്നെ വിളിക്കാം (നിർബന്ധമില്ല)',
  ],
})

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

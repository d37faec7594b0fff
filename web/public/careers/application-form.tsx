import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import type { Company } from '#contract/content/company.ts'
import type { CareerContent } from '#contract/content/pages.ts'
import type { WithNoticeVersion } from '#contract/content/placeholders.ts'
import type { Job } from '#contract/jobs.ts'
import { cvExtensions, isCvName, maxCvBytes } from '#contract/limits.ts'
import { messages } from '#contract/public-messages.ts'
import { inBoth } from '#contract/words.ts'
import { call } from '../../calls/api.ts'
import { useCompany } from '../../page-context.ts'
import { Button } from '../../ui/button.tsx'
import { telLink } from '../../ui/contact-links.ts'
import { TextField, TickField, typeInto } from '../../ui/field.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { Progress } from '../../ui/form.tsx'
import { toast } from '../../ui/toast.ts'
import { RichText } from '../content/rich-text.tsx'
import { PublicForm, usePublicForm } from '../parts/form-parts.tsx'
import { PrivacyNotice } from '../parts/privacy-notice.tsx'
import type { SentApplication } from '../parts/sent.tsx'
import { companyWhatsapp, words as shell } from '../shell/words.ts'
import type { Draft } from './drafts.ts'
import { titleOf } from './job-facts.tsx'

/** Of the shorter form too. */
export const words = inBoth({
  topic: [(title: string) => `${title} (job)`, (title) => `${title} (ജോലി)`],
  refused: [
    'Nothing was sent yet. If you had chosen a CV, please choose it again: the browser does not keep files.',
    'ഒന്നും ഇതുവരെ അയച്ചിട്ടില്ല. സി.വി. തിരഞ്ഞെടുത്തിരുന്നെങ്കിൽ ഒന്നുകൂടി തിരഞ്ഞെടുക്കൂ: ബ്രൗസർ ഫയലുകൾ ഓർത്തുവയ്ക്കില്ല.',
  ],
  name: ['Name', 'പേര്'],
  email: ['Email', 'ഇമെയിൽ'],
  noEmail: ['No email address?', 'ഇമെയിൽ ഇല്ലേ?'],
  whatsapp: ['WhatsApp number', 'വാട്സാപ്പ് നമ്പർ'],
  address: ['Address', 'വിലാസം'],
  qualification: ['Qualification', 'യോഗ്യത'],
  qualificationHint: ['Such as ITI Civil, B.Tech, or none.', 'ഐ.ടി.ഐ. പോലെ; ഇല്ലെങ്കിൽ ‘ഇല്ല’.'],
  /** Typed by one tap. */
  noQualification: ['None', 'ഇല്ല'],
  experience: ['Experience', 'പ്രവൃത്തിപരിചയം'],
  experienceHint: ['Years, and what kind of work.', 'എത്ര വർഷം, എന്തു പണി.'],
  cv: ['CV (optional)', 'ബയോഡാറ്റ / സി.വി. (നിർബന്ധമില്ല)'],
  chooseCv: ['Choose a file', 'ഫയൽ തിരഞ്ഞെടുക്കാം'],
  noCv: ['No file chosen', 'ഫയൽ ചേർത്തിട്ടില്ല'],
  cvHint: [
    `PDF or Word (${cvExtensions.join(', ')}), at most ${maxCvBytes / 1_000_000} MB.`,
    `PDF അല്ലെങ്കിൽ Word ഫയൽ (${cvExtensions.join(', ')}), പരമാവധി ${maxCvBytes / 1_000_000} MB.`,
  ],
  /** After a change of language. */
  cvLost: [
    'Please choose your CV again: the browser does not keep files.',
    'സി.വി. ഒന്നുകൂടി തിരഞ്ഞെടുക്കൂ: ബ്രൗസർ ഫയലുകൾ ഓർത്തുവയ്ക്കില്ല.',
  ],
  /** As in contract/admin/upload-messages.ts, whose other messages only staff need. */
  cvTooLarge: [
    `This file is over ${maxCvBytes / 1_000_000} MB. Please send a smaller one.`,
    `ഈ ഫയൽ ${maxCvBytes / 1_000_000} MB-യിൽ കൂടുതലുണ്ട്. ചെറിയ ഒന്ന് അയയ്ക്കൂ.`,
  ],
  sending: ['Sending', 'അയയ്ക്കുന്നു'],
  waiting: ['Sent, waiting for the answer', 'അയച്ചു, മറുപടിക്കായി കാക്കുന്നു'],
  submitting: ['Sending…', 'അയയ്ക്കുന്നു…'],
  cancel: ['Cancel', 'വേണ്ട'],
  submit: ['Submit application', 'അപേക്ഷ അയയ്ക്കാം'],
})

const { fillAll, submitted, failedPrefix, failed, keep, wrongCv } = messages.applications
const wide = 'sm:col-span-2'
const fields = [
  { name: 'name', label: words.name, autoComplete: 'name', className: wide },
  { name: 'email', label: words.email, type: 'email', autoComplete: 'email' },
  { name: 'whatsapp', label: words.whatsapp, type: 'tel', autoComplete: 'tel' },
  { name: 'address', label: words.address, autoComplete: 'address-line1', className: wide },
  { name: 'qualification', label: words.qualification, hint: words.qualificationHint },
  { name: 'experience', label: words.experience, hint: words.experienceHint },
]

export type ApplicationFormProps = {
  job: Job
  content: WithNoticeVersion<CareerContent['job']>
  crafts: CareerContent['crafts']
  /** What the form starts with. */
  draft?: Draft
  onDone: (sent: SentApplication) => void
  onCancel?: () => void
}

export function ApplicationForm(props: ApplicationFormProps) {
  const { job, content, crafts, draft, onDone, onCancel } = props
  const [progress, setProgress] = useState(0)
  const form = usePublicForm('createApplication', {
    ...(draft && { defaults: draft.texts }),
    required: fields.map(({ name }) => name),
    missing: fillAll,
    check: checkCv,
    async send(_, { body, signal }) {
      onDone(await call('createApplication', { body }, { onProgress: setProgress, signal }))
    },
    onSuccess: () => toast.success(submitted),
    failed: (message) => failedPrefix + (message || failed),
  })
  const { field, busy } = form
  const [isCvLost, setIsCvLost] = useState(draft?.lostCv)
  const cvField = field('cv')
  useEffect(() => {
    const { dataset } = document.documentElement
    // Set by language/choice.ts.
    if (dataset.lost) setIsCvLost(true)
    delete dataset.lost
  }, [])
  return (
    <PublicForm form={form} advice={words.refused}>
      <input type="hidden" name="job_id" value={job.id} />
      <div className="grid gap-6 sm:grid-cols-2">
        {fields.map(({ name, className, ...props }) => (
          <div key={name} className={className}>
            <TextField {...field(name)} {...props} />
            {name === 'email' ? (
              <CallInstead job={job} crafts={crafts}>
                {words.noEmail}
              </CallInstead>
            ) : null}
            {name === 'qualification' ? <NoQualification /> : null}
          </div>
        ))}
        <FileField
          {...cvField}
          error={cvField.error ?? (isCvLost && words.cvLost)}
          onChange={() => setIsCvLost(false)}
          label={words.cv}
          choose={words.chooseCv}
          noFile={words.noCv}
          hint={words.cvHint}
          accept={cvExtensions.join(',')}
          className={wide}
        />
        <TickField {...field('keep')} value="true" label={keep} className={wide} />
      </div>
      <div className="mt-8">
        <PrivacyNotice text={content.consent} version={content.noticeVersion} />
      </div>
      <div className="dialog-actions mt-6 flex flex-wrap justify-end gap-3">
        {busy ? (
          <div className="w-full">
            <Progress value={progress} label={progress < 1 ? words.sending : words.waiting} />
          </div>
        ) : null}
        {onCancel ? (
          <Button variant="secondary" onClick={onCancel}>
            {words.cancel}
          </Button>
        ) : null}
        <Button type="submit" busy={busy} busyLabel={words.submitting}>
          {words.submit}
        </Button>
      </div>
    </PublicForm>
  )
}

function checkCv(body: FormData) {
  const cv = body.get('cv')
  if (!(cv instanceof File) || cv.size === 0) return undefined
  const message = isCvName(cv.name) ? cv.size > maxCvBytes && words.cvTooLarge : wrongCv
  return message ? { message, fields: { cv: message } } : undefined
}

/** Types it, since the field may not stay empty. */
function NoQualification() {
  function onClick({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    const input = form?.elements.namedItem('qualification')
    if (input instanceof HTMLInputElement) typeInto(input, words.noQualification)
  }
  return (
    <button
      type="button"
      onClick={onClick}
      className="mt-2 min-h-11 rounded border border-edge bg-white px-4 text-sm font-semibold hover:border-charcoal noscript:hidden"
    >
      {words.noQualification}
    </button>
  )
}

type CallInsteadProps = { job: Job; crafts: CareerContent['crafts'] }

/** For those who need no form, as the page of all openings says it; not above a job for which one is needed. */
export function NoForm({
  job,
  crafts,
  className,
}: Partial<CallInsteadProps> & { job: Job; className: string }) {
  return crafts && job.phone_only ? (
    <div className={`border-l-2 border-brass pl-4 print:hidden ${className}`}>
      <RichText text={crafts} className="prose" linkClassName="link" />
      <CallInstead job={job} crafts={crafts} />
    </div>
  ) : null
}

/** To the number that the text about the crafts names. */
function CallInstead({ job, crafts, children }: CallInsteadProps & { children?: ReactNode }) {
  const company = useCompany()
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm">
      {children}
      <a href={telLink(numberIn(crafts, company))} className={link}>
        {shell.call}
      </a>
      <a href={companyWhatsapp(company, topicOf(job))} rel="noopener" className={link}>
        {shell.whatsapp}
      </a>
    </p>
  )
}

const link = 'link inline-flex min-h-11 items-center font-semibold'

const numberIn = (crafts: string, { phone }: Company) => /\]\(tel:([^)]+)\)/.exec(crafts)?.[1] ?? phone

/** Named in a message on WhatsApp. */
export const topicOf = (job: Job) => words.topic(titleOf(job))

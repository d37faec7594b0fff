// What the list of enquiries and the screen of one share: the status, and the day on which somebody wants to call again.
import { dayInIndia, dayMs } from '#contract/days.ts'
import type { Enquiry } from '#contract/enquiries.ts'
import { messages } from '#contract/messages.ts'
import { enquiryStatusNames } from '#contract/people/lead-words.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { inBoth } from '#contract/words.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useForm } from '../../ui/form.tsx'
import { formatShortCalendarDay } from '../blocks/lists/format-date.ts'
import { actionClass } from '../blocks/lists/row-actions.tsx'
import { Badge } from '../blocks/lists/table.tsx'
import { words as shared } from '../blocks/words.ts'

export const deletionOf = ({ name }: Enquiry) => `${enquiryWords.deletion(name)} ${messages.final}`

const tones = { new: 'waiting', answered: 'neutral', won: 'good', lost: 'neutral' } as const

export const StatusBadge = ({ status }: Pick<Enquiry, 'status'>) => (
  <Badge tone={tones[status]}>{enquiryStatusNames[status]}</Badge>
)

export const inDays = (days: number) => dayInIndia(new Date(Date.now() + days * dayMs))

type FollowUpProps = { date: string | null; onChange: (day: string | null) => Promise<boolean> }

export function FollowUp({ date, onChange }: FollowUpProps) {
  const form = useForm<{ follow_up_on: string }>({
    defaults: { follow_up_on: date ?? '' },
    failed: (message) => message || staffMessages.auth.somethingWrong,
    send: ({ follow_up_on }) => onChange(follow_up_on || null),
  })
  /** Before it is saved, so that what is typed meanwhile stays. */
  async function choose(day: string | null) {
    form.reset({ follow_up_on: day ?? '' })
    if (!(await onChange(day))) form.reset({ follow_up_on: date ?? '' })
  }
  const shortcut = (label: string, day: string | null) => (
    <button type="button" className={actionClass()} disabled={form.busy} onClick={() => choose(day)}>
      {label}
    </button>
  )
  return (
    <form {...form.props}>
      <TextField
        {...form.field('follow_up_on')}
        label={enquiryWords.followUp.label}
        hint={enquiryWords.followUp.hint}
        type="date"
        min={inDays(0)}
        className="max-w-64"
      />
      <div className="mt-2 flex flex-wrap items-center gap-1">
        <Button
          type="submit"
          variant="secondary"
          busy={form.busy}
          busyLabel={shared.saving}
          disabled={!form.dirty}
          className="mr-2"
        >
          {enquiryWords.followUp.save}
        </Button>
        {shortcut(enquiryWords.days.tomorrow, inDays(1))}
        {shortcut(enquiryWords.days.week, inDays(7))}
        {date ? shortcut(enquiryWords.followUp.none, null) : null}
      </div>
    </form>
  )
}

/** A day to call again, and whether it has come. */
export function FollowUpDay({ date }: { date: string }) {
  const today = inDays(0)
  if (date > today) return formatShortCalendarDay(date)
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 @4xl:flex-nowrap @4xl:whitespace-nowrap tight:flex tight:flex-col tight:items-start tight:*:py-0">
      {date < today ? formatShortCalendarDay(date) : null}{' '}
      <Badge tone={date < today ? 'alarm' : 'waiting'}>
        {date < today ? enquiryWords.followUp.overdue : enquiryWords.days.today}
      </Badge>
    </span>
  )
}

export const enquiryWords = inBoth({
  days: { today: ['Today', 'ഇന്ന്'], tomorrow: ['Tomorrow', 'നാളെ'], week: ['In a week', 'ഒരാഴ്ച കഴിഞ്ഞ്'] },
  deletion: [
    (name: string) => `The enquiry from ${name} will be deleted, with your notes and the mails about it.`,
    (name) => `${name}: ഈ അന്വേഷണം മായ്ച്ചുകളയും, കൂടെ നിങ്ങളുടെ കുറിപ്പുകളും ഇതിനെക്കുറിച്ചുള്ള മെയിലുകളും.`,
  ],
  followUp: {
    label: ['Follow-up', 'അടുത്ത വിളി'],
    hint: ['The day to call again. It shows on the dashboard.', 'വീണ്ടും വിളിക്കേണ്ട ദിവസം. ഡാഷ്ബോർഡിൽ കാണാം.'],
    save: ['Save date', 'തീയതി സേവ് ചെയ്യാം'],
    none: ['No follow-up', 'വീണ്ടും വിളിക്കേണ്ട'],
    overdue: ['Overdue', 'വൈകി'],
  },
})

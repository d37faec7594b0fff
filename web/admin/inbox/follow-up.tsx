// The day on which somebody wants to call again.
import { dayInIndia, dayMs } from '#contract/days.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useForm } from '../../ui/form.tsx'
import { formatShortDate } from '../blocks/lists/format-date.ts'
import { actionClass } from '../blocks/lists/row-actions.tsx'
import { Badge } from '../blocks/lists/table.tsx'
import { words } from './leads/words.ts'

export const inDays = (days: number) => dayInIndia(new Date(Date.now() + days * dayMs))

type FollowUpProps = { date: string | null; onChange: (day: string | null) => Promise<boolean> }

export function FollowUp({ date, onChange }: FollowUpProps) {
  const form = useForm<{ follow_up_on: string }>({
    defaults: { follow_up_on: date ?? '' },
    failed: (message) => message || staffMessages.auth.somethingWrong,
    send: ({ follow_up_on }) => onChange(follow_up_on || null),
  })
  async function choose(day: string | null) {
    if (await onChange(day)) form.reset({ follow_up_on: day ?? '' })
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
        label={words.followUp.label}
        hint={words.followUp.hint}
        type="date"
        min={inDays(0)}
        className="max-w-64"
      />
      <div className="mt-2 flex flex-wrap items-center gap-1">
        <Button
          type="submit"
          variant="secondary"
          busy={form.busy}
          busyLabel={words.saving}
          disabled={!form.dirty}
          className="mr-2"
        >
          {words.followUp.save}
        </Button>
        {shortcut(words.days.tomorrow, inDays(1))}
        {shortcut(words.days.week, inDays(7))}
        {date ? shortcut(words.followUp.none, null) : null}
      </div>
    </form>
  )
}

/** A day to call again, and whether it has come. */
export function FollowUpDay({ date }: { date: string }) {
  const today = inDays(0)
  if (date > today) return formatShortDate(date)
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 @4xl:flex-nowrap @4xl:whitespace-nowrap tight:flex tight:flex-col tight:items-start tight:*:py-0">
      {date < today ? formatShortDate(date) : null}{' '}
      <Badge tone={date < today ? 'alarm' : 'waiting'}>
        {date < today ? words.followUp.overdue : words.days.today}
      </Badge>
    </span>
  )
}

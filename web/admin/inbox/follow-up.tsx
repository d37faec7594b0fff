// The day on which somebody wants to call again.
import { dayInIndia, dayMs } from '#contract/days.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useForm } from '../../ui/form.tsx'
import { formatDate } from '../blocks/lists/format-date.ts'
import { actionClass } from '../blocks/lists/row-actions.tsx'
import { Badge } from '../blocks/lists/table.tsx'

const inDays = (days: number) => dayInIndia(new Date(Date.now() + days * dayMs))

type FollowUpProps = { date: string | null; onChange: (day: string | null) => Promise<boolean> }

export function FollowUp({ date, onChange }: FollowUpProps) {
  const form = useForm<{ follow_up_on: string }>({
    defaults: { follow_up_on: date ?? '' },
    missing: '',
    failed: (message) => message || staffMessages.auth.somethingWrong,
    send: ({ follow_up_on }) => onChange(follow_up_on || null),
  })
  const shortcut = (label: string, day: string | null) => (
    <button type="button" className={actionClass()} disabled={form.busy} onClick={() => onChange(day)}>
      {label}
    </button>
  )
  return (
    <form {...form.props}>
      <TextField
        {...form.field('follow_up_on')}
        label="Follow-up"
        hint="The day to call again. It shows on the dashboard."
        type="date"
        min={inDays(0)}
        className="max-w-64"
      />
      <div className="mt-2 flex flex-wrap items-center gap-1">
        <Button
          type="submit"
          variant="secondary"
          busy={form.busy}
          busyLabel="Saving..."
          disabled={!form.dirty}
          className="mr-2"
        >
          Save date
        </Button>
        {shortcut('Tomorrow', inDays(1))}
        {shortcut('In a week', inDays(7))}
        {date ? shortcut('No follow-up', null) : null}
      </div>
    </form>
  )
}

/** A day to call again, and whether it has come. */
export function FollowUpDay({ date }: { date: string }) {
  const today = inDays(0)
  if (date > today) return formatDate(date)
  return (
    <>
      {date < today ? formatDate(date) : null}{' '}
      <Badge tone="waiting">{date < today ? 'Overdue' : 'Today'}</Badge>
    </>
  )
}

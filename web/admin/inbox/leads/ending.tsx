// Where an enquiry came from, and whether it became a house.
import { useRef } from 'react'
import type { Enquiry, EnquiryChange } from '#contract/enquiries.ts'
import { type LeadSource, leadSourceNames } from '#contract/people/lead-words.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useForm } from '../../../ui/form.tsx'
import { Choice } from '../../blocks/forms/choice.tsx'
import { words } from './words.ts'

type EndingProps = { enquiry: Enquiry; onChange: (change: EnquiryChange) => Promise<boolean> }

export function Ending({ enquiry, onChange }: EndingProps) {
  const { status, why, came_from } = enquiry
  const outcome = useRef<'won' | 'lost'>(undefined)
  const reason = useRef<HTMLInputElement>(null)
  const form = useForm<{ came_from: LeadSource | ''; why: string }>({
    defaults: { came_from, why },
    failed: (message) => message || words.failed,
    send: (typed) => onChange({ ...typed, status: outcome.current }),
    // The reason is what the office learns from: where it is missing, it is the next thing to type.
    onSuccess(typed) {
      if (outcome.current === 'lost' && !typed.why.trim()) reason.current?.focus()
    },
  })
  const ending = (as?: 'won' | 'lost') => ({
    type: 'submit' as const,
    variant: 'secondary' as const,
    busy: form.busy,
    onClick: () => {
      outcome.current = as
    },
  })
  return (
    <form {...form.props} aria-label={words.ending} className="grid gap-4 border-t border-line pt-6">
      <h2>{words.ending}</h2>
      <Choice
        {...form.field('came_from')}
        label={words.heard}
        none={words.notAsked}
        names={leadSourceNames}
        className="max-w-96"
      />
      <TextField {...form.field('why')} ref={reason} label={words.why} hint={words.whyHint} maxLength={500} />
      <div className="flex flex-wrap gap-2">
        {/* The first button is the one that Enter presses: it ends nothing. */}
        <Button {...ending()} busyLabel={words.saving} disabled={!form.dirty}>
          {words.save}
        </Button>
        {status === 'won' ? null : (
          <Button {...ending('won')} icon="check">
            {words.won}
          </Button>
        )}
        {status === 'lost' ? null : (
          <Button {...ending('lost')} icon="close">
            {words.lost}
          </Button>
        )}
        {status === 'won' || status === 'lost' ? (
          <Button variant="quiet" onClick={() => onChange({ status: 'answered' })}>
            {words.reopen}
          </Button>
        ) : null}
      </div>
    </form>
  )
}

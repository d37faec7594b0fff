import { useQueryClient } from '@tanstack/react-query'
import { maxTextLength } from '#contract/limits.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { useForm } from '../../ui/form.tsx'
import { toast } from '../../ui/toast.ts'
import { useConflict } from '../blocks/forms/conflict.tsx'
import { refresh } from '../blocks/lists/refresh.ts'

type NotesFormProps = {
  notes: string
  /** `notes_from` are the notes that the edit started from. The server refuses the edit if they have changed. */
  save: (change: { notes: string; notes_from: string }) => Promise<unknown>
  load: () => Promise<string>
  /** The toast when they are saved. */
  saved: string
}

/** Internal notes of the office about one person. */
export function NotesForm({ notes, save, load, saved }: NotesFormProps) {
  const client = useQueryClient()
  const saveOrAsk = useConflict()
  const form = useForm<{ notes: string; notes_from: string }>({
    defaults: { notes, notes_from: notes },
    missing: '',
    failed: (message) => message || staffMessages.auth.somethingWrong,
    async send(typed) {
      const mine = typed.notes.trim()
      const show = (stored: string) => form.reset({ notes: stored, notes_from: stored })
      const done = await saveOrAsk<string>({
        send: (over) => save({ notes: mine, notes_from: over ?? typed.notes_from }),
        load,
        compare: (theirs) => [['Notes', mine, theirs]],
        take: show,
      })
      if (done) show(mine)
      refresh(client)
      return done
    },
    onSuccess: () => toast.success(saved),
  })
  return (
    <form {...form.props}>
      <TextAreaField
        {...form.field('notes')}
        label="Notes"
        hint="Only staff see them."
        rows={3}
        maxLength={maxTextLength}
      />
      <Button
        type="submit"
        variant="secondary"
        busy={form.busy}
        busyLabel="Saving..."
        disabled={!form.dirty}
        className="mt-3"
      >
        Save notes
      </Button>
    </form>
  )
}

import { type FormEvent, type RefObject, useState } from 'react'
import { maxTextLength } from '#contract/limits.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'
import { useConflict } from '../lists/conflict.tsx'
import { useDirty } from '../lists/record-dialog.tsx'
import { sentenceOf } from '../lists/sentence.ts'
import { useUnsaved } from '../shell/unsaved.ts'

export type SavedNotes = {
  notes: string
  onSave: (change: { notes: string; notes_from?: string }) => Promise<unknown>
  /** The notes as they are on the server now. */
  onLoad: () => Promise<string>
}

type NotesFormProps = SavedNotes & {
  /** True while there is something to lose; for whoever may close the dialog around it. */
  dirty: RefObject<boolean>
}

/** Notes of the office about one person; the person never sees them. */
export function NotesForm({ notes, dirty, onSave, onLoad }: NotesFormProps) {
  const [saved, setSaved] = useState(notes)
  const [typed, setTyped] = useState(notes)
  const [busy, setBusy] = useState(false)
  const conflict = useConflict()
  const changed = typed.trim() !== saved
  useUnsaved(changed)
  useDirty(dirty, changed)

  async function save(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    const mine = typed.trim()
    try {
      const done = await conflict.save<string>({
        send: (over) => onSave({ notes: mine, notes_from: over === undefined ? saved : undefined }),
        load: onLoad,
        compare: (theirs) => [['Notes', mine, theirs]],
        take(theirs) {
          setTyped(theirs)
          setSaved(theirs)
        },
      })
      if (done) setSaved(mine)
    } catch (error) {
      toast.error(sentenceOf(error))
    }
    setBusy(false)
  }

  return (
    <form onSubmit={save}>
      <TextAreaField
        label="Notes"
        hint="Only staff see them."
        rows={3}
        maxLength={maxTextLength}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button
        type="submit"
        variant="secondary"
        busy={busy}
        busyLabel="Saving..."
        disabled={!changed}
        className="mt-3"
      >
        Save notes
      </Button>
      {conflict.dialog}
    </form>
  )
}

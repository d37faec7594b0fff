import { type FormEvent, type RefObject, useState } from 'react'
import { maxTextLength } from '#contract/limits.ts'
import { Button } from '../ui/button.tsx'
import { TextAreaField } from '../ui/field.tsx'
import { useDirty } from './record-dialog.tsx'
import { useUnsaved } from './unsaved.ts'

type NotesFormProps = {
  notes: string
  /** True while there is something to lose; for whoever may close the dialog around it. */
  dirty: RefObject<boolean>
  onSave: (notes: string) => Promise<boolean>
}

/** Notes of the office about one person; the person never sees them. */
export function NotesForm({ notes, dirty, onSave }: NotesFormProps) {
  const [saved, setSaved] = useState(notes)
  const [typed, setTyped] = useState(notes)
  const [busy, setBusy] = useState(false)
  const changed = typed.trim() !== saved
  useUnsaved(changed)
  useDirty(dirty, changed)

  async function save(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    if (await onSave(typed.trim())) setSaved(typed.trim())
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
    </form>
  )
}

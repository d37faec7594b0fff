import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Fields } from './fields.tsx'
import { DialogActions } from './record-dialog.tsx'
import type { RecordFormState } from './use-record-form.ts'
import { words } from './words.ts'

type RecordFormProps = {
  form: RecordFormState
  save: string
  busyLabel?: string
  /** Where its Cancel leads: a path, or in a dialog what closes it. */
  cancel?: string | (() => void)
  /** Between the fields and the buttons. */
  children?: ReactNode
}

/** Adds or edits a record: its fields and its buttons, on a page or in a dialog. */
export function RecordForm({ form, save, busyLabel = words.saving, cancel, children }: RecordFormProps) {
  const submit = { save, busy: form.busy, busyLabel }
  return (
    <form
      {...form.props}
      className={`grid gap-6 desk:gap-4 ${typeof cancel === 'function' ? '' : 'max-w-form **:scroll-mb-28'}`}
    >
      <div>
        <Fields form={form} />
        {children}
      </div>
      {typeof cancel === 'function' ? (
        <DialogActions {...submit} onCancel={cancel} />
      ) : (
        <div className="form-bar">
          <Button type="submit" busy={form.busy} busyLabel={busyLabel}>
            {save}
          </Button>
          {cancel ? (
            <ButtonLink to={cancel} variant="secondary">
              {words.cancel}
            </ButtonLink>
          ) : null}
        </div>
      )}
    </form>
  )
}

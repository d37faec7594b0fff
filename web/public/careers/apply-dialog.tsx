import { type ReactNode, useEffect, useRef } from 'react'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { clearToasts } from '../../ui/toast.ts'
import { ApplicationForm, type ApplicationFormProps } from './application-form.tsx'
import { PhoneForm } from './phone-form.tsx'

type ApplyDialogProps = Pick<ApplicationFormProps, 'job' | 'content' | 'crafts' | 'draft'> & {
  title: ReactNode
  open: boolean
  /** With the form as it was left. */
  onClose: (form: HTMLFormElement | null | undefined) => void
  onSent: ApplicationFormProps['onDone']
}

/** Closing empties it. */
export function ApplyDialog({ title, open, onClose, onSent, ...form }: ApplyDialogProps) {
  const { job, draft } = form
  const Form = job.phone_only ? PhoneForm : ApplicationForm
  const body = useRef<HTMLDivElement>(null)
  const draftCv = open && draft?.cv
  useEffect(() => {
    const input = body.current?.querySelector<HTMLInputElement>('[name=cv]')
    if (input && draftCv) chooseFile(input, draftCv)
  }, [draftCv])
  function close() {
    clearToasts()
    onClose(body.current?.querySelector('form'))
  }
  return (
    <Dialog open={open} onClose={close} title={title}>
      <div ref={body}>
        <Form {...form} onDone={onSent} onCancel={close} />
      </div>
    </Dialog>
  )
}

/** Puts a file into a file input, as if it had been chosen. */
function chooseFile(input: HTMLInputElement, file: File) {
  const transfer = new DataTransfer()
  transfer.items.add(file)
  input.files = transfer.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

import { useEffect, useRef } from 'react'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { clearToasts } from '../../ui/toast.tsx'
import { marked } from '../content/lang.ts'
import { ApplicationForm, type ApplicationFormProps } from './application-form.tsx'
import { titleOf } from './job-facts.ts'
import { words } from './words.ts'

type ApplyDialogProps = Pick<ApplicationFormProps, 'job' | 'content' | 'draft'> & {
  open: boolean
  /** With the form as it was left. */
  onClose: (form: HTMLFormElement | null | undefined) => void
  onSent: ApplicationFormProps['onDone']
}

/** Closing empties it. */
export function ApplyDialog({ job, content, draft, open, onClose, onSent }: ApplyDialogProps) {
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
    <Dialog open={open} onClose={close} title={marked(titleOf(job), words.application)}>
      <div ref={body}>
        <ApplicationForm job={job} content={content} draft={draft} onDone={onSent} onCancel={close} />
      </div>
    </Dialog>
  )
}

/** Puts a file into a file input, as if it had been chosen. */
function chooseFile(input: HTMLInputElement, file: File) {
  const transfer = new DataTransfer()
  transfer.items.add(file)
  input.files = transfer.files
}

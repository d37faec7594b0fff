import { useRef } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { clearToasts } from '../../ui/toast.tsx'
import { marked } from '../content/lang.ts'
import { ApplicationForm, type ApplicationFormProps } from './application-form.tsx'
import { titleOf } from './job-facts.ts'
import { words } from './words.ts'

type ApplyDialogProps = Pick<ApplicationFormProps, 'job' | 'content' | 'draft'> & {
  open: boolean
  /** With the form as it was left. */
  onClose: (form: HTMLFormElement | null | undefined) => void
  onSent: (mailed: boolean) => void
}

/** Closing empties it. */
export function ApplyDialog({ job, content, draft, open, onClose, onSent }: ApplyDialogProps) {
  const body = useRef<HTMLDivElement>(null)
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

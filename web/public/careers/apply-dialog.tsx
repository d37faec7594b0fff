import type { Job } from '#contract/jobs.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ApplicationForm } from './application-form.tsx'
import { titleOf } from './job-facts.ts'

type ApplyDialogProps = { job: Job; open: boolean; onClose: () => void }

export function ApplyDialog({ job, open, onClose }: ApplyDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`Apply: ${titleOf(job)}`}>
      <ApplicationForm job={job} onDone={onClose} onCancel={onClose} />
    </Dialog>
  )
}

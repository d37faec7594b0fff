import type { Job } from '#contract/jobs.ts'
import { Dialog } from '../ui/dialog.tsx'
import { ApplicationForm } from './application-form.tsx'
import { titleOf } from './job-facts.ts'

/** Closing it, in whichever way, takes the form away and with it what was typed. */
export function ApplyDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={`Apply: ${titleOf(job)}`}>
      <ApplicationForm job={job} onDone={onClose} onCancel={onClose} />
    </Dialog>
  )
}

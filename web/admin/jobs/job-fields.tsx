import type { z } from 'zod'
import type { jobInput } from '#contract/jobs.ts'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import type { RecordForm } from '../lists/form.ts'

export const emptyJob = { title: '', description: '', type: '', experience: '', closes_on: '' }

const usualTypes = ['Full time', 'Part time', 'Contract', 'Internship', 'Daily wage']

/** The fields of a job opening, for adding and for editing. */
export function JobFields({
  field,
  id,
}: Pick<RecordForm<z.input<typeof jobInput>>, 'field'> & { id: string }) {
  return (
    <>
      <TextField {...field('title')} label="Title" required />
      <TextAreaField
        {...field('description')}
        label="Description"
        hint="What the person will do, where, and what you offer."
        required
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...field('type')} label="Type" list={`${id}-types`} autoComplete="off" required />
        <TextField {...field('experience')} label="Experience" autoComplete="off" required />
      </div>
      <datalist id={`${id}-types`}>
        {usualTypes.map((type) => (
          <option key={type} value={type} />
        ))}
      </datalist>
      <TextField
        {...field('closes_on')}
        label="Closing date"
        type="date"
        hint="The last day on which people can apply. Leave it empty to close the job by hand."
      />
    </>
  )
}

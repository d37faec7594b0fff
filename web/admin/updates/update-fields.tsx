import { dayInIndia } from '#contract/days.ts'
import { updateMessages as words } from '#contract/houses/messages.ts'
import { type Stage, stageNames, stages } from '#contract/houses/stages.ts'
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx'
import type { Form, Refusal } from '../../ui/form.tsx'

export const nameOfStage = (stage: Stage | '') => (stage ? stageNames[stage] : '')

/** What is written about a day on the building site. */
export function UpdateFields({ form: { field } }: { form: Pick<Form, 'field'> }) {
  return (
    <>
      <TextAreaField
        {...field('text')}
        label="What happened"
        hint="Up to three sentences, in English or Malayalam."
        rows={3}
      />
      <div className="grid gap-x-4 gap-y-6 min-[22rem]:grid-cols-2">
        <TextField
          {...field('happened_on')}
          label="Day"
          type="date"
          max={dayInIndia(new Date())}
          autoComplete="off"
        />
        <SelectField {...field('stage')} label="Stage">
          <option value="">None</option>
          {stages.map((stage) => (
            <option key={stage} value={stage}>
              {stageNames[stage]}
            </option>
          ))}
        </SelectField>
      </div>
    </>
  )
}

/** The same as the server's, so that it is said before the update waits for a connection. */
export function checkUpdate(body: FormData, pictures: number): Refusal | undefined {
  const read = (name: string) => String(body.get(name) ?? '').trim()
  if (read('happened_on') > dayInIndia(new Date())) return refusalOf('happened_on', words.notYet)
  return read('text') || pictures > 0 ? undefined : refusalOf('text', words.empty)
}

const refusalOf = (field: string, message: string) => ({ message, fields: { [field]: message } })

// When and where an interview is: one tap for the next days, any other time by hand.
import { useRef } from 'react'
import { dayInIndia } from '#contract/days.ts'
import { maxLineLength } from '#contract/limits.ts'
import { TextField, typeInto } from '../../../ui/field.tsx'
import type { Form } from '../../../ui/form.tsx'
import { Suggestions } from '../../blocks/forms/suggestions.tsx'
import { interviewDays } from './interview-days.ts'
import type { useDraft } from './use-draft.ts'
import { words } from './words.ts'

type InterviewFieldsProps = { form: Form; draft: ReturnType<typeof useDraft> }

export function InterviewFields({ form, draft: { at, values, changeWhen } }: InterviewFieldsProps) {
  const time = useRef<HTMLInputElement>(null)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div>
        <TextField
          name="interview_at"
          ref={time}
          label={words.at}
          hint={words.atHint}
          type="datetime-local"
          required
          error={form.field('interview_at').error}
          defaultValue={at}
          onInput={({ currentTarget }) => changeWhen({ at: currentTarget.value })}
        />
        <Suggestions
          options={interviewDays(dayInIndia(new Date())).map((day) => [words.onDay(day), day.at])}
          chosen={at}
          onChoose={(text) => time.current && typeInto(time.current, text)}
        />
      </div>
      <TextField
        key={values.place}
        name="interview_place"
        label={words.place}
        required
        maxLength={maxLineLength}
        error={form.field('interview_place').error}
        defaultValue={values.place}
        onBlur={({ target }) => {
          const place = target.value.trim()
          if (place !== values.place) changeWhen({ place })
        }}
      />
    </div>
  )
}

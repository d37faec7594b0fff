import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef } from 'react'
import type { Application } from '#contract/applications.ts'
import { dayInIndia, timeInIndia } from '#contract/days.ts'
import { languageNames } from '#contract/languages.ts'
import { maxLineLength } from '#contract/limits.ts'
import {
  type AnswerInput,
  type AnswerName,
  type AnswerWay,
  answerInput,
  answerMessages,
  maxAnswerLength,
  type PreparedAnswers,
} from '#contract/people/answers.ts'
import { CallError, queryOf, useCall } from '../../../calls/api.ts'
import { Button } from '../../../ui/button.tsx'
import { whatsappLink } from '../../../ui/contact-links.ts'
import { TextAreaField, TextField, TickField } from '../../../ui/field.tsx'
import type { Form } from '../../../ui/form.tsx'
import { RecordState } from '../../../ui/list-state.tsx'
import { clearToasts } from '../../../ui/toast.ts'
import { adminCall } from '../../blocks/calls.ts'
import { DialogButtons } from '../../blocks/confirm.tsx'
import { Choice, SuggestedField } from '../../blocks/forms/control.tsx'
import { RecordDialog } from '../../blocks/forms/record-dialog.tsx'
import { useSettingForm } from '../../blocks/forms/setting-form.tsx'
import { words as common } from '../../blocks/words.ts'
import { addCountryCode } from '../../inbox/message-bar.tsx'
import { interviewDays, refillText, useDraft } from './use-draft.ts'
import { words } from './words.ts'

type AnswerDialogProps = {
  application: Application
  /** The answer to begin with; closed without one. */
  answer: AnswerName | undefined
  onDone: () => void
}

export function AnswerDialog({ application, answer, onDone }: AnswerDialogProps) {
  return (
    <RecordDialog item={answer} title={words.title(application.name)} onClose={onDone}>
      {(first, onCancel) => (
        <LoadedForm {...{ application, first, onCancel }} key={application.id} onSent={onDone} />
      )}
    </RecordDialog>
  )
}

function LoadedForm(props: Omit<AnswerFormProps, 'prepared'>) {
  const prepared = useCall('prepareAnswers', { params: { id: props.application.id } })
  return (
    <RecordState query={prepared} failed={answerMessages.loadFailed}>
      {(found) => <AnswerForm {...props} prepared={found} />}
    </RecordState>
  )
}

type AnswerFormProps = {
  application: Application
  first: AnswerName
  prepared: PreparedAnswers
  onSent: () => void
  onCancel: () => void
}

function AnswerForm({ application, first, prepared, onSent, onCancel }: AnswerFormProps) {
  const by = useRef<AnswerWay>('whatsapp')
  const client = useQueryClient()
  /** As it was when somebody began to write. */
  const version = useRef(application.version)
  const draft = useDraft(application, first, prepared)
  const { answer, language, values } = draft
  const isInvitation = answer === 'invite'

  const form = useSettingForm<AnswerInput>({
    // Which of the two buttons it was is known when it is sent.
    defaults: { by: 'whatsapp', tell: 'true', version: 1 },
    required: isInvitation ? ['interview_at', 'interview_place', 'text'] : ['text'],
    missing: answerMessages.incomplete,
    schema: answerInput,
    check: () =>
      isInvitation && draft.at < timeInIndia(new Date()).replace(' ', 'T')
        ? { message: answerMessages.timeOver, fields: { interview_at: answerMessages.timeOver } }
        : undefined,
    async send(input) {
      // By the Enter key a new place comes before its field is left.
      const place = isInvitation ? input.interview_place : values.place
      const text = refillText(input.text, values, { ...values, place })
      // At once: after a pause browsers take the new window for an advertisement.
      if (by.current === 'whatsapp')
        window.open(whatsappLink(addCountryCode(application.whatsapp), text), '_blank', 'noopener')
      const body = { ...input, text, by: by.current, version: version.current }
      const params = { id: application.id }
      try {
        return await adminCall('sendAnswer', { params, body })
      } catch (error) {
        if (error instanceof CallError && error.status === 409) {
          // The message and the screen tell what is new: the next try is meant for it.
          const newer = await client.fetchQuery({ ...queryOf('getApplication', { params }), staleTime: 0 })
          version.current = newer.version
        }
        throw error
      }
    },
    onSaved: onSent,
    failed: words.failed,
  })

  const sending = (way: AnswerWay) => ({
    type: 'submit' as const,
    icon: way,
    onClick: () => {
      by.current = way
    },
  })
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    form.props.onSubmit(event)
    // What is wrong stands at its field, which has the focus; the same as a toast would lie over the buttons.
    clearToasts()
  }
  return (
    <form {...form.props} onSubmit={onSubmit} className="grid gap-5">
      <div className="grid grid-cols-2 gap-x-3 sm:gap-x-5">
        <Choice
          name="answer"
          label={words.answer}
          value={answer}
          names={words.answers}
          onChoose={draft.setAnswer}
        />
        <Choice
          name="language"
          label={words.language}
          value={language}
          names={languageNames}
          onChoose={draft.setLanguage}
        />
      </div>
      {isInvitation ? <InterviewFields {...{ form, draft }} /> : null}
      <TextAreaField
        name="text"
        label={words.text}
        hint={words.textHint}
        lang={language}
        rows={10}
        required
        maxLength={maxAnswerLength}
        error={form.field('text').error}
        value={draft.text}
        onChange={(event) => draft.setText(event.target.value)}
      />
      <TickField {...form.field('tell')} label={words.tell} hint={words.says + words.told[toldBy[answer]]} />
      {application.email ? null : <p className="text-sm text-stone">{words.noAddress}</p>}
      <DialogButtons className="max-sm:*:grow max-sm:*:basis-0 max-sm:*:px-2">
        <Button {...sending('whatsapp')} busy={form.busy} busyLabel={words.sending}>
          {words.byWhatsapp}
        </Button>
        {application.email ? (
          <Button {...sending('mail')} variant="secondary" disabled={form.busy}>
            {words.byMail}
          </Button>
        ) : null}
        {/* On phones the button at the top closes it, and leaves the room to those that send. */}
        <Button variant="secondary" onClick={onCancel} className="max-sm:hidden">
          {common.cancel}
        </Button>
      </DialogButtons>
    </form>
  )
}

const toldBy = { invite: 'invited', more: 'reading', reject: 'rejected' } as const

// When and where an interview is: one tap for the next days, any other time by hand.

type InterviewFieldsProps = { form: Form; draft: ReturnType<typeof useDraft> }

function InterviewFields({ form, draft: { at, values, changeWhen } }: InterviewFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SuggestedField
        name="interview_at"
        label={words.at}
        hint={words.atHint}
        type="datetime-local"
        required
        error={form.field('interview_at').error}
        defaultValue={at}
        onInput={({ currentTarget }) => changeWhen({ at: currentTarget.value })}
        options={interviewDays(dayInIndia(new Date())).map((day) => [words.onDay(day), day.at])}
      />
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

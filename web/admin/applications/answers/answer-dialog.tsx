import { useRef, useState } from 'react'
import type { Application } from '#contract/applications.ts'
import { timeInIndia } from '#contract/days.ts'
import { type Language, languageIn, languageNames } from '#contract/languages.ts'
import { maxLineLength } from '#contract/limits.ts'
import { answerMessages } from '#contract/people/answer-messages.ts'
import {
  type AnswerInput,
  type AnswerName,
  type AnswerWay,
  answerInput,
  maxAnswerLength,
  type PreparedAnswers,
} from '#contract/people/answers.ts'
import { useCall } from '../../../api.ts'
import { Button } from '../../../ui/button.tsx'
import { whatsappLink } from '../../../ui/contact-links.ts'
import { TextAreaField, TextField, TickField } from '../../../ui/field.tsx'
import { RecordState } from '../../../ui/list-state.tsx'
import { useUnsaved } from '../../../ui/unsaved.ts'
import { DialogButtons } from '../../blocks/dialog-buttons.tsx'
import { Choice } from '../../blocks/forms/choice.tsx'
import { RecordDialog } from '../../blocks/forms/record-dialog.tsx'
import { useSettingForm } from '../../blocks/forms/setting-form.tsx'
import { adminCall } from '../../blocks/session.ts'
import { addCountryCode } from '../../inbox/message-bar.tsx'
import { dayAndTime, fillText, refillText } from './fill.ts'
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
type When = { at: string; place: string | undefined }

function AnswerForm({ application, first, prepared, onSent, onCancel }: AnswerFormProps) {
  const by = useRef<AnswerWay>('whatsapp')
  const [answer, setAnswer] = useState<AnswerName>(first)
  const [language, setLanguage] = useState<Language>(languageIn(application.notice_language))
  const [when, setWhen] = useState<When>({
    at: application.interview_at ?? '',
    place: application.interview_place || undefined,
  })
  /** Texts that were changed here, by answer and language. */
  const [typed, setTyped] = useState<Record<string, string>>({})
  useUnsaved(Object.keys(typed).length > 0)

  const valuesIn = (one: Language, { at, place }: When) => ({
    ...prepared.filling[one],
    ...dayAndTime(at, one),
    place: place ?? prepared.filling[one].place,
  })
  function changeWhen(next: When) {
    setWhen(next)
    setTyped((texts) =>
      Object.fromEntries(
        Object.entries(texts).map(([key, text]) => {
          const one = languageIn(key.slice(-2))
          return [key, refillText(text, valuesIn(one, when), valuesIn(one, next))]
        }),
      ),
    )
  }
  const key = `${answer} ${language}`
  const kept = prepared.texts.find(({ id }) => id === answer)
  const template = (language === 'ml' ? kept?.malayalam : kept?.english) ?? ''
  const values = valuesIn(language, when)
  const isInvitation = answer === 'invite'

  const form = useSettingForm<AnswerInput>({
    // Which of the two buttons it was is known when it is sent.
    defaults: { by: 'whatsapp', tell: 'true' },
    required: isInvitation ? ['interview_at', 'interview_place', 'text'] : ['text'],
    missing: answerMessages.incomplete,
    schema: answerInput,
    check: () =>
      isInvitation && when.at < timeInIndia(new Date()).replace(' ', 'T')
        ? { message: answerMessages.timeOver, fields: { interview_at: answerMessages.timeOver } }
        : undefined,
    send(input) {
      // By the Enter key a new place comes before its field is left.
      const place = isInvitation ? input.interview_place : values.place
      const text = refillText(input.text, values, { ...values, place })
      // At once: after a pause browsers take the new window for an advertisement.
      if (by.current === 'whatsapp')
        window.open(whatsappLink(addCountryCode(application.whatsapp), text), '_blank', 'noopener')
      const body = { ...input, text, by: by.current }
      return adminCall('sendAnswer', { params: { id: application.id }, body })
    },
    onSuccess: onSent,
    failed: (message) => message || words.failed,
  })

  const sending = (way: AnswerWay) => ({
    type: 'submit' as const,
    icon: way,
    onClick: () => {
      by.current = way
    },
  })
  return (
    <form {...form.props} className="grid gap-5">
      <div className="grid grid-cols-2 gap-x-3 sm:gap-x-5">
        <Choice
          name="answer"
          label={words.answer}
          value={answer}
          names={words.answers}
          onChoose={setAnswer}
        />
        <Choice
          name="language"
          label={words.language}
          value={language}
          names={languageNames}
          onChoose={setLanguage}
        />
      </div>
      {isInvitation ? (
        <div className="grid items-end gap-5 sm:grid-cols-2">
          <TextField
            name="interview_at"
            label={words.at}
            hint={words.atHint}
            type="datetime-local"
            required
            error={form.field('interview_at').error}
            value={when.at}
            onChange={(event) => changeWhen({ ...when, at: event.target.value })}
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
              if (place !== values.place) changeWhen({ ...when, place })
            }}
          />
        </div>
      ) : null}
      <TextAreaField
        name="text"
        label={words.text}
        hint={words.textHint}
        lang={language}
        rows={10}
        required
        maxLength={maxAnswerLength}
        error={form.field('text').error}
        value={typed[key] ?? fillText(template, values)}
        onChange={(event) => setTyped({ ...typed, [key]: event.target.value })}
      />
      <TickField {...form.field('tell')} label={words.tell} hint={words.says + words.told[toldBy[answer]]} />
      {application.email ? null : <p className="text-sm text-stone">{words.noAddress}</p>}
      <DialogButtons>
        <Button {...sending('whatsapp')} busy={form.busy} busyLabel={words.sending}>
          {words.byWhatsapp}
        </Button>
        {application.email ? (
          <Button {...sending('mail')} variant="secondary" disabled={form.busy}>
            {words.byMail}
          </Button>
        ) : null}
        <Button variant="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
      </DialogButtons>
    </form>
  )
}

const toldBy = { invite: 'invited', more: 'reading', reject: 'rejected' } as const

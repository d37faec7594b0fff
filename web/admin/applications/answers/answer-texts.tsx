import { type ReactNode, useState } from 'react'
import {
  type AnswerName,
  type AnswerText,
  answerMessages,
  answerTextInput,
  maxAnswerLength,
} from '#contract/people/answers.ts'
import { useCall } from '../../../calls/api.ts'
import { Button } from '../../../ui/button.tsx'
import { TextAreaField } from '../../../ui/field.tsx'
import { RecordState } from '../../../ui/list-state.tsx'
import { adminCall } from '../../blocks/calls.ts'
import { Choice } from '../../blocks/forms/control.tsx'
import { DialogActions, RecordDialog } from '../../blocks/forms/record-dialog.tsx'
import { useSettingForm } from '../../blocks/forms/setting-form.tsx'
import { useConfirmLeave } from '../../blocks/leave-guard.ts'
import { words } from './words.ts'

/** The button to the texts that staff keep, and their dialog. */
export function AnswerTexts() {
  const [chosen, setChosen] = useState<AnswerName>()
  return (
    <>
      <Button variant="secondary" onClick={() => setChosen('invite')}>
        {words.texts}
      </Button>
      <RecordDialog item={chosen} title={words.texts} onClose={() => setChosen(undefined)}>
        {(id, close) => (
          <KeptText id={id}>
            {(text) => <TextForm key={id} text={text} onChoose={setChosen} onCancel={close} />}
          </KeptText>
        )}
      </RecordDialog>
    </>
  )
}

function KeptText({ id, children }: { id: AnswerName; children: (text: AnswerText) => ReactNode }) {
  const texts = useCall('listAnswerTexts', {})
  return (
    <RecordState query={texts} failed={answerMessages.loadFailed}>
      {({ items }) => items.filter((text) => text.id === id).map(children)}
    </RecordState>
  )
}

type TextFormProps = { text: AnswerText; onChoose: (id: AnswerName) => void; onCancel: () => void }

function TextForm({ text, onChoose, onCancel }: TextFormProps) {
  const confirmLeave = useConfirmLeave()
  const { id, english, malayalam, version } = text
  const form = useSettingForm({
    defaults: { english, malayalam, version },
    required: ['english', 'malayalam'],
    missing: answerMessages.missing,
    schema: answerTextInput,
    send: (body) => adminCall('saveAnswerText', { params: { id }, body }),
    failed: words.saveFailed,
  })
  const field = { rows: 8, maxLength: maxAnswerLength }
  async function choose(next: AnswerName) {
    if (!form.dirty || (await confirmLeave())) onChoose(next)
  }
  return (
    <form {...form.props} className="grid gap-5">
      <Choice label={words.which} hint={words.textsHint} value={id} names={words.answers} onChoose={choose} />
      <TextAreaField {...form.field('english')} {...field} label={words.english} lang="en" />
      <TextAreaField {...form.field('malayalam')} {...field} label={words.malayalam} lang="ml" />
      <DialogActions save={words.save} busy={form.busy} onCancel={onCancel} />
    </form>
  )
}

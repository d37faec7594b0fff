import { updateMessages as words } from '#contract/houses/messages.ts'
import { type Update, type UpdateInput, updateInput } from '#contract/houses/updates.ts'
import { call } from '../../api.ts'
import { useForm } from '../../ui/form.tsx'
import { useConflict } from '../blocks/forms/conflict.tsx'
import { DialogActions } from '../blocks/forms/record-dialog.tsx'
import { formatDate } from '../blocks/lists/format-date.ts'
import { useMutate } from '../blocks/lists/mutate.ts'
import { adminCall } from '../blocks/session.ts'
import { checkUpdate, nameOfStage, UpdateFields } from './update-fields.tsx'

type UpdateEditProps = { update: Update; onDone: () => void; onCancel: () => void }

/** The words of an update; its pictures stay. */
export function UpdateEdit({ update, onDone, onCancel }: UpdateEditProps) {
  const mutate = useMutate()
  const saveOrAsk = useConflict()
  const { id, project_id } = update

  const form = useForm<UpdateInput>({
    defaults: { happened_on: update.happened_on, stage: update.stage, text: update.text },
    missing: '',
    schema: updateInput,
    check: (body) => checkUpdate(body, update.pictures.length),
    send: (input) =>
      mutate(
        () =>
          saveOrAsk({
            send: (over) =>
              adminCall('changeUpdate', {
                params: { id },
                body: { ...input, version: (over ?? update).version },
              }),
            load: async () => {
              const { items } = await call('listUpdates', { params: { id: project_id }, query: {} })
              return items.find((one) => one.id === id) ?? update
            },
            compare: (theirs) => [
              ['What happened', input.text, theirs.text],
              ['Day', formatDate(input.happened_on ?? ''), formatDate(theirs.happened_on)],
              ['Stage', nameOfStage(input.stage), nameOfStage(theirs.stage)],
            ],
            take: ({ happened_on, stage, text }) => form.reset({ happened_on, stage, text }),
          }),
        { done: words.updated },
      ),
    onSuccess: onDone,
    failed: (message) => message,
  })

  return (
    <form {...form.props} className="grid gap-6">
      <UpdateFields form={form} />
      <DialogActions save="Save update" busy={form.busy} onCancel={onCancel} />
    </form>
  )
}

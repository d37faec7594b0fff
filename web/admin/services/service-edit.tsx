import { messages } from '#contract/messages.ts'
import { type Service, serviceChange } from '#contract/services.ts'
import { call, upload } from '../../api.ts'
import { TextAreaField } from '../../ui/field.tsx'
import { withSession } from '../auth/session.ts'
import { PictureSlot } from '../images/chosen-pictures.tsx'
import { usePictures } from '../images/picture-list.ts'
import { PictureProblems, PictureSection } from '../images/picture-picker.tsx'
import { toFormData, type UploadOptions, uploadTogether, useUpload } from '../images/picture-upload.ts'
import { useEditForm } from '../lists/edit-form.ts'
import { DialogActions, RecordDialog } from '../lists/record-dialog.tsx'

const words = messages.services

export function ServiceDialog({ service, onClose }: { service: Service | undefined; onClose: () => void }) {
  return (
    <RecordDialog item={service} title="Edit service" onClose={onClose}>
      {(service, close) => <EditForm service={service} onDone={onClose} onCancel={close} />}
    </RecordDialog>
  )
}

type EditFormProps = { service: Service; onDone: () => void; onCancel: () => void }

function EditForm({ service, onDone, onCancel }: EditFormProps) {
  const { busy, run } = useUpload()
  const { list, main, problems } = usePictures({ mainFirst: false })
  const form = useEditForm({
    record: service,
    labels: { description: 'Description' },
    schema: serviceChange,
    words,
    send: ({ description, version }) => run((signal) => send(description, version, signal)),
    load: () => loadService(service.id),
    onDone,
  })

  function send(description: string, version: number | undefined, signal: AbortSignal) {
    const put = (image: File | undefined, options: Partial<UploadOptions>) => {
      const body = toFormData({ description, version, image })
      return withSession(() => upload('updateService', { params: { id: service.id }, body }, options))
    }
    if (!main) return put(undefined, { signal })
    return uploadTogether(list, [main], signal, ([image], options) => put(image, options))
  }

  return (
    <form {...form.props}>
      <TextAreaField {...form.field('description')} label="Description" required />
      <PictureSection title="New image" note="If you choose one, it takes the place of the present image.">
        <PictureProblems problems={problems} onDismiss={list.forgetProblems} />
        <PictureSlot list={list} picture={main} busy={busy} label="Choose a new image" />
      </PictureSection>
      <div className="mt-6">
        <DialogActions save="Update service" busy={form.busy} onCancel={onCancel} />
      </div>
    </form>
  )
}

/** There is no call for a single service. */
async function loadService(id: string) {
  const { items } = await call('listServices', {})
  const found = items.find((service) => service.id === id)
  if (!found) throw new Error(words.notFound)
  return found
}

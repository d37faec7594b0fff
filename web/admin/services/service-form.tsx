import { useState } from 'react'
import { splitService } from '#contract/addresses.ts'
import { messages } from '#contract/messages.ts'
import { type Service, serviceChange, serviceInput } from '#contract/services.ts'
import { call } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { type FieldRows, Fields } from '../blocks/forms/fields.tsx'
import { DialogActions, type DialogFormProps } from '../blocks/forms/record-dialog.tsx'
import { useAddForm, useEditForm } from '../blocks/forms/record-form.ts'
import { PictureSlot } from '../images/chosen-pictures.tsx'
import { toFormData } from '../images/picture-file.ts'
import { usePictures } from '../images/picture-list.ts'
import { PictureSection, pictureLimits } from '../images/picture-section.tsx'
import { uploadWithMain } from '../images/picture-upload.ts'

const words = messages.services
const title = {
  label: 'Title',
  hint: 'A few words, for example Compound walls and gates. If you leave it empty, the first words of the description are used.',
}
const addRows: FieldRows = {
  title,
  description: {
    label: 'Description',
    hint: 'What you do and for whom. The home page shows the first lines; the full text is on the service’s own page.',
    multiline: true,
  },
}
const editRows: FieldRows = { title, description: { label: 'Description', multiline: true } }

const tell = ({ title = '', description }: Pick<Service, 'description'> & { title?: string }) => ({
  name: splitService({ title, description }).title,
})

export function AddService() {
  const pictures = usePictures()
  const { list, main } = pictures
  const [imageMissing, setImageMissing] = useState(false)
  const form = useAddForm({
    kind: 'services',
    rows: addRows,
    schema: serviceInput,
    words,
    tell,
    onAdded: list.clear,
    check() {
      setImageMissing(!main)
      return main ? undefined : { message: words.fillAll, fields: {} }
    },
    send: (values) =>
      pictures.run((signal) =>
        uploadWithMain(pictures, signal, (image, options) =>
          call('createService', { body: toFormData({ ...values, image }) }, options),
        ),
      ),
  })
  const error = imageMissing && !main ? words.fillAll : undefined
  return (
    <form {...form.props} className="max-w-form">
      <Fields rows={addRows} schema={serviceInput} field={form.field} malayalam={form.malayalam} />
      <PictureSection title="Image" note={pictureLimits} error={error} pictures={pictures}>
        <PictureSlot pictures={pictures} label="Choose an image" />
      </PictureSection>
      <Button type="submit" busy={form.busy} busyLabel="Adding..." className="mt-6">
        Add service
      </Button>
    </form>
  )
}

export function EditService({ item, onDone, onCancel }: DialogFormProps<Service>) {
  const params = { id: item.id }
  const pictures = usePictures()
  const form = useEditForm({
    kind: 'services',
    record: item,
    rows: editRows,
    schema: serviceChange,
    words,
    tell,
    onDone,
    load: () => call('getService', { params: { slug: item.slug } }),
    run: pictures.run,
    send: (values, signal) =>
      uploadWithMain(pictures, signal, (image, options) =>
        call('updateService', { params, body: toFormData({ ...values, image }) }, options),
      ),
  })
  const note = 'If you choose one, it replaces the present image.'
  return (
    <form {...form.props} className="grid gap-6">
      <Fields rows={editRows} schema={serviceInput} field={form.field} malayalam={form.malayalam} />
      <PictureSection title="New image" note={note} pictures={pictures}>
        <PictureSlot pictures={pictures} label="Choose a new image" />
      </PictureSection>
      <DialogActions save="Update service" busy={form.busy} onCancel={onCancel} />
    </form>
  )
}

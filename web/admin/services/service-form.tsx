import { useState } from 'react'
import { splitService } from '#contract/addresses.ts'
import { messages } from '#contract/messages.ts'
import type { Service } from '#contract/services.ts'
import { call } from '../../api.ts'
import type { Edited } from '../blocks/forms/record-dialog.tsx'
import { RecordForm } from '../blocks/forms/record-form.tsx'
import { useRecordForm } from '../blocks/forms/use-record-form.ts'
import { PictureSlot } from '../images/chosen-pictures.tsx'
import { toFormData } from '../images/picture-file.ts'
import { usePictures } from '../images/picture-list.ts'
import { PictureSection } from '../images/picture-section.tsx'
import { uploadWithMain } from '../images/picture-upload.ts'
import { words as images } from '../images/words.ts'

const words = messages.services

/** Adds a service, or edits one in a dialog. */
export function ServiceForm({ edited }: { edited?: Edited<Service> }) {
  const pictures = usePictures()
  const { list, main } = pictures
  const [imageMissing, setImageMissing] = useState(false)
  const form = useRecordForm({
    kind: 'services',
    words,
    tell: (values) => ({ name: splitService(values).title }),
    onAdded: list.clear,
    check() {
      const isMissing = !edited && !main
      setImageMissing(isMissing)
      return isMissing ? { message: words.fillAll, fields: {} } : undefined
    },
    add: (values) =>
      pictures.run((signal) =>
        uploadWithMain(pictures, signal, (image, options) =>
          call('createService', { body: toFormData({ ...values, image }) }, options),
        ),
      ),
    edit: edited && {
      ...edited,
      run: pictures.run,
      send: (values, signal) =>
        uploadWithMain(pictures, signal, (image, options) => {
          const body = toFormData({ ...values, image })
          return call('updateService', { params: { id: edited.record.id }, body }, options)
        }),
      load: () => call('getService', { params: { slug: edited.record.slug } }),
    },
  })
  if (edited)
    return (
      <RecordForm form={form} save="Update service" cancel={edited.onCancel}>
        <PictureSection
          title="New image"
          note="If you choose one, it replaces the present image."
          pictures={pictures}
        >
          <PictureSlot pictures={pictures} label="Choose a new image" />
        </PictureSection>
      </RecordForm>
    )
  const error = imageMissing && !main ? words.fillAll : undefined
  return (
    <RecordForm form={form} save="Add service" busyLabel="Adding...">
      <PictureSection title="Image" note={images.limits} error={error} pictures={pictures}>
        <PictureSlot pictures={pictures} label="Choose an image" />
      </PictureSection>
    </RecordForm>
  )
}

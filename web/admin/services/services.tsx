import { lazy, useState } from 'react'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { splitService } from '#contract/records/split-service.ts'
import type { Service } from '#contract/services.ts'
import { call, useCall } from '../../calls/api.ts'
import { ChunkBoundary } from '../../screen.tsx'
import { ListState } from '../../ui/list-state.tsx'
import { type Edited, RecordDialog } from '../blocks/forms/record-dialog.tsx'
import { RecordForm, useRecordForm } from '../blocks/forms/record-form.tsx'
import { SavedPanel } from '../blocks/forms/saved-panel.tsx'
import { Heading } from '../blocks/heading.tsx'
import { FormAndList } from '../blocks/lists/form-and-list.tsx'
import { PictureSlot } from '../images/chosen-pictures.tsx'
import { toFormData } from '../images/files/picture-file.ts'
import { usePictures } from '../images/picture-list.ts'
import { PictureSection } from '../images/picture-section.tsx'
import { uploadWithMain } from '../images/picture-upload.ts'
import { words as images } from '../images/words.ts'

/** What puts services in order is heavy, and below the first view on phones. */
const ServiceList = lazy(() =>
  import('./service-list.tsx').then((loaded) => ({ default: loaded.ServiceList })),
)

const words = messages.services

export function Page() {
  const services = useCall('listServices', {})
  const [edited, setEdited] = useState<Service>()
  const closeDialog = () => setEdited(undefined)
  return (
    <>
      <Heading
        title={adminPages.services.title}
        note="What you add here appears on the home page after the five fixed services, and gets its own page."
      />
      <FormAndList title="Added services" count={services.data?.items.length} form={<ServiceForm />}>
        <SavedPanel onEdit={(id) => setEdited(services.data?.items.find((one) => one.id === id))} />
        <ListState query={services} empty={words.empty} failed={words.loadFailed}>
          {(items) => (
            <ChunkBoundary>
              <ServiceList services={items} onEdit={setEdited} />
            </ChunkBoundary>
          )}
        </ListState>
      </FormAndList>
      <RecordDialog item={edited} title="Edit service" onClose={closeDialog}>
        {(record, onCancel) => <ServiceForm edited={{ record, onDone: closeDialog, onCancel }} />}
      </RecordDialog>
    </>
  )
}

/** Adds a service, or edits one in a dialog. */
function ServiceForm({ edited }: { edited?: Edited<Service> }) {
  const pictures = usePictures()
  const { list, main } = pictures
  const [imageMissing, setImageMissing] = useState(false)
  const form = useRecordForm({
    kind: 'services',
    words: words,
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

import { lazy, useState } from 'react'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import type { Service } from '#contract/services.ts'
import { useCall } from '../../api.ts'
import { ChunkBoundary } from '../../screen.tsx'
import { ListState } from '../../ui/list-state.tsx'
import { RecordDialog } from '../blocks/forms/record-dialog.tsx'
import { SavedPanel } from '../blocks/forms/saved-panel.tsx'
import { Heading } from '../blocks/heading.tsx'
import { FormAndList } from '../blocks/lists/form-and-list.tsx'
import { ServiceForm } from './service-form.tsx'

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

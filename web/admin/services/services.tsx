import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { type Service, serviceInput } from '#contract/services.ts'
import { upload, useCall } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { useForm } from '../../ui/form.tsx'
import { ListState } from '../../ui/list-state.tsx'
import { toast } from '../../ui/toast.tsx'
import { withSession } from '../auth/session.ts'
import { PictureSlot } from '../images/chosen-pictures.tsx'
import { usePictures } from '../images/picture-list.ts'
import { PictureProblems, PictureSection, pictureLimits } from '../images/picture-picker.tsx'
import { toFormData, uploadTogether, useUpload } from '../images/picture-upload.ts'
import { Heading } from '../shell/heading.tsx'
import { ServiceDialog } from './service-edit.tsx'
import { ServiceList } from './service-list.tsx'

const words = messages.services
const empty = { description: '' }

export function Page() {
  const services = useCall('listServices', {})
  const [edited, setEdited] = useState<Service>()
  return (
    <>
      <Heading
        title={adminPages.services.title}
        note="What you add here stands on the home page, after the five services that have pages of their own."
      />
      <AddForm />
      <h2 className="mt-16 mb-6 text-2xl">Added services</h2>
      <ListState of={services} empty={words.empty} failed={words.loadFailed}>
        {(items) => <ServiceList services={items} onEdit={setEdited} />}
      </ListState>
      <ServiceDialog service={edited} onClose={() => setEdited(undefined)} />
    </>
  )
}

function AddForm() {
  const client = useQueryClient()
  const { list, main, problems } = usePictures({ mainFirst: false })
  const { busy, run } = useUpload()
  const [imageMissing, setImageMissing] = useState(false)
  const form = useForm({
    schema: serviceInput,
    defaults: empty,
    missing: words.fillAll,
    failed: words.addFailed,
    check() {
      setImageMissing(!main)
      return main ? undefined : { message: words.fillAll, fields: {} }
    },
    send: ({ description }) =>
      run((signal) =>
        uploadTogether(list, main ? [main] : [], signal, ([image], options) => {
          const body = toFormData({ description, image })
          return withSession(() => upload('createService', { body }, options))
        }),
      ),
    onSuccess() {
      toast.success(words.added)
      form.reset()
      list.clear()
      client.invalidateQueries()
    },
  })
  return (
    <form {...form.props} className="max-w-form">
      <TextAreaField
        {...form.field('description')}
        label="Description"
        hint="What you do and for whom, in one or two sentences."
        required
      />
      <PictureSection
        title="Image"
        note={pictureLimits}
        error={imageMissing && !main ? words.fillAll : undefined}
      >
        <PictureProblems problems={problems} onDismiss={list.forgetProblems} />
        <PictureSlot list={list} picture={main} busy={busy} label="Choose an image" />
      </PictureSection>
      <Button type="submit" busy={form.busy} busyLabel="Adding..." className="mt-6">
        Add service
      </Button>
    </form>
  )
}

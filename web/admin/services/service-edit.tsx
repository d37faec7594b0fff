import { useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import type { z } from 'zod'
import { messages } from '#contract/messages.ts'
import { type Service, serviceChange } from '#contract/services.ts'
import { call, upload } from '../../api.ts'
import { TextAreaField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'
import { withSession } from '../auth/session.ts'
import { PictureSlot } from '../images/chosen-pictures.tsx'
import { usePictures } from '../images/picture-list.ts'
import { PictureProblems, PictureSection } from '../images/picture-picker.tsx'
import { toFormData, type UploadOptions, uploadTogether, useUpload } from '../images/picture-upload.ts'
import { useConflict } from '../lists/conflict.tsx'
import { useRecordForm } from '../lists/form.ts'
import { RecordDialog, SaveRow, useDirty } from '../lists/record-dialog.tsx'

const words = messages.services

export function ServiceDialog({ service, onClose }: { service: Service | undefined; onClose: () => void }) {
  return (
    <RecordDialog item={service} title={() => 'Edit service'} onClose={onClose}>
      {(service, dirty, close) => (
        <EditForm service={service} dirty={dirty} onDone={onClose} onCancel={close} />
      )}
    </RecordDialog>
  )
}

type EditFormProps = {
  service: Service
  dirty: RefObject<boolean>
  onDone: () => void
  onCancel: () => void
}

const valuesOf = ({ description, version }: Service) => ({ description, version })

function EditForm({ service, dirty, onDone, onCancel }: EditFormProps) {
  const client = useQueryClient()
  const conflict = useConflict()
  const { busy, run } = useUpload()
  const form = useRecordForm(serviceChange, { defaultValues: valuesOf(service), missing: words.fillAll })
  const { list, main, problems } = usePictures({ mainFirst: false })
  useDirty(dirty, form.dirty || main !== undefined)

  function send(description: string, version: number | undefined, signal: AbortSignal) {
    const put = (image: File | undefined, options: Partial<UploadOptions>) => {
      const body = toFormData({ description, version, image })
      return withSession(() => upload('updateService', { params: { id: service.id }, body }, options))
    }
    if (!main) return put(undefined, { signal })
    return uploadTogether(list, [main], signal, ([image], options) => put(image, options))
  }

  async function update({ description, version }: z.output<typeof serviceChange>) {
    try {
      const saved = await run((signal) =>
        conflict.save({
          send: (over) => send(description, over ? undefined : version, signal),
          load: () => findService(service.id),
          compare: (theirs) => [['Description', description, theirs.description]],
          take: (theirs) => form.reset(valuesOf(theirs)),
        }),
      )
      client.invalidateQueries({ queryKey: ['listServices'] })
      if (!saved) return
      toast.success(words.updated)
      onDone()
    } catch {
      toast.error(words.updateFailed)
    }
  }

  return (
    <>
      <form onSubmit={form.submit(update)} noValidate>
        <TextAreaField {...form.field('description')} label="Description" required />
        <PictureSection title="New image" note="If you choose one, it takes the place of the present image.">
          <PictureProblems problems={problems} onDismiss={list.forgetProblems} />
          <PictureSlot list={list} picture={main} busy={busy} label="Choose a new image" />
        </PictureSection>
        <div className="mt-6">
          <SaveRow save="Update service" busy={form.busy} onCancel={onCancel} />
        </div>
      </form>
      {conflict.dialog}
    </>
  )
}

/** There is no call for a single service, and there are never many. */
async function findService(id: string) {
  const { items } = await call('listServices', {})
  const found = items.find((service) => service.id === id)
  if (!found) throw new Error(words.notFound)
  return found
}

import { useLayoutEffect, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { projectName } from '#contract/addresses.ts'
import { dayInIndia } from '#contract/days.ts'
import { updateMessages } from '#contract/houses/messages.ts'
import { type BuildingSite, type UpdateInput, updateInput } from '#contract/houses/updates.ts'
import { maxUpdateImages } from '#contract/limits.ts'
import { adminPages } from '#contract/pages.ts'
import { Button } from '../../ui/button.tsx'
import { TickField } from '../../ui/field.tsx'
import { useForm } from '../../ui/form.tsx'
import { Loading } from '../../ui/list-state.tsx'
import { Heading } from '../blocks/heading.tsx'
import { formatDate } from '../blocks/lists/format-date.ts'
import { useAccount, useMay } from '../blocks/session.ts'
import { usePictures } from '../images/picture-list.ts'
import { PictureSection } from '../images/picture-section.tsx'
import { ChosenPhotos } from './chosen-photos.tsx'
import { createDraft } from './draft.ts'
import type { KeptUpdate } from './kept-updates.ts'
import { queue, useQueue } from './queue.ts'
import { describeSite, updatesPath, useSite } from './site.ts'
import { checkUpdate, UpdateFields } from './update-fields.tsx'

/** Begins a new update, or carries on with one that is not sent. */
export function Page() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const account = useAccount()
  const { ready, updates } = useQueue()
  const { data: site, isError } = useSite(id)
  const begun =
    updates.find(({ key, state }) => key === search.get('update') && state !== 'waiting') ??
    updates.find(({ project, state }) => project === id && state === 'draft')
  return (
    <>
      <Heading
        title={adminPages.addUpdate.title}
        note={site && describeSite(site)}
        link={{ label: adminPages.updates.title, to: updatesPath(id) }}
      />
      {account && ready && (site || isError) ? (
        <AddForm account={account.id} project={id} begun={begun} site={site} />
      ) : (
        <Loading />
      )}
    </>
  )
}

type AddFormProps = { account: string; project: string; begun?: KeptUpdate; site?: BuildingSite }

function AddForm({ account, project, begun, site }: AddFormProps) {
  const navigate = useNavigate()
  const pictures = usePictures({ kept: true, tooMany: updateMessages.tooManyImages })
  const { list, chosen } = pictures
  const [update] = useState(
    (): KeptUpdate =>
      begun ?? { ...newUpdate(), account, project, project_name: site ? projectName(site) : '' },
  )
  const [draft] = useState(() => createDraft(update, list, queue))
  // Its end comes before that of the list, which takes the pictures with it.
  useLayoutEffect(() => draft.start(), [draft])
  const mayShow = useMay('projects') && Boolean(site?.permission_by)

  const form = useForm<UpdateInput>({
    kept: true,
    defaults: update,
    missing: '',
    schema: updateInput,
    check: (body) => checkUpdate(body, chosen.length),
    send: (_, { body }) => draft.finish(body),
    onSuccess() {
      queue.send()
      navigate(updatesPath(project), { replace: true })
    },
    failed: (message) => message,
  })

  return (
    <form
      {...form.props}
      onInput={(event) => {
        form.props.onInput(event)
        draft.write(new FormData(event.currentTarget))
      }}
      className="grid max-w-form gap-6 **:scroll-mb-28"
    >
      <PictureSection title="Pictures" note={`Up to ${maxUpdateImages}.`} pictures={pictures}>
        <ChosenPhotos pictures={pictures} />
      </PictureSection>
      <UpdateFields form={form} />
      {mayShow ? (
        <TickField
          {...form.field('everybody')}
          label="Show it to everybody"
          hint={`On the project’s page. ${site?.permission_by} allowed it on ${formatDate(site?.permission_on ?? '')}. Without the tick only the family sees it, by its link.`}
        />
      ) : (
        <p className="text-sm text-stone">Only the family sees it, by its link.</p>
      )}
      <p className="-mt-4 text-sm text-stone">
        Without a connection it waits in this browser and goes by itself.
      </p>
      <div className="form-bar">
        <Button type="submit" busy={form.busy} busyLabel="Getting ready...">
          Send update
        </Button>
      </div>
    </form>
  )
}

const newUpdate = () => ({
  key: crypto.randomUUID(),
  happened_on: dayInIndia(new Date()),
  stage: '' as const,
  text: '',
  everybody: false,
  images: [],
  state: 'draft' as const,
  sentence: '',
  written_at: new Date().toISOString(),
})

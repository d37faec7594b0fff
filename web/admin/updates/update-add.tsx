import { useLayoutEffect, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { dayInIndia } from '#contract/days.ts'
import { updateMessages } from '#contract/houses/messages.ts'
import { type BuildingSite, updateInput } from '#contract/houses/updates.ts'
import { maxUpdateImages } from '#contract/limits.ts'
import { adminPages } from '#contract/pages.ts'
import { projectName } from '#contract/record-paths.ts'
import { Button } from '../../ui/button.tsx'
import { TickField } from '../../ui/field.tsx'
import { useForm } from '../../ui/form.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Loading } from '../../ui/list-state.tsx'
import { useAccount, useMay } from '../blocks/calls.ts'
import { Heading } from '../blocks/heading.tsx'
import { formatCalendarDay } from '../blocks/lists/format-date.ts'
import { PicturePicker } from '../images/chosen-pictures.tsx'
import { type Pictures, usePictures } from '../images/picture-list.ts'
import { PictureSection, PictureStatus, Preview } from '../images/picture-section.tsx'
import { createDraft } from './draft.ts'
import { queue, useQueue } from './queue.ts'
import type { QueuedUpdate } from './queue-store.ts'
import { describeSite, UpdateFields, updatesPath, useSite } from './update-parts.tsx'
import { words } from './words.ts'

/** Begins a new update, or carries on with one that is not sent. */
export function Page() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const account = useAccount()
  const { ready, updates } = useQueue()
  const { site, isLoaded } = useSite(id)
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
      {account && ready && isLoaded ? (
        <AddForm start={begun ?? newUpdate(account.id, id, site)} site={site} />
      ) : (
        <Loading />
      )}
    </>
  )
}

const newUpdate = (account: string, project: string, site?: BuildingSite): QueuedUpdate => ({
  key: crypto.randomUUID(),
  account,
  project,
  project_name: site ? projectName(site) : '',
  happened_on: dayInIndia(new Date()),
  stage: '',
  text: '',
  everybody: false,
  images: [],
  state: 'draft',
  sentence: '',
  written_at: new Date().toISOString(),
})

function AddForm({ start, site }: { start: QueuedUpdate; site: BuildingSite | undefined }) {
  const navigate = useNavigate()
  const pictures = usePictures({ kept: true, tooMany: updateMessages.tooManyImages })
  // Saving it changes what the page starts with.
  const [update] = useState(start)
  const [draft] = useState(() => createDraft(update, pictures.list, queue))
  // Its end comes before that of the list, which takes the pictures with it.
  useLayoutEffect(() => draft.start(), [draft])
  const mayShow = useMay('projects') && site?.permission_by

  const form = useForm({
    kept: true,
    defaults: update,
    schema: updateInput,
    send: (_, { body }) => draft.finish(body),
    onSuccess() {
      queue.send()
      navigate(updatesPath(update.project), { replace: true })
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
      <PictureSection title={words.pictures} note={words.upTo(maxUpdateImages)} pictures={pictures}>
        <ChosenPhotos pictures={pictures} />
      </PictureSection>
      <UpdateFields form={form} />
      {mayShow ? (
        <TickField
          {...form.field('everybody')}
          label={words.showToEverybody}
          hint={words.everybodyHint(site.permission_by, formatCalendarDay(site.permission_on ?? ''))}
        />
      ) : (
        <p className="text-sm text-stone">{words.familyOnly}</p>
      )}
      <p className="-mt-4 text-sm text-stone">{words.waits}</p>
      <div className="form-bar">
        <Button type="submit" busy={form.busy} busyLabel={words.gettingReady}>
          {words.send}
        </Button>
      </div>
    </form>
  )
}

/** In the order in which they were chosen. */
function ChosenPhotos({ pictures: { list, chosen } }: { pictures: Pictures }) {
  const room = maxUpdateImages - chosen.length
  return (
    <>
      {chosen.length > 0 ? (
        <ul aria-label={words.chosen} className="mb-3 grid grid-cols-3 gap-2 sm:grid-cols-5">
          {chosen.map((picture) => (
            <li key={picture.id} className="relative text-xs text-stone">
              <div className="aspect-square bg-sand">
                <Preview picture={picture} />
              </div>
              <button
                type="button"
                aria-label={words.removePicture(picture.file.name)}
                onClick={() => list.remove(picture.id)}
                className="absolute top-0 right-0 grid size-11 place-items-center"
              >
                <span className="rounded bg-charcoal/85 p-1 text-white">
                  <Icon name="close" className="size-4.5" />
                </span>
              </button>
              <PictureStatus picture={picture} busy={false} />
            </li>
          ))}
        </ul>
      ) : null}
      {room > 0 ? (
        <PicturePicker
          multiple
          small
          label={chosen.length > 0 ? words.chooseMore : words.choose}
          onFiles={(files) => list.add(files, room)}
        />
      ) : null}
    </>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { maxGalleryImages, minGalleryImages, projectToastMs } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { emptyProject, type ProjectInput, projectInput } from '#contract/projects.ts'
import { Button } from '../../ui/button.tsx'
import { useForm } from '../../ui/form.tsx'
import { toast } from '../../ui/toast.ts'
import { addFormId, tellSaved } from '../blocks/forms/saved.ts'
import { SavedPanel } from '../blocks/forms/saved-panel.tsx'
import { Heading } from '../blocks/heading.tsx'
import { useMalayalam } from '../blocks/malayalam/use-malayalam.ts'
import { ChosenGallery, PictureSlot } from '../images/chosen-pictures.tsx'
import { usePictures } from '../images/picture-list.ts'
import { PictureSection, pictureLimits } from '../images/picture-section.tsx'
import { uploadGallery } from '../images/picture-upload.ts'
import { DraftNotice } from './draft-notice.tsx'
import { FormBar } from './form-bar.tsx'
import { ProjectFields } from './project-fields.tsx'
import { createProject, type DraftProject, fieldsOf, showProject } from './project-upload.ts'

const words = messages.projects
const autoClose = projectToastMs

export function Page() {
  const client = useQueryClient()
  const form = useForm({
    schema: projectInput,
    defaults: emptyProject,
    missing: words.fillAll,
    failed: words.uploadFailed,
    autoClose,
    send: add,
  })
  const malayalam = useMalayalam('projects')
  const pictures = usePictures({ mainFirst: true })
  const { list, main, gallery, busy, run } = pictures
  const [tooFew, setTooFew] = useState(false)
  /** The project exists, but some of its pictures are not sent. */
  const [draft, setDraft] = useState<DraftProject>()
  const unsent = gallery.filter(({ state }) => state !== 'sent').length

  async function add(values: ProjectInput) {
    tellSaved()
    try {
      return await run((signal) => send(fieldsOf(values), signal))
    } finally {
      client.invalidateQueries()
    }
  }

  /** False when something is still to be sent. */
  async function send(fields: ProjectInput, signal: AbortSignal) {
    const project = draft ?? (await create(fields, signal))
    if (!project) return false
    setDraft(project)
    const complete = await uploadGallery(list, project.id, signal)
    if (complete) {
      await showProject(project, signal)
      finish(project)
    } else if (!signal.aborted) toast.error(words.uploadFailed, { autoClose })
    return complete
  }

  /** False when there are too few pictures, or the Malayalam is refused. */
  function create(fields: ProjectInput, signal: AbortSignal) {
    return malayalam.sendWith(Object.values(fields), async (part) => {
      const project = await createProject(list, { ...fields, ...part }, signal)
      setTooFew(!project)
      if (!project) toast.warning(words.picturesNeeded, { autoClose })
      return project ?? false
    })
  }

  function finish(project: DraftProject) {
    const { id, slug, client: name, shown } = project
    tellSaved({ kind: 'projects', id, slug, name, shown, message: project.message || words.uploaded })
    form.reset()
    list.clear()
    setDraft(undefined)
  }

  const shared = { pictures, onRetry: form.submit }
  return (
    <>
      <Heading
        title={adminPages.addProject.title}
        note="It appears on the site as soon as its pictures are uploaded. Not ready yet? Untick “Show on the site”."
      />
      <SavedPanel />
      <form {...form.props} id={addFormId} className="max-w-form **:scroll-mb-28">
        <ProjectFields malayalam={malayalam} field={form.field} disabled={busy || draft !== undefined} />
        <PictureSection
          title="Main image"
          note="The one people see first. If you choose all photos below, the first one becomes the main image."
          error={tooFew && !main ? words.picturesNeeded : undefined}
        >
          <PictureSlot
            {...shared}
            label="Choose the main image"
            note={draft ? undefined : 'Would another photo be better? Choose “Make main” in its menu.'}
          />
        </PictureSection>
        <PictureSection
          title="Gallery images"
          note={`At least ${minGalleryImages}, at most ${maxGalleryImages}. ${pictureLimits}`}
          error={tooFew && main && gallery.length < minGalleryImages ? words.picturesNeeded : undefined}
          pictures={pictures}
        >
          <ChosenGallery {...shared} mainChoice={!draft} cancelable={draft !== undefined} />
        </PictureSection>
        <FormBar pictures={pictures} notice={draft ? <DraftNotice project={draft} unsent={unsent} /> : null}>
          <Button type="submit">{draft ? finishLabel(unsent) : 'Add project'}</Button>
          <p role="status" className="min-w-0 flex-1 self-center text-sm text-stone">
            {draft ? '' : countLabel(gallery.length)}
          </p>
        </FormBar>
      </form>
    </>
  )
}

const countLabel = (count: number) =>
  count < minGalleryImages
    ? `${count} of at least ${minGalleryImages} gallery images`
    : `${count} gallery images`

function finishLabel(unsent: number) {
  if (unsent === 0) return 'Finish'
  return unsent === 1 ? 'Send the missing picture' : `Send the ${unsent} missing pictures`
}

import { useState } from 'react'
import { maxGalleryImages, minGalleryImages, projectToastMs } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import type { ProjectInput } from '#contract/projects.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { SavedPanel } from '../blocks/forms/saved-panel.tsx'
import { useRecordForm } from '../blocks/forms/use-record-form.ts'
import { Heading } from '../blocks/heading.tsx'
import type { TranslationPart } from '../blocks/malayalam/use-malayalam.ts'
import { ChosenGallery, PictureSlot } from '../images/chosen-pictures.tsx'
import { usePictures } from '../images/picture-list.ts'
import { PictureSection, pictureLimits } from '../images/picture-section.tsx'
import { uploadGallery } from '../images/picture-upload.ts'
import { DraftNotice } from './draft-notice.tsx'
import { FormBar } from './form-bar.tsx'
import { ProjectFields } from './project-fields.tsx'
import { createProject, type DraftProject, showProject } from './project-upload.ts'

const words = messages.projects
const autoClose = projectToastMs

export function Page() {
  const pictures = usePictures({ mainFirst: true })
  const { list, main, gallery, busy, run } = pictures
  const [tooFew, setTooFew] = useState(false)
  /** The project exists, but some of its pictures are not sent. */
  const [draft, setDraft] = useState<DraftProject>()
  const unsent = gallery.filter(({ state }) => state !== 'sent').length

  const form = useRecordForm({
    kind: 'projects',
    words: { ...words, addFailed: words.uploadFailed },
    tell: ({ title, client, shown }) => ({ name: title || client, shown }),
    add: (values) => run((signal) => send(values, signal)),
    onAdded() {
      list.clear()
      setDraft(undefined)
    },
    autoClose,
  })

  /** False when something is still to be sent. */
  async function send(fields: ProjectInput & TranslationPart, signal: AbortSignal) {
    const project = draft ?? (await createProject(list, fields, signal))
    setTooFew(!project)
    if (!project) {
      toast.warning(words.picturesNeeded, { autoClose })
      return false
    }
    setDraft(project)
    if (!(await uploadGallery(list, project.id, signal))) {
      if (!signal.aborted) toast.error(words.uploadFailed, { autoClose })
      return false
    }
    await showProject(project, signal)
    return { ...project, message: project.message || words.uploaded }
  }

  const shared = { pictures, onRetry: form.submit }
  return (
    <>
      <Heading
        title={adminPages.addProject.title}
        note="It appears on the site as soon as its pictures are uploaded. Not ready yet? Untick “Show on the site”."
      />
      <SavedPanel />
      <form {...form.props} className="max-w-form **:scroll-mb-28">
        <ProjectFields form={form} disabled={busy || draft !== undefined} />
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

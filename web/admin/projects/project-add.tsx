import { useState } from 'react'
import { minGalleryImages, projectToastMs } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import type { ProjectInput } from '#contract/projects.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { Fields } from '../blocks/forms/fields.tsx'
import { useRecordForm } from '../blocks/forms/record-form.tsx'
import { SavedPanel } from '../blocks/forms/saved-panel.tsx'
import { Heading } from '../blocks/heading.tsx'
import type { TranslationPart } from '../blocks/malayalam/malayalam-store.ts'
import { ChosenGallery, PictureSlot } from '../images/chosen-pictures.tsx'
import { usePictures } from '../images/picture-list.ts'
import { FormBar, PictureSection } from '../images/picture-section.tsx'
import { uploadGallery } from '../images/picture-upload.ts'
import { words as images } from '../images/words.ts'
import { useCategorySuggestions } from './project-parts.tsx'
import { createProject, type DraftProject, showProject } from './project-upload.ts'
import { words } from './words.ts'

const { projects: told } = messages
const autoClose = projectToastMs

export function Page() {
  const pictures = usePictures({ mainFirst: true })
  const { list, main, gallery, busy, run } = pictures
  const [tooFew, setTooFew] = useState(false)
  /** The project exists, but some of its pictures are not sent. */
  const [draft, setDraft] = useState<DraftProject>()
  const category = useCategorySuggestions()
  const unsent = gallery.filter(({ state }) => state !== 'sent').length

  const form = useRecordForm({
    kind: 'projects',
    words: { ...told, addFailed: told.uploadFailed },
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
      toast.warning(told.picturesNeeded, { autoClose })
      return false
    }
    setDraft(project)
    if (!(await uploadGallery(list, project.id, signal))) return false
    await showProject(project, signal)
    return { ...project, message: project.message || told.added }
  }

  const shared = { pictures, onRetry: form.submit }
  return (
    <>
      <Heading title={adminPages.addProject.title} note={words.addNote} />
      <SavedPanel />
      <form {...form.props} className="max-w-form **:scroll-mb-28">
        <Fields form={form} suggestions={{ category }} disabled={busy || draft !== undefined} />
        <PictureSection
          title={words.main}
          note={words.mainNote}
          error={tooFew && !main ? told.picturesNeeded : undefined}
        >
          <PictureSlot {...shared} label={words.chooseMain} note={draft ? undefined : words.betterMain} />
        </PictureSection>
        <PictureSection
          title={words.gallery}
          note={`${words.galleryNote} ${images.limits}`}
          error={tooFew && main && gallery.length < minGalleryImages ? told.picturesNeeded : undefined}
          pictures={pictures}
        >
          <ChosenGallery {...shared} mainChoice={!draft} cancelable={draft !== undefined} />
        </PictureSection>
        <FormBar pictures={pictures} notice={draft ? <DraftNotice project={draft} unsent={unsent} /> : null}>
          <Button type="submit">{draft ? finishLabel(unsent) : words.add}</Button>
          <p role="status" className="min-w-0 flex-1 self-center text-sm text-stone">
            {draft ? '' : words.count(gallery.length)}
          </p>
        </FormBar>
      </form>
    </>
  )
}

function finishLabel(unsent: number) {
  return unsent === 0 ? words.finish : words.sendMissing(unsent)
}

/** The project is stored, whatever becomes of the remaining pictures. */
function DraftNotice({ project, unsent }: { project: DraftProject; unsent: number }) {
  return (
    <div role="status" className="basis-full text-sm">
      <p>
        <b>{project.title || project.client}</b>
        {words.savedHidden(project.shown)} {unsent > 0 ? words.notSent(unsent) : ''}
      </p>
      {unsent > 0 ? <p className="text-stone">{words.sendOrRemove(unsent)}</p> : null}
    </div>
  )
}

import { useState } from 'react'
import { maxGalleryImages, minGalleryImages, projectToastMs } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { type ProjectInput, projectInput } from '#contract/projects.ts'
import { Button } from '../../ui/button.tsx'
import { useForm } from '../../ui/form.tsx'
import { focusMain } from '../../ui/navigation.tsx'
import { toast } from '../../ui/toast.tsx'
import { ChosenGallery, PictureSlot } from '../images/picture-chosen.tsx'
import { usePictures } from '../images/picture-list.ts'
import { PictureProblems } from '../images/picture-picker.tsx'
import { PictureSection, pictureLimits } from '../images/picture-section.tsx'
import { isStopped, useSending } from '../images/picture-sending.ts'
import { FormBar } from '../lists/form-bar.tsx'
import { Heading } from '../shell/heading.tsx'
import { AddedNotice, BegunNotice } from './project-added.tsx'
import { type Begun, useAdding } from './project-adding.ts'
import { emptyProject, ProjectFields } from './project-fields.tsx'
import { fieldsOf } from './project-upload.ts'

const words = messages.projects
const autoClose = projectToastMs

export function Page() {
  const form = useForm({
    schema: projectInput,
    defaults: emptyProject,
    missing: words.fillAll,
    failed: words.uploadFailed,
    autoClose,
    send: add,
  })
  const { list, main, others, problems } = usePictures({ mainFirst: true })
  const { begun, send, forget } = useAdding(list)
  const sending = useSending()
  const [short, setShort] = useState(false)
  const [added, setAdded] = useState<Begun>()
  const unsent = others.filter(({ state }) => state !== 'sent').length

  async function add(values: ProjectInput) {
    setAdded(undefined)
    try {
      const outcome = await sending.run((signal) => send(fieldsOf(values), signal))
      setShort(outcome.is === 'short')
      if (outcome.is === 'short') toast.warning(words.picturesNeeded, { autoClose })
      if (outcome.is === 'unfinished') toast.error(words.uploadFailed, { autoClose })
      if (outcome.is === 'finished') finish(outcome.project)
      return outcome.is === 'finished'
    } catch (error) {
      if (!isStopped(error)) toast.error(words.uploadFailed, { autoClose })
      return false
    }
  }

  function finish(project: Begun) {
    toast.success(project.message || words.uploaded, { autoClose })
    form.reset()
    list.clear()
    forget()
    setAdded(project)
    // The next stop is the way to the project.
    focusMain()
    window.scrollTo(0, 0)
  }

  return (
    <>
      <Heading
        title={adminPages.addProject.title}
        note="It is on the site as soon as its pictures have arrived."
      />
      <AddedNotice project={added} />
      <form {...form.props} className="max-w-form **:scroll-mb-28">
        <fieldset disabled={sending.busy || begun !== undefined} className="grid gap-6">
          <ProjectFields field={form.field} />
        </fieldset>
        <PictureSection
          title="Main image"
          note="The one people see first. If you choose all photos below, the first of them becomes it."
          error={short && !main ? words.picturesNeeded : undefined}
        >
          <PictureSlot
            list={list}
            picture={main}
            busy={sending.busy}
            label="Choose the main image"
            note={begun ? undefined : 'Would another photo be better? Press “Make main” below it.'}
            onRetry={form.submit}
          />
        </PictureSection>
        <PictureSection
          title="Gallery images"
          note={`At least ${minGalleryImages}, at most ${maxGalleryImages}. ${pictureLimits}`}
          error={short && main && others.length < minGalleryImages ? words.picturesNeeded : undefined}
        >
          <PictureProblems problems={problems} onDismiss={list.forgetProblems} />
          <ChosenGallery
            list={list}
            pictures={others}
            busy={sending.busy}
            mainChoice={!begun}
            stoppable={begun !== undefined}
            onRetry={form.submit}
          />
        </PictureSection>
        <FormBar
          busy={sending.busy}
          pictures={main ? [main, ...others] : others}
          onStop={sending.stop}
          notice={begun ? <BegunNotice project={begun} unsent={unsent} /> : null}
        >
          <Button type="submit">{begun ? finishLabel(unsent) : 'Add project'}</Button>
          <p role="status" className="min-w-0 flex-1 self-center text-sm text-stone">
            {begun ? '' : countOf(others.length)}
          </p>
        </FormBar>
      </form>
    </>
  )
}

function countOf(count: number) {
  return count < minGalleryImages
    ? `${count} of at least ${minGalleryImages} gallery images`
    : `${count} gallery images`
}

function finishLabel(unsent: number) {
  if (unsent === 0) return 'Finish'
  return unsent === 1 ? 'Send the missing picture' : `Send the ${unsent} missing pictures`
}

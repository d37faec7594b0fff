import { useParams } from 'react-router'
import { maxGalleryImages, projectToastMs } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import type { Project } from '#contract/projects.ts'
import { uploadMessages } from '#contract/uploads.ts'
import { useCall } from '../api.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Failed, Loading } from '../ui/list-state.tsx'
import { toast } from '../ui/toast.tsx'
import { FormBar } from './form-bar.tsx'
import { Heading } from './heading.tsx'
import { ChosenGallery } from './picture-chosen.tsx'
import { usePictures } from './picture-list.ts'
import { PictureProblems } from './picture-picker.tsx'
import { PictureSection, pictureLimits } from './picture-section.tsx'
import { useSending } from './picture-sending.ts'
import { StoredPictures } from './picture-stored.tsx'
import { useAppending } from './project-appending.ts'
import { knownOf } from './project-upload.ts'

const words = messages.projects
const autoClose = projectToastMs

export function Page() {
  const { id = '' } = useParams()
  const found = useCall('getProject', { params: { id } })
  const project = found.data
  return (
    <>
      <Heading
        title={adminPages.addImages.title}
        note={project && `${project.client} · ${project.category} · ${project.area} · ${project.location}`}
        action={
          <ButtonLink to={adminPages.editProject.path.replace(':id', id)} variant="secondary">
            {adminPages.editProject.title}
          </ButtonLink>
        }
      />
      {project ? <AddImages project={project} /> : null}
      {found.isPending ? <Loading /> : null}
      {found.isError && !project ? <Failed retry={found.refetch}>{words.fetchFailed}</Failed> : null}
    </>
  )
}

function AddImages({ project }: { project: Project }) {
  const { list, others, problems } = usePictures({ mainFirst: false })
  const sending = useSending()
  const append = useAppending(list)
  const room = maxGalleryImages - project.gallery_images.length

  async function send() {
    if (others.length === 0) return toast.warning('Please choose at least one image.', { autoClose })
    await sending.run(async (signal) => {
      const { complete, message } = await append(knownOf(project), signal)
      if (complete) toast.success(message || words.uploaded, { autoClose })
      else if (!signal.aborted) toast.error(words.uploadFailed, { autoClose })
    })
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      className="max-w-form **:scroll-mb-28"
    >
      <PictureSection
        title="New images"
        note={room > 0 ? `Room for ${room} more. ${pictureLimits}` : uploadMessages.tooManyImages}
      >
        <PictureProblems problems={problems} onDismiss={list.forgetProblems} />
        <ChosenGallery
          list={list}
          pictures={others}
          busy={sending.busy}
          room={room}
          stoppable
          onRetry={() => send()}
        />
      </PictureSection>
      <StoredPictures project={project} busy={sending.busy} />
      <FormBar busy={sending.busy} pictures={others} onStop={sending.stop}>
        <Button type="submit">Upload images</Button>
        <ButtonLink to={adminPages.projects.path} variant="secondary">
          {adminPages.projects.title}
        </ButtonLink>
      </FormBar>
    </form>
  )
}

import { useParams } from 'react-router'
import { projectToastMs } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import type { Project } from '#contract/projects.ts'
import { useCall } from '../../api.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { RecordState } from '../../ui/list-state.tsx'
import { toast } from '../../ui/toast.tsx'
import { FormBar } from '../lists/form-bar.tsx'
import { useAppending } from '../projects/project-appending.ts'
import { knownOf } from '../projects/project-upload.ts'
import { Heading } from '../shell/heading.tsx'
import { usePictures } from './picture-list.ts'
import { NewPictures } from './picture-new.tsx'
import { useSending } from './picture-sending.ts'
import { StoredPictures } from './picture-stored.tsx'

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
      <RecordState of={found} failed={words.fetchFailed}>
        {(project) => <AddImages project={project} />}
      </RecordState>
    </>
  )
}

function AddImages({ project }: { project: Project }) {
  const pictures = usePictures({ mainFirst: false })
  const { list, others } = pictures
  const sending = useSending()
  const append = useAppending(list)

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
      <NewPictures
        title="New images"
        project={project}
        pictures={pictures}
        busy={sending.busy}
        onRetry={() => send()}
      />
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

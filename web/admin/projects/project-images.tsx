import type { SubmitEvent } from 'react'
import { useParams } from 'react-router'
import { formatArea } from '#contract/amounts/area.ts'
import { projectToastMs } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import type { Project } from '#contract/projects.ts'
import { useCall } from '../../calls/api.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { RecordState } from '../../ui/list-state.tsx'
import { toast } from '../../ui/toast.ts'
import { tellSaved } from '../blocks/forms/saved.ts'
import { SavedPanel } from '../blocks/forms/saved-panel.tsx'
import { Heading } from '../blocks/heading.tsx'
import { NewPictures } from '../images/chosen-pictures.tsx'
import { usePictures } from '../images/picture-list.ts'
import { FormBar } from '../images/picture-section.tsx'
import { useGalleryUpload } from '../images/picture-upload.ts'
import { StoredPictures } from '../images/stored-pictures.tsx'
import { words } from './words.ts'

const { projects: told } = messages
const autoClose = projectToastMs

export function Page() {
  const { id = '' } = useParams()
  const found = useCall('getProject', { params: { id } })
  const project = found.data
  return (
    <>
      <Heading
        title={adminPages.addImages.title}
        note={project && factsOf(project)}
        link={{ label: adminPages.editProject.title, to: adminPages.editProject.path.replace(':id', id) }}
      />
      <SavedPanel />
      <RecordState query={found} failed={told.fetchFailed}>
        {(project) => <AddImages project={project} />}
      </RecordState>
    </>
  )
}

const factsOf = ({ title, client, category, area, location, shown }: Project) =>
  [title, client, category, formatArea(area), location, shown ? '' : words.hidden].filter(Boolean).join(' · ')

function AddImages({ project }: { project: Project }) {
  const pictures = usePictures()
  const uploadGallery = useGalleryUpload(pictures.list, project.id)

  async function send(event?: SubmitEvent) {
    event?.preventDefault()
    if (pictures.chosen.length === 0) return toast.warning(told.imageNeeded, { autoClose })
    tellSaved()
    if (!(await pictures.run(uploadGallery))) return
    const { id, slug, title, client, shown } = project
    const name = title || client
    tellSaved({ kind: 'projects', id, slug, name, shown, message: told.added })
  }

  return (
    <form onSubmit={send} className="max-w-form **:scroll-mb-28">
      <NewPictures title={words.newImages} project={project} pictures={pictures} onRetry={() => send()} />
      <StoredPictures project={project} busy={pictures.busy} />
      <FormBar pictures={pictures}>
        <Button type="submit">{words.upload}</Button>
        <ButtonLink to={adminPages.projects.path} variant="secondary">
          {adminPages.projects.title}
        </ButtonLink>
      </FormBar>
    </form>
  )
}

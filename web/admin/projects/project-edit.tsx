import { lazy } from 'react'
import { useNavigate, useParams } from 'react-router'
import { projectToastMs } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import type { Project } from '#contract/projects.ts'
import { projectPath } from '#contract/record-paths.ts'
import { call, useCall } from '../../calls/api.ts'
import { ChunkBoundary } from '../../screen.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { RecordState } from '../../ui/list-state.tsx'
import { Fields } from '../blocks/forms/fields.tsx'
import { useRecordForm } from '../blocks/forms/record-form.tsx'
import { Heading } from '../blocks/heading.tsx'
import { Badge } from '../blocks/lists/table.tsx'
import { words as common } from '../blocks/words.ts'
import { NewPictures, PictureSlot } from '../images/chosen-pictures.tsx'
import { toFormData } from '../images/files/picture-file.ts'
import { usePictures } from '../images/picture-list.ts'
import { FormBar, PictureSection } from '../images/picture-section.tsx'
import { uploadWithMain, useGalleryUpload } from '../images/picture-upload.ts'
import { useCategorySuggestions } from './project-parts.tsx'
import { words } from './words.ts'

/** Lazy, since it is below the first view and the screen is heavy already. */
const StoredPictures = lazy(() =>
  import('../images/stored-pictures.tsx').then((loaded) => ({ default: loaded.StoredPictures })),
)

const { projects: told } = messages
const hiddenNote = (
  <>
    <Badge tone="waiting">{words.hidden}</Badge> {words.onlyStaff}
  </>
)

export function Page() {
  const { id = '' } = useParams()
  const found = useCall('getProject', { params: { id } })
  const project = found.data
  return (
    <>
      <Heading
        title={adminPages.editProject.title}
        note={project && !project.shown ? hiddenNote : undefined}
        link={project?.shown ? { label: words.view, to: projectPath(project) } : undefined}
      />
      <RecordState query={found} failed={told.fetchFailed}>
        {(project) => <EditForm project={project} />}
      </RecordState>
    </>
  )
}

function EditForm({ project }: { project: Project }) {
  const params = { id: project.id }
  const navigate = useNavigate()
  const category = useCategorySuggestions()
  const pictures = usePictures()
  const { busy } = pictures
  const form = useRecordForm({
    kind: 'projects',
    words: told,
    tell: ({ title, client, shown }) => ({ name: title || client, shown }),
    edit: {
      record: project,
      run: pictures.run,
      send: (values, signal) =>
        uploadWithMain(pictures, signal, (main_image, options) =>
          call('updateProject', { params, body: toFormData({ ...values, main_image }) }, options),
        ),
      load: () => call('getProject', { params }),
      sendRest: useGalleryUpload(pictures.list, project.id),
      onDone: () => navigate(adminPages.projects.path),
    },
    autoClose: projectToastMs,
  })
  const shared = { pictures, onRetry: form.submit }
  return (
    <form {...form.props} className="max-w-form **:scroll-mb-28">
      <Fields form={form} suggestions={{ category }} disabled={busy} />
      <ChunkBoundary>
        <StoredPictures project={project} busy={busy} />
      </ChunkBoundary>
      <PictureSection title={words.newMain} note={words.newMainNote}>
        <PictureSlot {...shared} label={words.chooseNewMain} />
      </PictureSection>
      <NewPictures {...shared} title={words.newGallery} project={project} />
      <FormBar pictures={pictures}>
        <Button type="submit" busy={busy} busyLabel={common.saving}>
          {words.update}
        </Button>
        <ButtonLink to={adminPages.projects.path} variant="secondary">
          {common.cancel}
        </ButtonLink>
      </FormBar>
    </form>
  )
}

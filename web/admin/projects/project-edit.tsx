import { useNavigate, useParams } from 'react-router'
import type { z } from 'zod'
import { projectPath } from '#contract/addresses.ts'
import { projectToastMs } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { type Project, projectFieldNames, projectFields, projectInput } from '#contract/projects.ts'
import { version } from '#contract/text.ts'
import { call, upload, useCall } from '../../api.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useForm } from '../../ui/form.tsx'
import { RecordState } from '../../ui/list-state.tsx'
import { toast } from '../../ui/toast.tsx'
import { NewPictures, PictureSlot } from '../images/chosen-pictures.tsx'
import { FormBar } from '../images/form-bar.tsx'
import { usePictures } from '../images/picture-list.ts'
import { PictureSection } from '../images/picture-picker.tsx'
import { toFormData, uploadWithMain, useGalleryUpload } from '../images/picture-upload.ts'
import { StoredPictures } from '../images/stored-pictures.tsx'
import { useConflict } from '../lists/conflict.tsx'
import { Heading } from '../shell/heading.tsx'
import { ProjectFields } from './project-fields.tsx'
import { fieldsOf } from './project-upload.ts'

const words = messages.projects
const autoClose = projectToastMs

const projectEdit = projectInput.extend({ version })
type ProjectEdit = z.output<typeof projectEdit>
const valuesOf = (project: Project) => ({ ...fieldsOf(project), version: project.version })

export function Page() {
  const { id = '' } = useParams()
  const found = useCall('getProject', { params: { id } })
  const project = found.data
  return (
    <>
      <Heading
        title={adminPages.editProject.title}
        action={
          project ? (
            <ButtonLink to={projectPath(project)} variant="secondary">
              View on site
            </ButtonLink>
          ) : null
        }
      />
      <RecordState of={found} failed={words.fetchFailed}>
        {(project) => <EditForm project={project} />}
      </RecordState>
    </>
  )
}

function EditForm({ project }: { project: Project }) {
  const params = { id: project.id }
  const navigate = useNavigate()
  const conflict = useConflict()
  const form = useForm({
    schema: projectEdit,
    defaults: valuesOf(project),
    missing: words.fillAll,
    failed: words.updateFailed,
    autoClose,
    send: (values) => pictures.run((signal) => save(values, signal)),
    onSuccess() {
      toast.success(words.updated, { autoClose })
      navigate(adminPages.projects.path)
    },
  })
  const pictures = usePictures()
  const { busy } = pictures
  const uploadGallery = useGalleryUpload(pictures.list, project.id)

  const load = () => call('getProject', { params })
  const take = (newer: Project) => form.reset(valuesOf(newer))

  const sendText = (values: ProjectEdit, signal: AbortSignal) =>
    uploadWithMain(pictures, signal, (main_image, options) =>
      upload('updateProject', { params, body: toFormData({ ...values, main_image }) }, options),
    )

  /** False when something is still to be sent. */
  async function save(values: ProjectEdit, signal: AbortSignal) {
    const saved = await conflict.save({
      send: (over) => sendText(over ? { ...values, version: undefined } : values, signal),
      load,
      compare: (theirs) =>
        projectFieldNames.map((name) => [projectFields[name].label, values[name], theirs[name]]),
      take,
    })
    if (!saved) return false
    take(await load())
    return uploadGallery(signal)
  }

  const shared = { pictures, onRetry: form.submit }
  return (
    <form {...form.props} className="max-w-form **:scroll-mb-28">
      <ProjectFields field={form.field} disabled={busy} />
      <StoredPictures project={project} busy={busy} />
      <PictureSection title="New main image" note="If you choose one, it takes the place of the main image.">
        <PictureSlot {...shared} label="Choose a new main image" />
      </PictureSection>
      <NewPictures {...shared} title="New gallery images" project={project} />
      <FormBar pictures={pictures}>
        <Button type="submit" busy={busy} busyLabel="Saving...">
          Update project
        </Button>
        <ButtonLink to={adminPages.projects.path} variant="secondary">
          Cancel
        </ButtonLink>
      </FormBar>
    </form>
  )
}

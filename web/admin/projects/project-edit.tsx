import { useNavigate, useParams } from 'react-router'
import { projectPath } from '#contract/addresses.ts'
import { projectToastMs } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { type Project, projectChange } from '#contract/projects.ts'
import { useCall } from '../../api.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useForm } from '../../ui/form.tsx'
import { RecordState } from '../../ui/list-state.tsx'
import { PictureSlot } from '../images/picture-chosen.tsx'
import { usePictures } from '../images/picture-list.ts'
import { NewPictures } from '../images/picture-new.tsx'
import { PictureSection } from '../images/picture-section.tsx'
import { useSending } from '../images/picture-sending.ts'
import { StoredPictures } from '../images/picture-stored.tsx'
import { useConflict } from '../lists/conflict.tsx'
import { FormBar } from '../lists/form-bar.tsx'
import { Heading } from '../shell/heading.tsx'
import { useEditing } from './project-editing.ts'
import { ProjectFields } from './project-fields.tsx'
import { fieldsOf } from './project-upload.ts'

const words = messages.projects

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

const valuesOf = (project: Project) => ({ ...fieldsOf(project), version: project.version })

function EditForm({ project }: { project: Project }) {
  const navigate = useNavigate()
  const conflict = useConflict()
  const sending = useSending()
  const form = useForm({
    schema: projectChange,
    defaults: valuesOf(project),
    missing: words.fillAll,
    failed: words.updateFailed,
    autoClose: projectToastMs,
    send: ({ version, description = '', ...rest }) =>
      sending.run((signal) => save({ ...rest, description }, version, signal)),
    onSuccess: () => navigate(adminPages.projects.path),
  })
  const pictures = usePictures({ mainFirst: false })
  const { list, main, others } = pictures
  const save = useEditing({
    id: project.id,
    list,
    conflict,
    take: (newer) => form.reset(valuesOf(newer)),
  })

  return (
    <form {...form.props} className="max-w-form **:scroll-mb-28">
      <fieldset disabled={sending.busy} className="grid gap-6">
        <ProjectFields field={form.field} />
      </fieldset>
      <StoredPictures project={project} busy={sending.busy} />
      <PictureSection title="New main image" note="If you choose one, it takes the place of the main image.">
        <PictureSlot
          list={list}
          picture={main}
          busy={sending.busy}
          label="Choose a new main image"
          onRetry={form.submit}
        />
      </PictureSection>
      <NewPictures
        title="New gallery images"
        project={project}
        pictures={pictures}
        busy={sending.busy}
        onRetry={form.submit}
      />
      <FormBar busy={sending.busy} pictures={main ? [main, ...others] : others} onStop={sending.stop}>
        <Button type="submit" busy={sending.busy} busyLabel="Saving...">
          Update project
        </Button>
        <ButtonLink to={adminPages.projects.path} variant="secondary">
          Cancel
        </ButtonLink>
      </FormBar>
    </form>
  )
}

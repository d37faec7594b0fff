import { projectPath } from '#contract/addresses.ts'
import { projectToastMs } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import type { ListedProject } from '#contract/projects.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { Column } from '../../ui/table.tsx'
import { DataTable } from '../lists/data-table.tsx'
import { useDelete } from '../lists/mutate.ts'
import { RowAction } from '../lists/row-actions.tsx'
import { filterBy, useTable } from '../lists/table-state.ts'
import { Heading } from '../shell/heading.tsx'
import { useCategories } from './project-fields.tsx'

const words = messages.projects

const orders = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'client', label: 'By client', column: 'client' },
  { value: 'category', label: 'By category', column: 'category' },
  { value: 'location', label: 'By location', column: 'location' },
]

export function Page() {
  const categories = useCategories().map((name) => [name, name] as const)
  const table = useTable({
    call: 'listProjects',
    nouns: ['project', 'projects'],
    words,
    orders,
    filters: [filterBy('category', 'Category', 'All', categories)],
  })
  const remove = useDelete('deleteProject', words)

  const columns: Column<ListedProject>[] = [
    {
      key: 'client',
      label: 'Client',
      bare: true,
      cell: (project) => (
        <div className="flex items-center gap-4">
          <Picture
            {...project.main_picture}
            sizes="6rem"
            className="aspect-3/2 w-24 shrink-0 @4xl:w-20 @5xl:w-24"
          />
          <b className="min-w-0 wrap-break-word">{project.client}</b>
        </div>
      ),
    },
    { key: 'category', label: 'Category' },
    { key: 'area', label: 'Area' },
    { key: 'location', label: 'Location' },
    {
      key: 'actions',
      label: 'Actions',
      actions: true,
      cell: (project) => (
        <ProjectActions
          project={project}
          onDelete={() =>
            remove(project.id, {
              detail: `${project.client}, ${project.location}: its pictures go with it.`,
              autoClose: projectToastMs,
            })
          }
        />
      ),
    },
  ]

  return (
    <>
      <Heading
        title={adminPages.projects.title}
        action={
          <ButtonLink to={adminPages.addProject.path}>
            <Icon name="plus" />
            Add project
          </ButtonLink>
        }
      />
      <DataTable table={table} columns={columns} />
    </>
  )
}

function ProjectActions({ project, onDelete }: { project: ListedProject; onDelete: () => void }) {
  const of = `${project.client}, ${project.location}`
  return (
    <div className="-mx-3 grid grid-cols-2 justify-items-start @4xl:inline-grid @4xl:grid-cols-1 @5xl:grid-cols-[auto_auto]">
      <RowAction
        label="Edit"
        icon="edit"
        of={of}
        to={adminPages.editProject.path.replace(':id', project.id)}
      />
      <RowAction
        label="Add images"
        icon="plus"
        of={`to ${of}`}
        to={adminPages.addImages.path.replace(':id', project.id)}
      />
      <RowAction label="Delete" icon="trash" danger of={of} onClick={onDelete} />
      <RowAction label="View on site" icon="external" of={of} to={projectPath(project)} />
    </div>
  )
}

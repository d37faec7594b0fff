import { projectPath } from '#contract/addresses.ts'
import { projectToastMs } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import type { ListedProject } from '#contract/projects.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { Column } from '../../ui/table.tsx'
import { DataTable, type Filter } from '../lists/data-table.tsx'
import { useDelete } from '../lists/delete.ts'
import { RowButton, RowLink } from '../lists/row-actions.tsx'
import { useTable } from '../lists/table-state.ts'
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
  const table = useTable('listProjects', { sort: 'newest', filters: ['category'] })
  const remove = useDelete('deleteProject', ['listProjects', 'getProject'])
  const categories: Filter = {
    key: 'category',
    label: 'Category',
    options: [['', 'All'], ...useCategories().map((name) => [name, name] as const)],
  }

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
    { key: 'category', label: 'Category', cell: (project) => project.category },
    { key: 'area', label: 'Area', cell: (project) => project.area },
    { key: 'location', label: 'Location', cell: (project) => project.location },
    {
      key: 'actions',
      label: 'Actions',
      align: 'right',
      bare: true,
      cell: (project) => (
        <ProjectActions
          project={project}
          onDelete={() =>
            remove(project.id, {
              question: words.confirmDelete,
              detail: `${project.client}, ${project.location}: its pictures go with it.`,
              done: words.deleted,
              failed: words.deleteFailed,
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
      <DataTable
        table={table}
        nouns={['project', 'projects']}
        columns={columns}
        orders={orders}
        filters={[categories]}
        empty={words.empty}
        failed={words.loadFailed}
      />
    </>
  )
}

function ProjectActions({ project, onDelete }: { project: ListedProject; onDelete: () => void }) {
  const of = `${project.client}, ${project.location}`
  return (
    <div className="-mx-3 grid grid-cols-2 justify-items-start @4xl:inline-grid @4xl:grid-cols-1 @5xl:grid-cols-[auto_auto]">
      <RowLink to={adminPages.editProject.path.replace(':id', project.id)} icon="edit" of={of}>
        Edit
      </RowLink>
      <RowLink to={adminPages.addImages.path.replace(':id', project.id)} icon="plus" of={`to ${of}`}>
        Add images
      </RowLink>
      <RowButton icon="trash" danger of={of} onClick={onDelete}>
        Delete
      </RowButton>
      <RowLink to={projectPath(project)} icon="external" of={of}>
        View on site
      </RowLink>
    </div>
  )
}

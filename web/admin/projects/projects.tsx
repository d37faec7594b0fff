import { projectPath } from '#contract/addresses.ts'
import { projectToastMs } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import type { ListedProject } from '#contract/projects.ts'
import { Picture } from '../../ui/picture.tsx'
import type { Column } from '../../ui/table.tsx'
import { DataTable } from '../lists/data-table.tsx'
import { useDelete } from '../lists/mutate.ts'
import { actionsColumn } from '../lists/row-actions.tsx'
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

const columns: Column<ListedProject>[] = [
  {
    key: 'client',
    label: 'Client',
    bare: true,
    cell: ({ main_picture, client }) => (
      <div className="flex items-center gap-4">
        <Picture {...main_picture} sizes="6rem" className="aspect-3/2 w-24 shrink-0 @4xl:w-20 @5xl:w-24" />
        <b className="min-w-0 wrap-break-word">{client}</b>
      </div>
    ),
  },
  { key: 'category', label: 'Category' },
  { key: 'area', label: 'Area' },
  { key: 'location', label: 'Location' },
]
const nameOf = ({ client, location }: ListedProject) => `${client}, ${location}`
const twoColumns =
  'grid grid-cols-2 justify-items-start @4xl:inline-grid @4xl:grid-cols-1 @5xl:grid-cols-[auto_auto]'

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
  const actionsOf = (project: ListedProject) => {
    const name = nameOf(project)
    const detail = `${name}: its pictures go with it.`
    const onDelete = () => remove(project.id, { detail, autoClose: projectToastMs })
    const path = ({ path }: { path: string }) => path.replace(':id', project.id)
    return [
      { label: 'Edit', icon: 'edit', to: path(adminPages.editProject) },
      { label: 'Add images', icon: 'plus', of: `to ${name}`, to: path(adminPages.addImages) },
      { label: 'Delete', icon: 'trash', danger: true, onClick: onDelete },
      { label: 'View on site', icon: 'external', to: projectPath(project) },
    ] as const
  }
  return (
    <>
      <Heading
        title={adminPages.projects.title}
        link={{ label: 'Add project', to: adminPages.addProject.path, icon: 'plus' }}
      />
      <DataTable table={table} columns={[...columns, actionsColumn(nameOf, actionsOf, twoColumns)]} />
    </>
  )
}

import { useState } from 'react'
import { projectName, projectPath } from '#contract/addresses.ts'
import { projectToastMs } from '#contract/limits.ts'
import { formatArea } from '#contract/measures/area.ts'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import type { ListedProject, ProjectVisibility } from '#contract/projects.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { SavedPanel } from '../blocks/forms/saved-panel.tsx'
import { Heading } from '../blocks/heading.tsx'
import { DataTable } from '../blocks/lists/data-table.tsx'
import { useDelete, useOptimisticUpdate } from '../blocks/lists/mutate.ts'
import { type Action, actionsColumn } from '../blocks/lists/row-actions.tsx'
import { useShareActions } from '../blocks/lists/share-actions.ts'
import type { Column } from '../blocks/lists/table.tsx'
import { filterBy, useTable } from '../blocks/lists/table-state.ts'
import { Toolbar } from '../blocks/lists/toolbar.tsx'
import { adminCall } from '../blocks/session.ts'
import { FamilyLinksDialog, type HouseOfFamily } from '../house/family-links.tsx'
import { useCategories } from './project-fields.tsx'
import { ProjectMarks } from './project-marks.tsx'

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
    unlabelled: true,
    cell: ({ main_picture, title, client, shown, pinned }) => (
      <div className="flex items-center gap-4">
        <Picture {...main_picture} sizes="6rem" className="aspect-3/2 w-[min(6rem,40%)] shrink-0 @4xl:w-16" />
        <div className="min-w-0 @4xl:flex @4xl:flex-wrap @4xl:items-center @4xl:gap-x-2">
          <b className="block wrap-break-word">{title || client}</b>
          {title ? <span className="block text-sm text-stone wrap-break-word">{client}</span> : null}
          <ProjectMarks shown={shown} pinned={pinned} />
        </div>
      </div>
    ),
  },
  { key: 'category', label: 'Category' },
  { key: 'area', label: 'Area', cell: ({ area }) => formatArea(area) },
  { key: 'location', label: 'Location' },
]
export function Page() {
  const categories = useCategories().map((name) => [name, name] as const)
  const table = useTable({
    call: 'listProjects',
    nouns: ['project', 'projects'],
    words,
    orders,
    filters: [
      filterBy('status', 'Show', 'All', { shown: 'On the site', hidden: 'Hidden' }),
      filterBy('category', 'Category', 'All', categories),
    ],
    always: { status: 'all' },
  })
  const update = useOptimisticUpdate<ListedProject>('listProjects')
  const show = ({ id }: ListedProject, body: ProjectVisibility) =>
    update(id, body, () => adminCall('showProject', { params: { id }, body }), {
      done: '',
      failed: words.updateFailed,
      autoClose: projectToastMs,
    })
  const remove = useDelete('deleteProject', words)
  const share = useShareActions()
  const [house, setHouse] = useState<HouseOfFamily>()
  const actionsOf = (project: ListedProject): Action[] => {
    const name = projectName(project)
    const detail = `${name} will be removed from the site, with all its pictures. ${staffMessages.trash.kept}`
    const onDelete = () => remove(project.id, { detail, autoClose: projectToastMs })
    const path = ({ path }: { path: string }) => path.replace(':id', project.id)
    return [
      { label: 'Edit', icon: 'edit', to: path(adminPages.editProject) },
      { label: 'Add images', icon: 'plus', labelSuffix: `to ${name}`, to: path(adminPages.addImages) },
      { label: 'Updates', icon: 'clock', labelSuffix: `of ${name}`, to: path(adminPages.updates) },
      { label: 'Captions', icon: 'edit', labelSuffix: `of ${name}`, to: path(adminPages.projectPictures) },
      {
        label: project.shown ? 'Hide' : 'Show',
        icon: project.shown ? 'eye-off' : 'eye',
        onClick: () => show(project, { shown: !project.shown }),
      },
      {
        label: project.pinned ? 'Unpin' : 'Pin to home',
        icon: 'star',
        onClick: () => show(project, { pinned: !project.pinned }),
      },
      {
        label: 'Ask for a review',
        icon: 'mail',
        labelSuffix: `of ${name}`,
        to: `${adminPages.reviews.path}?ask=${project.id}`,
      },
      ...(project.shown ? share(projectPath(project), name) : []),
      { label: 'Links for the family', icon: 'share', onClick: () => setHouse({ id: project.id, name }) },
      { label: 'Delete', icon: 'trash', danger: true, onClick: onDelete },
    ]
  }
  return (
    <>
      <Heading title={adminPages.projects.title} tools={<Toolbar table={table} />}>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={adminPages.projectOrder.path} variant="secondary">
            Change order
          </ButtonLink>
          <ButtonLink to={adminPages.addProject.path} icon="plus">
            Add project
          </ButtonLink>
        </div>
      </Heading>
      <SavedPanel />
      <DataTable table={table} columns={[...columns, actionsColumn(projectName, actionsOf)]} />
      <FamilyLinksDialog house={house} onClose={() => setHouse(undefined)} />
    </>
  )
}

import { useState } from 'react'
import { formatArea } from '#contract/amounts/area.ts'
import { projectToastMs } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import type { ListedProject, ProjectVisibility } from '#contract/projects.ts'
import { projectName, projectPath } from '#contract/record-paths.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { adminCall } from '../blocks/calls.ts'
import { SavedPanel } from '../blocks/forms/saved-panel.tsx'
import { Heading } from '../blocks/heading.tsx'
import { DataTable, Toolbar } from '../blocks/lists/data-table.tsx'
import { useDelete, useOptimisticUpdate } from '../blocks/lists/mutate.ts'
import { type Action, actionsColumn } from '../blocks/lists/row-actions.tsx'
import { useShareActions } from '../blocks/lists/share-actions.ts'
import type { Column } from '../blocks/lists/table.tsx'
import { filterBy, newestFirst, oldestFirst, useTable } from '../blocks/lists/table-state.ts'
import { words as common } from '../blocks/words.ts'
import { FamilyLinksDialog, type HouseOfFamily } from '../house/family-links.tsx'
import { ProjectMarks, useCategories } from './project-parts.tsx'
import { words } from './words.ts'

const { projects: told } = messages

const orders = [
  { value: 'newest', label: newestFirst.label },
  { value: 'oldest', label: oldestFirst.label },
  { value: 'client', label: words.orders.client, column: 'client' },
  { value: 'category', label: words.orders.category, column: 'category' },
  { value: 'location', label: words.orders.location, column: 'location' },
]

const columns: Column<ListedProject>[] = [
  {
    key: 'client',
    label: words.client,
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
  {
    key: 'category',
    label: words.category,
    cell: ({ category }) => <div className="@4xl:min-w-28">{category}</div>,
  },
  {
    key: 'area',
    label: words.area,
    cell: ({ area }) => <div className="@4xl:min-w-22">{formatArea(area)}</div>,
  },
  {
    key: 'location',
    label: words.location,
    cell: ({ location }) => <div className="@4xl:min-w-36">{location}</div>,
  },
]
export function Page() {
  const categories = useCategories().map((name) => [name, name] as const)
  const table = useTable({
    call: 'listProjects',
    nouns: words.nouns,
    words: told,
    orders,
    filters: [
      filterBy('status', words.show, words.all, { shown: words.shown, hidden: words.hidden }),
      filterBy('category', words.category, words.all, categories),
    ],
    always: { status: 'all' },
  })
  const update = useOptimisticUpdate<ListedProject>('listProjects')
  const show = ({ id }: ListedProject, body: ProjectVisibility) =>
    update(id, body, () => adminCall('showProject', { params: { id }, body }), {
      done: '',
      failed: told.updateFailed,
      autoClose: projectToastMs,
    })
  const remove = useDelete('deleteProject', told)
  const share = useShareActions()
  const [house, setHouse] = useState<HouseOfFamily>()
  const actionsOf = (project: ListedProject): Action[] => {
    const name = projectName(project)
    const detail = `${words.removedWithPictures(name)} ${staffMessages.trash.kept}`
    const onDelete = () => remove(project.id, { detail, autoClose: projectToastMs })
    const path = ({ path }: { path: string }) => path.replace(':id', project.id)
    return [
      { label: common.edit, icon: 'edit', to: path(adminPages.editProject) },
      { label: words.addImages, icon: 'plus', labelSuffix: words.to(name), to: path(adminPages.addImages) },
      { label: words.updates, icon: 'clock', labelSuffix: words.of(name), to: path(adminPages.updates) },
      {
        label: words.captions,
        icon: 'edit',
        labelSuffix: words.of(name),
        to: path(adminPages.projectPictures),
      },
      {
        label: project.shown ? words.hide : words.show,
        icon: project.shown ? 'eye-off' : 'eye',
        onClick: () => show(project, { shown: !project.shown }),
      },
      {
        label: project.pinned ? words.unpin : words.pin,
        icon: 'star',
        onClick: () => show(project, { pinned: !project.pinned }),
      },
      {
        label: words.askReview,
        icon: 'mail',
        labelSuffix: words.of(name),
        to: `${adminPages.reviews.path}?ask=${project.id}`,
      },
      ...(project.shown ? share(projectPath(project), name) : []),
      { label: words.links, icon: 'share', onClick: () => setHouse({ id: project.id, name }) },
      { label: common.delete, icon: 'trash', danger: true, onClick: onDelete },
    ]
  }
  return (
    <>
      <Heading title={adminPages.projects.title} tools={<Toolbar table={table} />}>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={adminPages.projectOrder.path} variant="secondary">
            {words.changeOrder}
          </ButtonLink>
          <ButtonLink to={adminPages.addProject.path} icon="plus">
            {words.addHere}
          </ButtonLink>
        </div>
      </Heading>
      <SavedPanel />
      <DataTable table={table} columns={[...columns, actionsColumn(projectName, actionsOf)]} />
      <FamilyLinksDialog house={house} onClose={() => setHouse(undefined)} />
    </>
  )
}

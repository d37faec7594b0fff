import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { maxPageSize } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import type { ListedProject, ProjectOrder } from '#contract/projects.ts'
import { queryOf } from '../../calls/api.ts'
import { Button } from '../../ui/button.tsx'
import { ListState } from '../../ui/list-state.tsx'
import { Picture } from '../../ui/picture.tsx'
import { adminCall } from '../blocks/calls.ts'
import { Heading, Section } from '../blocks/heading.tsx'
import { useMutate } from '../blocks/lists/mutate.ts'
import type { Action } from '../blocks/lists/row-actions.tsx'
import { useSavedOrder } from '../blocks/lists/saved-order.ts'
import { SortableList } from '../blocks/lists/sorting.tsx'
import { PictureTile } from '../images/picture-tile.tsx'
import { words } from './caption-order-words.ts'
import { ProjectMarks } from './project-marks.tsx'

const { projects: told } = messages
const shownAtOnce = 30

export function Page() {
  return (
    <>
      <Heading
        title={adminPages.projectOrder.title}
        note={words.note}
        link={{ label: adminPages.projects.title, to: adminPages.projects.path }}
      />
      <div className="grid gap-8">
        <Section id="home" title={words.home} note={words.homeNote}>
          <PinnedProjects />
        </Section>
        <Section id="gallery" title={words.gallery} note={words.galleryNote}>
          <GalleryProjects />
        </Section>
      </div>
    </>
  )
}

function PinnedProjects() {
  const query = { pinned: true, sort: 'pinned', status: 'all', limit: maxPageSize } as const
  const projects = useQuery(queryOf('listProjects', { query }))
  const mutate = useMutate()
  const unpin = ({ id }: ListedProject) =>
    mutate(() => adminCall('showProject', { params: { id }, body: { pinned: false } }), { done: '' })
  return (
    <ListState query={projects} empty={words.noPinned} failed={told.loadFailed}>
      {(items) => (
        <OrderedProjects
          list="home"
          label={words.pinnedList}
          noun={words.pinnedProject}
          projects={items}
          actionsOf={(project) => [{ label: words.unpin, onClick: () => unpin(project) }]}
        />
      )}
    </ListState>
  )
}

function GalleryProjects() {
  const [limit, setLimit] = useState(shownAtOnce)
  const projects = useQuery({
    ...queryOf('listProjects', { query: { sort: 'gallery', status: 'all', limit } }),
    placeholderData: keepPreviousData,
  })
  const total = Math.min(projects.data?.total ?? 0, maxPageSize)
  return (
    <>
      <ListState query={projects} empty={told.empty} failed={told.loadFailed}>
        {(items) => (
          <OrderedProjects list="gallery" label={words.galleryList} noun={words.project} projects={items} />
        )}
      </ListState>
      {total > limit ? (
        <Button
          variant="secondary"
          className="mt-6"
          onClick={() => setLimit(Math.min(limit + shownAtOnce, maxPageSize))}
        >
          {words.showMore}
        </Button>
      ) : null}
    </>
  )
}

type OrderedProps = Pick<ProjectOrder, 'list'> & {
  label: string
  noun: string
  projects: readonly ListedProject[]
  actionsOf?: (project: ListedProject) => Action[]
}

function OrderedProjects({ list, label, noun, projects, actionsOf = () => [] }: OrderedProps) {
  const mutate = useMutate()
  const byId = new Map(projects.map((project) => [project.id, project]))
  const save = (ids: string[]) =>
    mutate(() => adminCall('reorderProjects', { body: { list, ids } }), { fallback: told.updateFailed })
  const order = useSavedOrder([...byId.keys()], save)
  return (
    <SortableList label={label} ids={order.ids} onMove={order.move} className="grid max-w-form gap-3">
      {order.ids
        .flatMap((id) => byId.get(id) ?? [])
        .map((project) => (
          <PictureTile
            key={project.id}
            id={project.id}
            noun={noun}
            row
            image={
              <Picture {...project.main_picture} sizes="(width < 40rem) 6rem, 11rem" className="size-full" />
            }
            caption={<Caption project={project} list={list} />}
            actions={actionsOf(project)}
          />
        ))}
    </SortableList>
  )
}

function Caption({ project, list }: { project: ListedProject; list: ProjectOrder['list'] }) {
  const { title, client, category, location, shown, pinned } = project
  return (
    <div className="wrap-anywhere">
      <h3 className="text-base">{title || client}</h3>
      <p>{`${category}, ${location}`}</p>
      <ProjectMarks shown={shown} pinned={pinned && list === 'gallery'} />
    </div>
  )
}

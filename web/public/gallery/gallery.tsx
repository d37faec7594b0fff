import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { galleryPageSize } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { publicPages } from '#contract/pages.ts'
import type { ListedProject } from '#contract/projects.ts'
import { queryOf, useCall } from '../../api.ts'
import { ListState } from '../../ui/list-state.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Head } from '../seo/head.tsx'
import { ContactBand } from '../shell/contact-band.tsx'
import { PageTop } from '../shell/page-top.tsx'
import { useTopOfPage } from '../shell/top-of-page.ts'
import { GalleryFilter } from './gallery-filter.tsx'
import { PictureNote } from './picture-note.tsx'
import { rowsOf, shareOf } from './picture-rows.ts'
import { ProjectCard } from './project-card.tsx'
import { categoriesAt, galleryAddress, galleryPlace, locationsAt, projectsAt } from './queries.ts'

export function Page() {
  const [search] = useSearchParams()
  const place = galleryPlace(search)
  const projects = useCall('listProjects', projectsAt(place))
  const pages = Math.ceil((projects.data?.total ?? 0) / galleryPageSize)
  const list = useTopOfPage(place.page)
  return (
    <>
      <Head
        title={publicPages.gallery.title}
        description="Houses, interiors, courtyards, floors and roofs: what we draw and build in Kerala, with client, place and area."
        path={galleryAddress({ category: '', location: '', page: filtered(place) ? 1 : place.page })}
      />
      <PageTop label={publicPages.gallery.title} title="What we draw, build and repair">
        <p>
          Every project with its client, place and area. Open one to see all its pictures and what was done.
        </p>
        <PictureNote className="mt-3" />
      </PageTop>
      <section ref={list} aria-labelledby="projects" className="wrap scroll-mt-24 pb-section">
        <h2 id="projects" className="sr-only">
          Projects
        </h2>
        <Filters />
        <div className="mt-8 min-h-[50svh] md:mt-12">
          <ListState of={projects} empty={<NothingHere />} failed={messages.projects.loadFailed}>
            {(items) => <Rows projects={items} />}
          </ListState>
        </div>
        <div className="mt-14">
          <Pager
            page={place.page}
            pages={pages}
            href={(page) => galleryAddress({ ...place, page })}
            label="Pages of projects"
          />
        </div>
      </section>
      <ContactBand title="Something like this, on your plot?" topic={publicPages.gallery.title}>
        <p>
          Tell us which project comes near to what you have in mind. We say what it would cost today, and what
          we would do differently on your land.
        </p>
      </ContactBand>
    </>
  )
}

const filtered = ({ category, location }: { category: string; location: string }) =>
  category !== '' || location !== ''

function Filters() {
  const [search] = useSearchParams()
  const place = galleryPlace(search)
  const byCategory = useProjects(categoriesAt(place))
  const byLocation = useProjects(locationsAt(place))
  return (
    <div className="divide-y divide-line border-y border-line">
      <GalleryFilter
        label="Filter by category"
        narrowed={filtered(place)}
        all="All work"
        chosen={place.category}
        options={byCategory.data?.items.map((project) => project.category).filter(Boolean) ?? []}
        addressOf={(category) => galleryAddress({ ...place, category, page: 1 })}
      />
      <GalleryFilter
        label="Filter by location"
        narrowed={filtered(place)}
        all="All places"
        chosen={place.location}
        options={byLocation.data?.items.map((project) => project.location).filter(Boolean) ?? []}
        addressOf={(location) => galleryAddress({ ...place, location, page: 1 })}
      />
    </div>
  )
}

/** What was offered stays until the next offer is there. */
const useProjects = (asked: Parameters<typeof queryOf<'listProjects'>>[1]) =>
  useQuery({ ...queryOf('listProjects', asked), placeholderData: keepPreviousData })

/** Rows of two and three in turn, each picture in its true shape. */
function Rows({ projects }: { projects: readonly ListedProject[] }) {
  return (
    <div className="grid gap-10 md:gap-14">
      {rowsOf(projects, [2, 3]).map((row, index) => (
        <div key={row[0]?.id} className="flex flex-col gap-10 md:flex-row md:gap-6">
          {row.map((project, place) => (
            <ProjectCard
              key={project.id}
              project={project}
              priority={index + place === 0}
              sizes={row.length > 2 ? '(min-width: 768px) 31vw, 88vw' : '(min-width: 768px) 47vw, 88vw'}
              className={`${shareOf(project.main_picture, row.length)} ${row.length === 1 ? 'md:max-w-2/3' : ''}`}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

function NothingHere() {
  return (
    <>
      {messages.projects.empty}{' '}
      <Link to={publicPages.gallery.path} className="link">
        Show all work
      </Link>
    </>
  )
}

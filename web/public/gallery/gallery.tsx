import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { gallery as content } from '#content/gallery.ts'
import { galleryPageSize } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { publicPages } from '#contract/pages.ts'
import { queryOf } from '../../api.ts'
import type { PageLocation } from '../../screen.tsx'
import { ListState } from '../../ui/list-state.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Head } from '../seo/head.tsx'
import { ContactBand } from '../shell/contact-band.tsx'
import { PageTop } from '../shell/page-top.tsx'
import { useScrollToTop } from '../shell/paging.ts'
import { GalleryFilter } from './gallery-filter.tsx'
import { type GalleryFilters, galleryPath, readGalleryFilters } from './gallery-path.ts'
import { splitRows } from './justified-rows.ts'
import { PictureNote } from './picture-note.tsx'
import { ProjectRow } from './project-row.tsx'

const { path, title } = publicPages.gallery

export const queries = ({ search }: PageLocation) => Object.values(queriesFor(readGalleryFilters(search)))

/** Each filter offers only what leads to projects with the other one as it is. */
function queriesFor({ page, ...filters }: GalleryFilters) {
  const category = filters.category || undefined
  const location = filters.location || undefined
  const range = { limit: galleryPageSize, offset: (page - 1) * galleryPageSize }
  return {
    projects: queryOf('listProjects', { query: { category, location, ...range } }),
    categories: queryOf('listProjects', { query: { distinct: 'category', location } }),
    locations: queryOf('listProjects', { query: { distinct: 'location', category } }),
  }
}

export function Page() {
  const [search] = useSearchParams()
  const filters = readGalleryFilters(search)
  const isFiltered = filters.category !== '' || filters.location !== ''
  const projects = useQuery(queriesFor(filters).projects)
  const pages = Math.ceil((projects.data?.total ?? 0) / galleryPageSize)
  const list = useScrollToTop(filters.page)
  return (
    <>
      <Head
        title={title}
        description={content.description}
        path={galleryPath({ page: isFiltered ? 1 : filters.page })}
      />
      <PageTop label={title} title={content.title} intro={content.intro}>
        <PictureNote className="mt-3" />
      </PageTop>
      <section ref={list} aria-labelledby="projects" className="wrap scroll-mt-24 pb-section">
        <h2 id="projects" className="sr-only">
          Projects
        </h2>
        <Filters filters={filters} isFiltered={isFiltered} />
        <div className="mt-8 min-h-[50svh] md:mt-12">
          <ListState of={projects} empty={<NoProjects />} failed={messages.projects.loadFailed}>
            {(items) => (
              <div className="grid gap-10 md:gap-14">
                {splitRows(items, [2, 3]).map((row, index) => (
                  <ProjectRow key={row[0]?.id} projects={row} priority={index === 0} />
                ))}
              </div>
            )}
          </ListState>
        </div>
        <div className="mt-14">
          <Pager
            page={filters.page}
            pages={pages}
            href={(page) => galleryPath({ ...filters, page })}
            label="Pages of projects"
          />
        </div>
      </section>
      <ContactBand content={content.contact} topic={title} />
    </>
  )
}

function Filters({ filters, isFiltered }: { filters: GalleryFilters; isFiltered: boolean }) {
  const { categories, locations } = queriesFor(filters)
  const byCategory = useQuery({ ...categories, placeholderData: keepPreviousData })
  const byLocation = useQuery({ ...locations, placeholderData: keepPreviousData })
  return (
    <div className="divide-y divide-line border-y border-line">
      <GalleryFilter
        label="Filter by category"
        all="All work"
        selected={filters.category}
        isFiltered={isFiltered}
        options={byCategory.data?.items.map((project) => project.category).filter(Boolean) ?? []}
        pathOf={(category) => galleryPath({ ...filters, category, page: 1 })}
      />
      <GalleryFilter
        label="Filter by location"
        all="All places"
        selected={filters.location}
        isFiltered={isFiltered}
        options={byLocation.data?.items.map((project) => project.location).filter(Boolean) ?? []}
        pathOf={(location) => galleryPath({ ...filters, location, page: 1 })}
      />
    </div>
  )
}

function NoProjects() {
  return (
    <>
      {messages.projects.empty}{' '}
      <Link to={path} className="link">
        Show all work
      </Link>
    </>
  )
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { GalleryContent } from '#contract/content/list-pages.ts'
import { galleryPageSize } from '#contract/limits.ts'
import { publicPages } from '#contract/pages.ts'
import type { ListedProject } from '#contract/projects.ts'
import { messages } from '#contract/public-messages.ts'
import { useCompany } from '../../page-context.ts'
import type { PageLocation } from '../../screen.tsx'
import { ListState } from '../../ui/list-state.tsx'
import { Pager } from '../../ui/pager.tsx'
import { InlineText } from '../content/rich-text.tsx'
import { contentQuery, withContent } from '../content/with-content.tsx'
import { ContactBand } from '../parts/contact-band.tsx'
import { PageTop } from '../parts/page-top.tsx'
import { useScrollOnChange } from '../parts/paging.ts'
import { PastLastPage } from '../parts/past-last-page.tsx'
import { PageHead } from '../seo/head.tsx'
import { GalleryFilter } from './gallery-filter.tsx'
import {
  filterFields,
  type GalleryFilters,
  galleryPath,
  isFiltered,
  optionsQuery,
  projectsQuery,
  readGalleryFilters,
} from './gallery-path.ts'
import { splitRows } from './justified-rows.ts'
import { PictureNote } from './picture-note.tsx'
import { ProjectRow } from './project-row.tsx'
import { words } from './words.ts'

const { path, title } = publicPages.gallery
const noneFound = `${messages.projects.empty} [${words.showAll}](${path})`
/** Two or three projects in most of them. */
const rows = { widest: 4.6, alone: 5 }

export function queries(location: PageLocation) {
  const filters = readGalleryFilters(location.search)
  return [
    contentQuery('gallery', location),
    projectsQuery(filters),
    ...filterFields.map((field) => optionsQuery(field, filters)),
  ]
}

/** Filters are in English; the first project has them in the language of the page. */
const filteredTitle = ({ category, size, district, location, page }: GalleryFilters, first?: ListedProject) =>
  [
    title,
    category && (first?.category ?? category),
    size && words.sizes[size],
    district && (first?.district ?? district),
    location && (first?.location ?? location),
    page > 1 && words.page(page),
  ]
    .filter(Boolean)
    .join(', ')

export const Page = withContent('gallery', Gallery)

function Gallery({ content }: { content: GalleryContent }) {
  const { phone } = useCompany()
  const [search] = useSearchParams()
  const filters = readGalleryFilters(search)
  const projects = useQuery(projectsQuery(filters))
  const client = useQueryClient()
  // The filters may have failed along with the projects.
  const refetch = () => client.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
  const isChosen = isFiltered(filters)
  const isEmpty = projects.data?.total === 0 && !isChosen
  const noneYet = `${messages.projects.empty} [${words.call(phone)}](tel:${phone})`
  const { intro, contact } = isEmpty ? content.none : content
  const pages = Math.ceil((projects.data?.total ?? 0) / galleryPageSize)
  const pathOf = (page: number) => galleryPath({ ...filters, page })
  const isPart = isChosen || filters.page > 1
  const list = useScrollOnChange(filters.page)
  if (pages > 0 && filters.page > pages)
    return <PastLastPage label={title} page={filters.page} pages={pages} href={pathOf} />
  return (
    <>
      <PageHead
        search={isPart ? { ...content.search, title: '' } : content.search}
        title={filteredTitle(filters, projects.data?.items[0])}
        text={intro}
        path={galleryPath({ page: isChosen ? 1 : filters.page })}
      />
      <PageTop label={title} title={content.title} intro={intro}>
        <PictureNote projects={projects.data?.items ?? []} className="mt-3" />
      </PageTop>
      <section ref={list} aria-labelledby="projects" className="wrap scroll-mt-24 pb-12 lg:pb-24">
        <h2 id="projects" className="sr-only">
          {words.projects}
        </h2>
        <div className="divide-y divide-line border-y border-line empty:hidden">
          {filterFields.map((field) => (
            <GalleryFilter key={field} field={field} filters={filters} />
          ))}
        </div>
        <div className={isEmpty ? '' : 'mt-6 min-h-[50svh] md:mt-8'}>
          <ListState
            query={{ ...projects, refetch }}
            empty={<InlineText text={isEmpty ? noneYet : noneFound} linkClassName="link" />}
            failed={messages.projects.loadFailed}
          >
            {(items) => (
              <div className="grid gap-8 md:gap-12">
                {splitRows(items, ({ main_picture }) => main_picture, rows).map((row, index) => (
                  <ProjectRow key={row[0]?.id} projects={row} priority={index === 0} />
                ))}
              </div>
            )}
          </ListState>
        </div>
        <div className="mt-8">
          <Pager page={filters.page} pages={pages} href={pathOf} label={words.pages} />
        </div>
      </section>
      <ContactBand content={contact} topic={title} />
    </>
  )
}

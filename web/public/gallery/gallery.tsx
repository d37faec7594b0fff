import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { Link, useSearchParams } from 'react-router'
import { indianNumber } from '#contract/amounts/indian-number.ts'
import type { GalleryContent } from '#contract/content/pages.ts'
import { isHouse, type Size, sizes } from '#contract/houses/gallery.ts'
import { galleryPageSize } from '#contract/limits.ts'
import { publicPages } from '#contract/pages.ts'
import type { ListedProject } from '#contract/projects.ts'
import { messages } from '#contract/public-messages.ts'
import { inBoth } from '#contract/words.ts'
import { useCompany } from '../../page-context.ts'
import type { PageLocation } from '../../screen.tsx'
import { ListState } from '../../ui/list-state.tsx'
import { Pager } from '../../ui/pager.tsx'
import { langOf } from '../content/lang.ts'
import { InlineText } from '../content/rich-text.tsx'
import { contentQuery, withContent } from '../content/with-content.tsx'
import { ContactBand } from '../parts/band.tsx'
import { PageTop } from '../parts/page-top.tsx'
import { useScrollOnChange } from '../parts/paging.ts'
import { PastLastPage } from '../parts/past-last-page.tsx'
import { PageHead } from '../seo/head.tsx'
import {
  type FilterField,
  filterFields,
  filterOf,
  type GalleryFilters,
  galleryPath,
  isFiltered,
  optionsQuery,
  projectsQuery,
  readGalleryFilters,
} from './gallery-filters.ts'
import { splitRows } from './justified-rows.ts'
import { PictureNote } from './picture-note.tsx'
import { ProjectRow } from './project-row.tsx'

const words = inBoth({
  page: [(page: number) => `page ${page}`, (page) => `പേജ് ${page}`],
  projects: ['Projects', 'പ്രോജക്ടുകൾ'],
  pages: ['Pages of projects', 'പ്രോജക്ടുകളുടെ പേജുകൾ'],
  filterBy: {
    category: ['Filter by category', 'വിഭാഗം തിരഞ്ഞെടുക്കാം'],
    size: ['Filter by size', 'വലുപ്പം തിരഞ്ഞെടുക്കാം'],
    district: ['Filter by district', 'ജില്ല തിരഞ്ഞെടുക്കാം'],
  },
  all: {
    category: ['All work', 'എല്ലാ വർക്കുകളും'],
    size: ['All sizes', 'എല്ലാ വലുപ്പവും'],
    district: ['All districts', 'എല്ലാ ജില്ലകളും'],
  },
  sizes: {
    small: [`Up to ${indianNumber(sizes.small.to)} sq ft`, `${indianNumber(sizes.small.to)} ചതുരശ്ര അടി വരെ`],
    medium: [
      `${indianNumber(sizes.small.to)} to ${indianNumber(sizes.medium.to)} sq ft`,
      `${indianNumber(sizes.small.to)}–${indianNumber(sizes.medium.to)} ചതുരശ്ര അടി`,
    ],
    large: [
      `Over ${indianNumber(sizes.medium.to)} sq ft`,
      `${indianNumber(sizes.medium.to)} ചതുരശ്ര അടിക്കു മുകളിൽ`,
    ],
  },
  showAll: ['Show all work', 'എല്ലാ വർക്കുകളും കാണാം'],
  call: [(phone: string) => `Call ${phone}`, (phone) => `${phone} എന്ന നമ്പറിൽ വിളിക്കാം`],
})

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

/** Options as links, so that each has an address; on phones a row to swipe. */
function GalleryFilter({ field, filters }: { field: FilterField; filters: GalleryFilters }) {
  const { data } = useQuery({ ...optionsQuery(field, filters), placeholderData: keepPreviousData })
  const found = data?.items.flatMap((project) => optionOf(project, field)) ?? []
  const isFirst = ({ value }: Option) => field === 'category' && isHouse(value)
  const options = [...found.filter(isFirst), ...found.filter((option) => !isFirst(option))]
  const selected = filters[field] ?? ''
  // A row that was swiped before hydration stays.
  const row = useScrollOnChange(selected, scrollToSelected)
  // Only Chromium opens the page with the selected option in sight.
  useLayoutEffect(() => {
    if (row.current?.scrollLeft === 0 && !CSS.supports('scroll-initial-target: nearest'))
      scrollToSelected(row.current)
  }, [row])
  if (options.length < 2 && !selected) return null
  return (
    <nav
      ref={row}
      aria-label={words.filterBy[field]}
      className="max-md:-mx-gutter max-md:overflow-x-auto max-md:scroll-pl-gutter max-md:pl-gutter max-md:[scrollbar-width:none] max-md:[mask-image:linear-gradient(to_right,black_calc(100%-3.5rem),transparent)]"
    >
      <ul className="flex gap-x-6 max-md:w-max max-md:pr-14 md:flex-wrap md:gap-x-7">
        {[{ value: '', text: words.all[field] }, ...options].map(({ value, text }) => (
          <li
            key={value}
            className={value && value === selected ? 'max-md:[scroll-initial-target:nearest]' : undefined}
          >
            <Link
              to={galleryPath({ ...filters, location: undefined, [field]: value, page: 1 })}
              lang={langOf(text)}
              aria-current={value === selected && !(filters.location && !value) ? 'true' : undefined}
              preventScrollReset
              className="-mb-px inline-flex min-h-12 min-w-11 items-center border-b-2 border-transparent text-sm whitespace-nowrap md:text-base text-stone hover:text-laterite aria-[current]:border-laterite aria-[current]:text-charcoal"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type Option = { value: string; text: string }

/** None for a project that has no such value. */
function optionOf(project: ListedProject, field: FilterField): Option[] {
  const value = filterOf(project)[field]
  if (!value) return []
  return [{ value, text: field === 'size' ? words.sizes[value as Size] : project[field] }]
}

/** Scrolls the row, not the page. */
function scrollToSelected(row: HTMLElement) {
  const option = row.querySelector('[aria-current]')?.getBoundingClientRect()
  const { left, right } = row.getBoundingClientRect()
  if (!option || (option.left >= left && option.right <= right)) return
  row.scrollLeft += option.left - left - Number.parseFloat(getComputedStyle(row).paddingLeft)
}

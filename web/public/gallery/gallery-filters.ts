import { isSize, type Size } from '#contract/houses/gallery.ts'
import { galleryPageSize } from '#contract/limits.ts'
import { publicPages } from '#contract/pages.ts'
import type { ListedProject } from '#contract/projects.ts'
import { queryOf } from '../../calls/api.ts'
import { pageNumberOf } from '../parts/paging.ts'

export const filterFields = ['category', 'size', 'district'] as const
export type FilterField = (typeof filterFields)[number]

/** Addresses with a location are older than districts. They lead to the same projects as before, and to no such filter. */
type Chosen = { category?: string; size?: Size; district?: string; location?: string }
export type GalleryFilters = Chosen & { page: number }

export function readGalleryFilters(search: URLSearchParams): GalleryFilters {
  const size = search.get('size')
  return {
    category: search.get('category') || undefined,
    size: isSize(size) ? size : undefined,
    district: search.get('district') || undefined,
    location: search.get('location') || undefined,
    page: pageNumberOf(search),
  }
}

export const isFiltered = ({ page: _, ...chosen }: GalleryFilters) => Object.values(chosen).some(Boolean)

export function projectsQuery({ page, ...chosen }: GalleryFilters) {
  const range = { limit: galleryPageSize, offset: (page - 1) * galleryPageSize }
  return queryOf('listProjects', { query: { sort: 'gallery', ...chosen, ...range } })
}

/** The options of a filter: only those that have projects under the other filters. */
export function optionsQuery(field: FilterField, { page: _, ...chosen }: GalleryFilters) {
  return queryOf('listProjects', { query: { distinct: field, ...chosen, [field]: undefined } })
}

/** In English in every language, so that an address means the same in all of them. */
export const filterOf = ({ filter, category, district, size }: ListedProject) => ({
  ...(filter ?? { category, district }),
  size,
})

/** Leaves out what is not set. */
export function galleryPath({ page = 1, ...chosen }: Partial<GalleryFilters>) {
  const search = new URLSearchParams()
  for (const name of [...filterFields, 'location'] as const) if (chosen[name]) search.set(name, chosen[name])
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `${publicPages.gallery.path}?${search}` : publicPages.gallery.path
}

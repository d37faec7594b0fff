import { galleryPageSize } from '#contract/limits.ts'
import { publicPages } from '#contract/pages.ts'
import type { ListedProject } from '#contract/projects.ts'
import { queryOf } from '../../api.ts'
import { pageNumberOf } from '../parts/paging.ts'

export type GalleryFilters = { category?: string; location?: string; page: number }

export function readGalleryFilters(search: URLSearchParams): GalleryFilters {
  return {
    category: search.get('category') || undefined,
    location: search.get('location') || undefined,
    page: pageNumberOf(search),
  }
}

export function projectsQuery({ category, location, page }: GalleryFilters) {
  const range = { limit: galleryPageSize, offset: (page - 1) * galleryPageSize }
  return queryOf('listProjects', { query: { sort: 'gallery', category, location, ...range } })
}

/** The options of a filter: only those that have projects under the other filter. */
export function optionsQuery(field: 'category' | 'location', { category, location }: GalleryFilters) {
  return queryOf('listProjects', { query: { distinct: field, category, location, [field]: undefined } })
}

/** In English in every language, so that an address means the same in all of them. */
export const filterOf = ({ filter, category, location }: ListedProject) => filter ?? { category, location }

/** Leaves out what is not set. */
export function galleryPath({ category, location, page = 1 }: Partial<GalleryFilters>) {
  const search = new URLSearchParams()
  if (category) search.set('category', category)
  if (location) search.set('location', location)
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `${publicPages.gallery.path}?${search}` : publicPages.gallery.path
}

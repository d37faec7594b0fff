import { publicPages } from '#contract/pages.ts'
import { pageNumberOf } from '../shell/paging.ts'

export type GalleryFilters = { category: string; location: string; page: number }

export function readGalleryFilters(search: URLSearchParams): GalleryFilters {
  return {
    category: search.get('category') ?? '',
    location: search.get('location') ?? '',
    page: pageNumberOf(search),
  }
}

/** Leaves out what is not set. */
export function galleryPath({ category, location, page = 1 }: Partial<GalleryFilters>) {
  const search = new URLSearchParams()
  if (category) search.set('category', category)
  if (location) search.set('location', location)
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `${publicPages.gallery.path}?${search}` : publicPages.gallery.path
}

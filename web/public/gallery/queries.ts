// What these pages ask for. The table of pages and the pages themselves read it, so both name the same answers.
import { galleryPageSize } from '#contract/limits.ts'
import { publicPages } from '#contract/pages.ts'
import { pageOf } from '../reviews/reviews-query.ts'

export const selectedProjects = { query: { limit: 3 } }
export const selectedReviews = { query: { limit: 6 } }
/** One more than are shown, since the project whose page it is may be among them. */
export const moreProjects = { query: { limit: 4 } }

export function projectsOfService(service: string) {
  return { query: { category: service, limit: 2 } }
}

export type GalleryPlace = { category: string; location: string; page: number }

export function galleryPlace(search: URLSearchParams): GalleryPlace {
  return {
    category: search.get('category') ?? '',
    location: search.get('location') ?? '',
    page: pageOf(search),
  }
}

export function projectsAt({ category, location, page }: GalleryPlace) {
  return {
    query: {
      category: category || undefined,
      location: location || undefined,
      limit: galleryPageSize,
      offset: (page - 1) * galleryPageSize,
    },
  }
}

/** Only what leads somewhere: the kinds of work at the chosen place, and the places of the chosen kind. */
export const categoriesAt = ({ location }: GalleryPlace) => ({
  query: { distinct: 'category' as const, location: location || undefined },
})
export const locationsAt = ({ category }: GalleryPlace) => ({
  query: { distinct: 'location' as const, category: category || undefined },
})

/** The address of a page of the gallery; what is not chosen does not appear in it. */
export function galleryAddress({ category, location, page }: GalleryPlace) {
  const search = new URLSearchParams()
  if (category) search.set('category', category)
  if (location) search.set('location', location)
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `${publicPages.gallery.path}?${search}` : publicPages.gallery.path
}

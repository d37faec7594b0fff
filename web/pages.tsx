// Every public screen. The admin area has its own table, loaded only there.
import { matchPath } from 'react-router'
import { idOfSlug } from '#contract/addresses.ts'
import { publicPages } from '#contract/pages.ts'
import {
  categoriesAt,
  galleryPlace,
  locationsAt,
  moreProjects,
  projectsAt,
  projectsOfService,
  selectedProjects,
  selectedReviews,
} from './public/gallery/queries.ts'
import { reviewsQuery } from './public/reviews/reviews-query.ts'
import { need, type Screen, screen } from './screen.tsx'

export const publicScreens: Screen[] = [
  screen(
    publicPages.home.path,
    'public/home/home.tsx',
    () => import('./public/home/home.tsx'),
    () => [
      need('listServices', {}),
      need('listProjects', selectedProjects),
      need('listReviews', selectedReviews),
    ],
  ),
  screen(publicPages.about.path, 'public/about/about.tsx', () => import('./public/about/about.tsx')),
  service(publicPages.design, 'public/services/design.tsx', () => import('./public/services/design.tsx')),
  service(
    publicPages.interior,
    'public/services/interior.tsx',
    () => import('./public/services/interior.tsx'),
  ),
  service(
    publicPages.vasthushasthra,
    'public/services/vasthushasthra.tsx',
    () => import('./public/services/vasthushasthra.tsx'),
  ),
  service(
    publicPages.floorcoating,
    'public/services/floorcoating.tsx',
    () => import('./public/services/floorcoating.tsx'),
  ),
  service(
    publicPages.waterproofing,
    'public/services/waterproofing.tsx',
    () => import('./public/services/waterproofing.tsx'),
  ),
  screen(
    publicPages.gallery.path,
    'public/gallery/gallery.tsx',
    () => import('./public/gallery/gallery.tsx'),
    ({ search }) =>
      [projectsAt, categoriesAt, locationsAt].map((query) =>
        need('listProjects', query(galleryPlace(search))),
      ),
  ),
  screen(
    publicPages.project.path,
    'public/gallery/project.tsx',
    () => import('./public/gallery/project.tsx'),
    ({ params }) => [
      need('getProject', { params: { id: idOfSlug(params.slug) } }, true),
      need('listProjects', moreProjects),
    ],
  ),
  screen(
    publicPages.reviews.path,
    'public/reviews/reviews.tsx',
    () => import('./public/reviews/reviews.tsx'),
    ({ search }) => [need('listReviews', reviewsQuery(search))],
  ),
  screen(
    publicPages.career.path,
    'public/careers/career.tsx',
    () => import('./public/careers/career.tsx'),
    () => [need('listJobs', {})],
  ),
  screen(
    publicPages.job.path,
    'public/careers/job.tsx',
    () => import('./public/careers/job.tsx'),
    () => [need('listJobs', {})],
  ),
  screen(
    publicPages.contact.path,
    'public/contact/contact.tsx',
    () => import('./public/contact/contact.tsx'),
  ),
  screen(publicPages.privacy.path, 'public/legal/privacy.tsx', () => import('./public/legal/privacy.tsx')),
  screen(publicPages.terms.path, 'public/legal/terms.tsx', () => import('./public/legal/terms.tsx')),
]

/** A service page shows projects of its kind. */
function service(page: { path: string; service: string }, file: string, load: Parameters<typeof screen>[2]) {
  return screen(page.path, file, load, () => [need('listProjects', projectsOfService(page.service))])
}

export const notFoundScreen = screen(
  '*',
  'public/shell/not-found.tsx',
  () => import('./public/shell/not-found.tsx'),
)

/** The public screen for an address, with what it needs. */
export function findPublicScreen(pathname: string, search: URLSearchParams) {
  for (const candidate of publicScreens) {
    const match = matchPath({ path: candidate.path, end: true }, pathname)
    if (match) return { screen: candidate, needs: candidate.needs({ params: match.params, search }) }
  }
  return undefined
}

export const isAdminPath = (pathname: string) => pathname === '/admin' || pathname.startsWith('/admin/')

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
} from './public/queries.ts'
import { reviewsQuery } from './public/reviews-query.ts'
import { need, type Screen, screen } from './screen.tsx'

export const publicScreens: Screen[] = [
  screen(
    publicPages.home.path,
    'public/home.tsx',
    () => import('./public/home.tsx'),
    () => [
      need('listServices', {}),
      need('listProjects', selectedProjects),
      need('listReviews', selectedReviews),
    ],
  ),
  screen(publicPages.about.path, 'public/about.tsx', () => import('./public/about.tsx')),
  service(publicPages.design, 'public/design.tsx', () => import('./public/design.tsx')),
  service(publicPages.interior, 'public/interior.tsx', () => import('./public/interior.tsx')),
  service(
    publicPages.vasthushasthra,
    'public/vasthushasthra.tsx',
    () => import('./public/vasthushasthra.tsx'),
  ),
  service(publicPages.floorcoating, 'public/floorcoating.tsx', () => import('./public/floorcoating.tsx')),
  service(publicPages.waterproofing, 'public/waterproofing.tsx', () => import('./public/waterproofing.tsx')),
  screen(
    publicPages.gallery.path,
    'public/gallery.tsx',
    () => import('./public/gallery.tsx'),
    ({ search }) =>
      [projectsAt, categoriesAt, locationsAt].map((query) =>
        need('listProjects', query(galleryPlace(search))),
      ),
  ),
  screen(
    publicPages.project.path,
    'public/project.tsx',
    () => import('./public/project.tsx'),
    ({ params }) => [
      need('getProject', { params: { id: idOfSlug(params.slug) } }, true),
      need('listProjects', moreProjects),
    ],
  ),
  screen(
    publicPages.reviews.path,
    'public/reviews.tsx',
    () => import('./public/reviews.tsx'),
    ({ search }) => [need('listReviews', reviewsQuery(search))],
  ),
  screen(
    publicPages.career.path,
    'public/career.tsx',
    () => import('./public/career.tsx'),
    () => [need('listJobs', {})],
  ),
  screen(
    publicPages.job.path,
    'public/job.tsx',
    () => import('./public/job.tsx'),
    () => [need('listJobs', {})],
  ),
  screen(publicPages.contact.path, 'public/contact.tsx', () => import('./public/contact.tsx')),
  screen(publicPages.privacy.path, 'public/privacy.tsx', () => import('./public/privacy.tsx')),
  screen(publicPages.terms.path, 'public/terms.tsx', () => import('./public/terms.tsx')),
]

/** A service page shows projects of its kind. */
function service(page: { path: string; service: string }, file: string, load: Parameters<typeof screen>[2]) {
  return screen(page.path, file, load, () => [need('listProjects', projectsOfService(page.service))])
}

// All pieces of the kit on one page, while one works on them.
if (import.meta.env.DEV) publicScreens.push(screen('/kit', 'kit.tsx', () => import('./kit.tsx')))

export const notFoundScreen = screen('*', 'public/not-found.tsx', () => import('./public/not-found.tsx'))

/** The public screen for an address, with what it needs. */
export function findPublicScreen(pathname: string, search: URLSearchParams) {
  for (const candidate of publicScreens) {
    const match = matchPath({ path: candidate.path, end: true }, pathname)
    if (match) return { screen: candidate, needs: candidate.needs({ params: match.params, search }) }
  }
  return undefined
}

export const isAdminPath = (pathname: string) => pathname === '/admin' || pathname.startsWith('/admin/')

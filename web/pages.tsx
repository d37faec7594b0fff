// Every public screen. The admin area has its own table in admin/shell/area.tsx.
import { matchPath } from 'react-router'
import { publicPages } from '#contract/pages.ts'
import { type Screen, screen } from './screen.tsx'

export const publicScreens: Screen[] = [
  page('home', 'home/home.tsx', () => import('./public/home/home.tsx')),
  page('about', 'about/about.tsx', () => import('./public/about/about.tsx')),
  page('design', 'services/design.tsx', () => import('./public/services/design.tsx')),
  page('interior', 'services/interior.tsx', () => import('./public/services/interior.tsx')),
  page('vasthushasthra', 'services/vasthushasthra.tsx', () => import('./public/services/vasthushasthra.tsx')),
  page('floorcoating', 'services/floorcoating.tsx', () => import('./public/services/floorcoating.tsx')),
  page('waterproofing', 'services/waterproofing.tsx', () => import('./public/services/waterproofing.tsx')),
  page('service', 'services/added-service.tsx', () => import('./public/services/added-service.tsx')),
  page('gallery', 'gallery/gallery.tsx', () => import('./public/gallery/gallery.tsx')),
  page('project', 'gallery/project.tsx', () => import('./public/gallery/project.tsx')),
  page('reviews', 'reviews/reviews.tsx', () => import('./public/reviews/reviews.tsx')),
  page('career', 'careers/career.tsx', () => import('./public/careers/career.tsx')),
  page('job', 'careers/job.tsx', () => import('./public/careers/job.tsx')),
  page('contact', 'contact/contact.tsx', () => import('./public/contact/contact.tsx')),
  page('privacy', 'legal/privacy.tsx', () => import('./public/legal/privacy.tsx')),
  page('myData', 'my-data/my-data.tsx', () => import('./public/my-data/my-data.tsx')),
  page('terms', 'legal/terms.tsx', () => import('./public/legal/terms.tsx')),
]

export const notFoundScreen = screen(
  '*',
  () => import('./public/shell/not-found.tsx'),
  'public/shell/not-found.tsx',
)

function page(name: keyof typeof publicPages, file: string, chunk: Parameters<typeof screen>[1]) {
  return screen(publicPages[name].path, chunk, `public/${file}`)
}

export function findPublicScreen(pathname: string) {
  for (const screen of publicScreens) {
    const match = matchPath(screen.path, pathname)
    if (match) return { screen, params: match.params }
  }
  return undefined
}

import { useLayoutEffect, useRef, useState } from 'react'
import { matchPath, Route, Routes, useLocation } from 'react-router'
import { publicPages } from '#contract/pages.ts'
import { AdminArea, isAdminPath } from './admin-area.ts'
import { preloadFonts } from './fonts/preload.ts'
import { PublicLayout } from './public/shell/layout.tsx'
import { ChunkBoundary, type Screen, ScreenView, screen } from './screen.tsx'
import { hasUnsaved } from './ui/unsaved.ts'

// Every public screen. The admin area has its own table in admin/shell/area.tsx.

const serviceNames = ['design', 'interior', 'vasthushasthra', 'floorcoating', 'waterproofing'] as const
const legalNames = ['privacy', 'terms'] as const

export const publicScreens: Screen[] = [
  page('home', 'home/home.tsx', () => import('./public/home/home.tsx')),
  page('about', 'about/about.tsx', () => import('./public/about/about.tsx')),
  ...serviceNames.map((name) =>
    page(
      name,
      'services/service-page.tsx',
      async () => (await import('./public/services/service-page.tsx'))[name],
    ),
  ),
  page('cost', 'cost/cost.tsx', () => import('./public/cost/cost.tsx')),
  page('service', 'services/added-service.tsx', () => import('./public/services/added-service.tsx')),
  page('gallery', 'gallery/gallery.tsx', () => import('./public/gallery/gallery.tsx')),
  page('project', 'gallery/project.tsx', () => import('./public/gallery/project.tsx')),
  page('reviews', 'reviews/reviews.tsx', () => import('./public/reviews/reviews.tsx')),
  page(
    'writeReview',
    'write-review/write-review.tsx',
    () => import('./public/write-review/write-review.tsx'),
  ),
  page('career', 'careers/career.tsx', () => import('./public/careers/career.tsx')),
  page('job', 'careers/job.tsx', () => import('./public/careers/job.tsx')),
  page('contact', 'contact/contact.tsx', () => import('./public/contact/contact.tsx')),
  page('house', 'house/house.tsx', () => import('./public/house/house.tsx')),
  page('myData', 'my-data/my-data.tsx', () => import('./public/my-data/my-data.tsx')),
  ...legalNames.map((name) =>
    page(name, 'legal/legal-page.tsx', async () => (await import('./public/legal/legal-page.tsx'))[name]),
  ),
]

export const notFoundScreen = screen(
  '*',
  () => import('./public/shell/error-page.tsx'),
  'public/shell/error-page.tsx',
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

export function App() {
  const location = useConfirmedLocation()
  const { pathname } = location
  useScrollToTop(pathname)
  if (isAdminPath(pathname)) {
    return (
      <ChunkBoundary>
        <AdminArea location={location} />
      </ChunkBoundary>
    )
  }
  preloadFonts()
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        {[...publicScreens, notFoundScreen].map((screen) => (
          <Route key={screen.path} path={screen.path} element={<ScreenView screen={screen} />} />
        ))}
      </Route>
    </Routes>
  )
}

/** The last location until unsaved changes on it are saved or given up; the admin area asks about them. */
function useConfirmedLocation() {
  const location = useLocation()
  const [confirmed, setConfirmed] = useState(location)
  if (location === confirmed) return location
  const leaves = location.pathname !== confirmed.pathname && isAdminPath(confirmed.pathname)
  if (leaves && hasUnsaved()) return confirmed
  setConfirmed(location)
  return location
}

function useScrollToTop(pathname: string) {
  const shown = useRef(pathname)
  useLayoutEffect(() => {
    // The browser itself restores the position of a page that is opened or reloaded.
    if (shown.current !== pathname) window.scrollTo(0, 0)
    shown.current = pathname
  }, [pathname])
}

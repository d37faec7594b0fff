import { useLayoutEffect, useRef, useState } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import { AdminArea, isAdminPath } from './admin-area.ts'
import { preloadFonts } from './fonts/preload.ts'
import { notFoundScreen, publicScreens } from './pages.tsx'
import { PublicLayout } from './public/shell/layout.tsx'
import { ChunkBoundary, ScreenView } from './screen.tsx'
import { hasUnsaved } from './ui/unsaved.ts'

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

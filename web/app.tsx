import { lazy, useLayoutEffect, useRef } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import { preloadFonts } from './fonts/preload.ts'
import { isAdminPath, notFoundScreen, publicScreens } from './pages.tsx'
import { PublicLayout } from './public/shell/layout.tsx'
import { usePageContext } from './public/shell/page-context.ts'
import { ChunkBoundary, ScreenView } from './screen.tsx'

const AdminArea = lazy(async () => ({ default: (await import('./admin/shell/area.tsx')).AdminArea }))

export function App() {
  useScrollToTop()
  const { pathname } = useLocation()
  const { missing } = usePageContext()
  if (isAdminPath(pathname)) {
    return (
      <ChunkBoundary>
        <AdminArea />
      </ChunkBoundary>
    )
  }
  preloadFonts()
  const screens = missing === pathname ? [notFoundScreen] : [...publicScreens, notFoundScreen]
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        {screens.map((screen) => (
          <Route key={screen.path} path={screen.path} element={<ScreenView screen={screen} />} />
        ))}
      </Route>
    </Routes>
  )
}

function useScrollToTop() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useLayoutEffect(() => {
    // The browser itself puts a freshly opened or reloaded page where it belongs.
    if (shown.current !== pathname) window.scrollTo(0, 0)
    shown.current = pathname
  }, [pathname])
}

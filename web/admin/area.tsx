// The admin area: its table of screens, and the guard in front of them.
import { useQueryClient } from '@tanstack/react-query'
import { Navigate, Outlet, Route, Routes, useLocation, useNavigate } from 'react-router'
import { adminPages } from '#contract/pages.ts'
import { call } from '../api.ts'
import { ScreenView, screen } from '../screen.tsx'
import { ConfirmProvider } from '../ui/confirm.tsx'
import { clearFlag, hasFlag } from './flag.ts'
import { AdminLayout, AdminOpenLayout } from './layout.tsx'

const openScreens = [screen(adminPages.login.path, 'admin/login.tsx', () => import('./login.tsx'))]

const guardedScreens = [
  screen(adminPages.dashboard.path, 'admin/dashboard.tsx', () => import('./dashboard.tsx')),
  screen(adminPages.reviews.path, 'admin/reviews.tsx', () => import('./reviews.tsx')),
  screen('*', 'admin/not-found.tsx', () => import('./not-found.tsx')),
]

export function AdminArea() {
  return (
    <ConfirmProvider>
      <Routes>
        <Route element={<AdminOpenLayout />}>
          {openScreens.map((screen) => (
            <Route key={screen.path} path={screen.path} element={<ScreenView screen={screen} />} />
          ))}
        </Route>
        <Route element={<Guarded />}>
          {guardedScreens.map((screen) => (
            <Route key={screen.path} path={screen.path} element={<ScreenView screen={screen} />} />
          ))}
        </Route>
      </Routes>
    </ConfirmProvider>
  )
}

/** For instant redirects only: what really guards is the server, which answers 401 without a session. */
function Guarded() {
  const location = useLocation()
  const navigate = useNavigate()
  const client = useQueryClient()

  async function logOut() {
    clearFlag()
    await call('logout', {}).catch(() => undefined)
    client.clear()
    navigate(adminPages.login.path)
  }

  if (!hasFlag())
    return (
      <Navigate to={adminPages.login.path} replace state={{ from: location.pathname + location.search }} />
    )
  return (
    <AdminLayout onLogout={logOut}>
      <Outlet />
    </AdminLayout>
  )
}

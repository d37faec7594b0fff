// The admin area: its table of screens, and the guard in front of them.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, Outlet, Route, Routes, useLocation, useNavigate } from 'react-router'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { call } from '../api.ts'
import { type Screen, ScreenView, screen } from '../screen.tsx'
import { ConfirmProvider } from '../ui/confirm.tsx'
import { useFocusOnNewScreen } from '../ui/focus.ts'
import { fetchNotices, toast } from '../ui/toast.tsx'
import { useAccount } from './account.ts'
import { clearFlag, hasFlag } from './flag.ts'
import { AdminLayout, AdminOpenLayout } from './layout.tsx'
import { isExpired } from './session.ts'
import { SessionGuard } from './session-guard.tsx'
import { useLeaveGuard, useMayLeave } from './unsaved.ts'

const openScreens = [
  screen(adminPages.login.path, 'admin/login.tsx', () => import('./login.tsx')),
  screen(adminPages.signup.path, 'admin/signup.tsx', () => import('./signup.tsx')),
  screen(adminPages.forgotPassword.path, 'admin/forgot-password.tsx', () => import('./forgot-password.tsx')),
  screen(adminPages.resetPassword.path, 'admin/reset-password.tsx', () => import('./reset-password.tsx')),
]

const guardedScreens = [
  screen(adminPages.dashboard.path, 'admin/dashboard.tsx', () => import('./dashboard.tsx')),
  screen(adminPages.addProject.path, 'admin/project-add.tsx', () => import('./project-add.tsx')),
  screen(adminPages.addImages.path, 'admin/project-images.tsx', () => import('./project-images.tsx')),
  screen(adminPages.editProject.path, 'admin/project-edit.tsx', () => import('./project-edit.tsx')),
  screen(adminPages.projects.path, 'admin/projects.tsx', () => import('./projects.tsx')),
  screen(adminPages.addReview.path, 'admin/review-add.tsx', () => import('./review-add.tsx')),
  screen(adminPages.reviews.path, 'admin/reviews.tsx', () => import('./reviews.tsx')),
  screen(adminPages.editReview.path, 'admin/review-edit.tsx', () => import('./review-edit.tsx')),
  screen(adminPages.jobs.path, 'admin/jobs.tsx', () => import('./jobs.tsx')),
  screen(adminPages.applications.path, 'admin/applications.tsx', () => import('./applications.tsx')),
  screen(adminPages.services.path, 'admin/services.tsx', () => import('./services.tsx')),
  screen(adminPages.enquiries.path, 'admin/enquiries.tsx', () => import('./enquiries.tsx')),
  screen(adminPages.accounts.path, 'admin/accounts.tsx', () => import('./accounts.tsx')),
  screen(adminPages.people.path, 'admin/people.tsx', () => import('./people.tsx')),
  screen('*', 'admin/not-found.tsx', () => import('./not-found.tsx')),
]

export function AdminArea() {
  useEffect(fetchNotices, [])
  return (
    <ConfirmProvider>
      <Routes>
        <Route element={<AdminOpenLayout />}>{openScreens.map(routeOf)}</Route>
        <Route element={<Guarded />}>{guardedScreens.map(routeOf)}</Route>
      </Routes>
    </ConfirmProvider>
  )
}

const routeOf = (screen: Screen) => (
  <Route key={screen.path} path={screen.path} element={<ScreenView screen={screen} />} />
)

/** For instant redirects only: what really guards is the server, which answers 401 without a session. */
function Guarded() {
  const location = useLocation()
  const from = location.pathname + location.search
  if (!hasFlag()) return <Navigate to={adminPages.login.path} replace state={{ from }} />
  return <Inside from={from} />
}

function Inside({ from }: { from: string }) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const mayLeave = useMayLeave()
  // Asked first of all, so that a flag without a session is found out at once.
  useAccount()
  useLeaveGuard()
  useFocusOnNewScreen()

  function leave(state?: { from: string }) {
    clearFlag()
    client.clear()
    navigate(adminPages.login.path, { replace: state !== undefined, state })
  }

  async function logOut() {
    if (!(await mayLeave())) return
    await call('logout', {}).catch((error) => {
      if (!isExpired(error)) toast.warning(messages.auth.logoutUnheard)
    })
    leave()
  }

  return (
    <AdminLayout onLogout={logOut}>
      <Outlet />
      <SessionGuard onEnd={() => leave({ from })} />
    </AdminLayout>
  )
}

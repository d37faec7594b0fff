// The admin area: its table of screens, and the guard in front of them.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, Outlet, Route, Routes, useLocation, useNavigate } from 'react-router'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { call } from '../../api.ts'
import { type Screen, ScreenView, screen } from '../../screen.tsx'
import { ConfirmProvider } from '../../ui/confirm.tsx'
import { useFocusOnNewScreen } from '../../ui/focus.ts'
import { fetchNotices, toast } from '../../ui/toast.tsx'
import { useAccount } from '../auth/account.ts'
import { clearFlag, hasFlag } from '../auth/flag.ts'
import { isExpired } from '../auth/session.ts'
import { AdminLayout, AdminOpenLayout } from './layout.tsx'
import { SessionGuard } from './session-guard.tsx'
import { useLeaveGuard, useMayLeave } from './unsaved.ts'

const openScreens = [
  screen(adminPages.login.path, 'admin/auth/login.tsx', () => import('../auth/login.tsx')),
  screen(adminPages.signup.path, 'admin/auth/signup.tsx', () => import('../auth/signup.tsx')),
  screen(
    adminPages.forgotPassword.path,
    'admin/auth/forgot-password.tsx',
    () => import('../auth/forgot-password.tsx'),
  ),
  screen(
    adminPages.resetPassword.path,
    'admin/auth/reset-password.tsx',
    () => import('../auth/reset-password.tsx'),
  ),
]

const guardedScreens = [
  screen(adminPages.dashboard.path, 'admin/shell/dashboard.tsx', () => import('./dashboard.tsx')),
  screen(
    adminPages.addProject.path,
    'admin/projects/project-add.tsx',
    () => import('../projects/project-add.tsx'),
  ),
  screen(
    adminPages.addImages.path,
    'admin/images/project-images.tsx',
    () => import('../images/project-images.tsx'),
  ),
  screen(
    adminPages.editProject.path,
    'admin/projects/project-edit.tsx',
    () => import('../projects/project-edit.tsx'),
  ),
  screen(adminPages.projects.path, 'admin/projects/projects.tsx', () => import('../projects/projects.tsx')),
  screen(
    adminPages.addReview.path,
    'admin/reviews/review-add.tsx',
    () => import('../reviews/review-add.tsx'),
  ),
  screen(adminPages.reviews.path, 'admin/reviews/reviews.tsx', () => import('../reviews/reviews.tsx')),
  screen(
    adminPages.editReview.path,
    'admin/reviews/review-edit.tsx',
    () => import('../reviews/review-edit.tsx'),
  ),
  screen(adminPages.jobs.path, 'admin/jobs/jobs.tsx', () => import('../jobs/jobs.tsx')),
  screen(
    adminPages.applications.path,
    'admin/inbox/applications.tsx',
    () => import('../inbox/applications.tsx'),
  ),
  screen(adminPages.services.path, 'admin/services/services.tsx', () => import('../services/services.tsx')),
  screen(adminPages.enquiries.path, 'admin/inbox/enquiries.tsx', () => import('../inbox/enquiries.tsx')),
  screen(adminPages.accounts.path, 'admin/auth/accounts.tsx', () => import('../auth/accounts.tsx')),
  screen(adminPages.people.path, 'admin/people/people.tsx', () => import('../people/people.tsx')),
  screen('*', 'admin/shell/not-found.tsx', () => import('./not-found.tsx')),
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

// The admin area: its screens, and the redirect to the login in front of most of them.
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { type Location, Navigate, Outlet, Route, Routes, useLocation, useNavigate } from 'react-router'
import { mayUse } from '#contract/access/roles.ts'
import { adminPages, type Page } from '#contract/pages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { addPaths, call } from '../../calls/api.ts'
import { paths } from '../../calls/paths.ts'
import { type Screen, ScreenView, screen } from '../../screen.tsx'
import { addIcons } from '../../ui/icon.tsx'
import { Boundary } from '../../ui/list-state.tsx'
import { useFocusOnNewScreen } from '../../ui/navigation.tsx'
import { loadToasts, toast } from '../../ui/toast.ts'
import { clearUnsaved } from '../../ui/unsaved.ts'
import { isExpired, reportError, signedIn, useAccount } from '../blocks/calls.ts'
import { ConfirmProvider, useConfirm } from '../blocks/confirm.tsx'
import { useLeaveGuard, useMayLeave } from '../blocks/leave-guard.ts'
import { deleteLocalDrafts } from '../site/autosave.ts'
import { AdminLayout, AdminOpenLayout } from './layout.tsx'
import { ForRoles, SessionGuard, useOwnLanguage } from './session-guard.tsx'
import './admin.css'

addPaths(paths)
addIcons({
  upload: 'M12 15.75V4.5M7 9.25l5-5 5 5M4.25 15.5v4.25h15.5V15.5',
  download: 'M12 4v11.25M7 10.5l5 5 5-5M4.25 15.5v4.25h15.5V15.5',
  trash: 'M4.5 6.75h15M9 6.5V4.25h6V6.5M6.25 7l.85 13.25h9.8L17.75 7M10 10.75v5.75M14 10.75v5.75',
  edit: 'M4.25 19.75l.9-4.1L15.9 4.9l3.2 3.2L8.35 18.85zM13.5 7.3l3.2 3.2',
  drag: 'M9 6.5a1 1 0 1 0 0-2 1 1 0 0 0 0 2zM15 6.5a1 1 0 1 0 0-2 1 1 0 0 0 0 2zM9 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2zM15 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2zM9 19.5a1 1 0 1 0 0-2 1 1 0 0 0 0 2zM15 19.5a1 1 0 1 0 0-2 1 1 0 0 0 0 2z',
  check: 'M4.75 12.75l4.75 4.75L19.5 7',
  plus: 'M12 4.75v14.5M4.75 12h14.5',
  logout: 'M13.75 4.25h-9v15.5h9M10 12h10.25M16.25 8l4 4-4 4',
})

/** Without a connection it comes with the next one, so that what waits in this browser is sent without a new page. */
const loadQueue = (): Promise<typeof import('../updates/queue.ts')> =>
  import('../updates/queue.ts').catch(() => nextConnection().then(loadQueue))
const UpdateSender = lazy(async () => ({ default: (await loadQueue()).UpdateSender }))
const nextConnection = () => new Promise((online) => addEventListener('online', online, { once: true }))

const chunks: Record<keyof typeof adminPages, Parameters<typeof screen>[1]> = {
  dashboard: () => import('../dashboard/dashboard.tsx'),
  addProject: () => import('../projects/project-add.tsx'),
  addImages: () => import('../projects/project-images.tsx'),
  editProject: () => import('../projects/project-edit.tsx'),
  updates: () => import('../updates/updates.tsx'),
  addUpdate: () => import('../updates/update-add.tsx'),
  projectPictures: () => import('../projects/project-captions.tsx'),
  projects: () => import('../projects/projects.tsx'),
  projectOrder: () => import('../projects/project-order.tsx'),
  addReview: () => import('../reviews/review-form.tsx'),
  reviews: () => import('../reviews/reviews.tsx'),
  editReview: () => import('../reviews/review-form.tsx'),
  jobs: () => import('../jobs/jobs.tsx'),
  applications: () => import('../applications/applications.tsx'),
  application: () => import('../applications/application.tsx'),
  jobPoster: () => import('../jobs/poster/job-poster.tsx'),
  services: () => import('../services/services.tsx'),
  enquiries: () => import('../inbox/enquiries.tsx'),
  enquiry: () => import('../inbox/enquiry.tsx'),
  site: () => import('../site/site.tsx'),
  sitePage: () => import('../site/site-page.tsx'),
  siteHistory: () => import('../site/history.tsx'),
  malayalam: () => import('../translations/translations.tsx'),
  links: () => import('../links/links.tsx'),
  trash: () => import('../trash/trash.tsx'),
  diary: () => import('../diary/diary.tsx'),
  accounts: () => import('../accounts/accounts.tsx'),
  people: () => import('../people/people.tsx'),
  account: () => import('../auth/account.tsx'),
  openFile: () => import('./open-file-page.tsx'),
  login: () => import('../auth/login.tsx'),
  signup: () => import('../auth/signup.tsx'),
  forgotPassword: () => import('../auth/forgot-password.tsx'),
  resetPassword: () => import('../auth/choose-password.tsx'),
  confirmAddress: () => import('../auth/choose-password.tsx'),
  invitation: () => import('../accounts/invitation.tsx'),
  invitationCutOff: () => import('../accounts/invitation.tsx'),
  notMe: () => import('../auth/not-me.tsx'),
  confirmCutOff: () => import('../auth/choose-password.tsx'),
}
const screens = Object.entries(chunks).map(([key, chunk]) => {
  const page: Page = adminPages[key as keyof typeof adminPages]
  return { ...screen(page.path, chunk), open: page.open, title: page.title, access: page.access }
})
const notFound = screen('*', () => import('../blocks/not-found.tsx'))

/** `location` is the one to show; the address may be ahead of it while unsaved changes are asked about. */
export function AdminArea({ location }: { location: Location }) {
  useEffect(loadToasts, [])
  useEffect(() => {
    window.addEventListener('unhandledrejection', reportUncaught)
    return () => window.removeEventListener('unhandledrejection', reportUncaught)
  }, [])
  return (
    <ConfirmProvider>
      <AdminRoutes location={location} />
    </ConfirmProvider>
  )
}

/** A press on a button is never without an answer, also where nobody has thought of a failure. */
function reportUncaught({ reason }: PromiseRejectionEvent) {
  if (reason?.name !== 'AbortError') reportError(reason)
}

function AdminRoutes({ location }: { location: Location }) {
  useLeaveGuard(location)
  return (
    <Routes location={location}>
      <Route element={<AdminOpenLayout />}>
        {screens.filter(({ open }) => open).map((one) => routeOf(one))}
      </Route>
      <Route element={<RequireLogin />}>
        {screens.filter(({ open }) => !open).map((one) => routeOf(one, one))}
        {routeOf(notFound)}
      </Route>
    </Routes>
  )
}

function routeOf(screen: Screen, { access = 'staff', title = '' }: Partial<Page> = {}) {
  const view = <ScreenView screen={screen} />
  const element = title ? (
    <ForRoles access={access} title={title}>
      {view}
    </ForRoles>
  ) : (
    view
  )
  return <Route key={screen.path} path={screen.path} element={element} />
}

/** For instant redirects only: the server itself answers 401 without a session. */
function RequireLogin() {
  const location = useLocation()
  const from = location.pathname + location.search
  if (!signedIn.get()) return <Navigate to={adminPages.login.path} replace state={{ from }} />
  return <SignedInArea from={from} />
}

function SignedInArea({ from }: { from: string }) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const mayLeave = useMayLeave()
  const confirm = useConfirm()
  // The first call, so that an expired session shows at once.
  const account = useAccount()
  const addsUpdates = account !== undefined && mayUse(account.roles, 'updates')
  useFocusOnNewScreen()
  useOwnLanguage(account)

  function leave(state?: { from: string }) {
    signedIn.clear()
    clearUnsaved()
    client.clear()
    navigate(adminPages.login.path, { replace: state !== undefined, state })
  }

  async function logOut() {
    if (!(await mayLeave())) return
    const question = addsUpdates ? (await loadQueue()).unsentQuestion() : undefined
    if (question && !(await confirm(question))) return
    deleteLocalDrafts()
    await call('logout', {}).catch((error) => {
      if (!isExpired(error)) toast.warning(staffMessages.auth.logoutUnheard)
    })
    leave()
  }

  const { path: ownAccount } = adminPages.account
  if (account?.second_step_due && from !== ownAccount) return <Navigate to={ownAccount} replace />
  return (
    <AdminLayout onLogout={logOut}>
      <Outlet />
      <SessionGuard onEnd={() => leave({ from })} />
      {addsUpdates && !account.second_step_due ? (
        <Boundary otherwise={null}>
          <Suspense>
            <UpdateSender account={account.id} />
          </Suspense>
        </Boundary>
      ) : null}
    </AdminLayout>
  )
}

import type { ReactNode } from 'react'
import { Link, NavLink, Outlet } from 'react-router'
import { adminPages, type Page, publicPages } from '#contract/pages.ts'
import { site } from '#site'
import { Icon } from '../../ui/icon.tsx'
import { Masthead, SkipLink, useDrawer } from '../../ui/navigation.tsx'
import { useAccount } from '../auth/session.ts'

const legalLinks = [publicPages.privacy, publicPages.terms]

/** For staff who are logged in. */
export function AdminLayout({ onLogout, children }: { onLogout: () => void; children: ReactNode }) {
  return (
    <AdminFrame>
      <div className="flex-1 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
        <Sidebar onLogout={onLogout} />
        <main id="main" tabIndex={-1} className="min-w-0 px-gutter py-8 lg:py-12">
          {children}
        </main>
      </div>
    </AdminFrame>
  )
}

/** For the screens around the login: one narrow column. */
export function AdminOpenLayout() {
  return (
    <AdminFrame>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-md flex-1 px-5 py-16 lg:py-24">
        <Outlet />
      </main>
    </AdminFrame>
  )
}

function AdminFrame({ children }: { children: ReactNode }) {
  return (
    <div className="admin flex min-h-dvh flex-col">
      <SkipLink />
      <Masthead name={site.name} to={publicPages.home.path}>
        <nav aria-label="Main" className="shrink-0">
          <Link to={adminPages.dashboard.path} className="menu-entry">
            DASHBOARD
          </Link>
        </nav>
      </Masthead>
      {children}
      <footer className="border-t border-line text-sm text-stone">
        <div className="flex flex-wrap items-center justify-between gap-x-8 px-gutter py-3">
          <p>
            © {new Date().getFullYear()} {site.name}
          </p>
          <ul className="flex gap-6">
            {legalLinks.map((page) => (
              <li key={page.path}>
                <Link to={page.path} className="inline-flex min-h-11 min-w-11 items-center hover:underline">
                  {page.title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </footer>
    </div>
  )
}

const pages: readonly Page[] = Object.values(adminPages)
const entries = pages.filter((page) => page.sidebar)
const entryClass =
  'flex min-h-11 w-full items-center gap-2.5 border-l-2 border-transparent px-4 text-sm font-medium hover:bg-sand aria-[current]:border-laterite aria-[current]:font-semibold aria-[current]:text-laterite-deep lg:pl-gutter'

function Sidebar({ onLogout }: { onLogout: () => void }) {
  const drawer = useDrawer('admin-menu')
  const owner = useAccount()?.role === 'owner'
  return (
    <div className="lg:border-r lg:border-line">
      <div className="border-b border-line lg:hidden">
        <button
          {...drawer.button}
          className="flex min-h-12 w-full items-center gap-3 px-gutter text-sm font-semibold"
        >
          <Icon name={drawer.open ? 'close' : 'menu'} className="size-6" />
          Admin menu
        </button>
      </div>
      <nav
        {...drawer.panel}
        aria-label="Admin"
        className="drawer lg:sticky lg:top-16 lg:max-h-[calc(100dvh-4rem)] lg:w-auto lg:overflow-y-auto lg:py-8"
      >
        <ul>
          {entries
            .filter((page) => owner || !page.owner)
            .map((page) => (
              <li key={page.path}>
                <NavLink to={page.path} end className={entryClass}>
                  {page.sidebar}
                </NavLink>
              </li>
            ))}
          <li className="mt-4 border-t border-line pt-4">
            <button type="button" onClick={onLogout} className={entryClass}>
              <Icon name="logout" />
              Logout
            </button>
          </li>
        </ul>
      </nav>
    </div>
  )
}

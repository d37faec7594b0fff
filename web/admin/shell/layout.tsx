import type { ReactNode } from 'react'
import { Link, Outlet } from 'react-router'
import { adminPages, publicPages } from '#contract/pages.ts'
import { useCompany } from '../../page-context.ts'
import { Masthead, SkipLink } from '../../ui/navigation.tsx'
import { Sidebar } from './sidebar.tsx'
import { words } from './words.ts'

const legalLinks = ['privacy', 'terms'] as const

/** For staff who are logged in. */
export function AdminLayout({ onLogout, children }: { onLogout: () => void; children: ReactNode }) {
  return (
    <AdminFrame>
      <div className="flex-1 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
        <Sidebar onLogout={onLogout} />
        <main id="main" tabIndex={-1} className="min-w-0 px-gutter py-6 desk:pb-8">
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
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-md flex-1 px-5 py-16">
        <Outlet />
      </main>
    </AdminFrame>
  )
}

function AdminFrame({ children }: { children: ReactNode }) {
  const { name, logo } = useCompany()
  return (
    <div className="admin flex min-h-dvh flex-col">
      <SkipLink />
      <Masthead name={name} logo={logo} to={publicPages.home.path}>
        <nav aria-label={words.main} className="shrink-0">
          <Link to={adminPages.dashboard.path} className="menu-entry">
            {words.dashboard}
          </Link>
        </nav>
      </Masthead>
      {children}
      <footer className="border-t border-line text-sm text-stone">
        <div className="flex flex-wrap items-center justify-between gap-x-8 px-gutter py-3">
          <p>
            © {new Date().getFullYear()} {name}
          </p>
          <ul className="flex gap-6">
            {legalLinks.map((page) => (
              <li key={page}>
                <Link
                  to={publicPages[page].path}
                  className="inline-flex min-h-11 min-w-11 items-center hover:underline"
                >
                  {words.legal[page]}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </footer>
    </div>
  )
}

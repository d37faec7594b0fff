import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, NavLink, Outlet } from 'react-router'
import { mayUse } from '#contract/access/roles.ts'
import { adminPages, type Page, publicPages } from '#contract/pages.ts'
import { inBoth } from '#contract/words.ts'
import { queryOf } from '../../calls/api.ts'
import { useCompany } from '../../page-context.ts'
import { Icon } from '../../ui/icon.tsx'
import { Masthead, SkipLink, useDrawer } from '../../ui/navigation.tsx'
import { useAccount } from '../blocks/calls.ts'

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

const pages: readonly Page[] = Object.values(adminPages)
const groups = [undefined, 'Website', 'Office'] as const
const entryClass =
  'flex min-h-11 w-full items-center gap-2.5 border-l-2 border-transparent px-4 text-sm font-medium hover:bg-sand aria-[current]:border-laterite aria-[current]:font-semibold aria-[current]:text-laterite-deep lg:min-h-9 lg:pl-gutter'

/** On phones and tablets a drawer, whose button stays in sight. */
function Sidebar({ onLogout }: { onLogout: () => void }) {
  const drawer = useDrawer('admin-menu')
  const ownRoles = useAccount()?.roles ?? []
  const news = useQuery({ ...queryOf('getAttention', {}), enabled: mayUse(ownRoles, 'staff') }).data
  const entries = pages.filter((page) => page.sidebar && mayUse(ownRoles, page.access ?? 'staff'))
  const newsOf = ({ news: key }: Page) => (key ? (news?.[key] ?? 0) : 0)
  const all = entries.reduce((sum, page) => sum + newsOf(page), 0)
  return (
    <div className="max-lg:contents lg:border-r lg:border-line">
      <div className="sticky top-0 z-40 border-b border-line bg-plaster lg:hidden">
        <button
          {...drawer.button}
          className="flex min-h-12 w-full flex-wrap items-center gap-x-3 px-gutter text-sm font-semibold"
        >
          <Icon name={drawer.open ? 'close' : 'menu'} className="size-6" />
          {words.menu}
          <span className="ml-auto">
            <News count={all} />
          </span>
        </button>
      </div>
      <nav
        {...drawer.panel}
        aria-label={words.admin}
        className="drawer lg:sticky lg:top-16 lg:max-h-[calc(100dvh-5rem)] lg:w-auto lg:scroll-pb-20 lg:overflow-y-auto lg:pt-5"
      >
        {groups
          .filter((group) => entries.some((page) => page.group === group))
          .map((group) => (
            <div key={group ?? ''} className={group && 'mt-4 border-t border-line pt-3'}>
              {group ? (
                <h2 className="label px-4.5 py-1 tracking-widest lg:pl-[calc(var(--spacing-gutter)+2px)]">
                  {words.groups[group]}
                </h2>
              ) : null}
              <ul>
                {entries
                  .filter((page) => page.group === group)
                  .map((page) => (
                    <li key={page.path} className="relative flex items-center">
                      <NavLink
                        to={page.path}
                        end
                        className={entryClass}
                        aria-describedby={`news${page.path}`}
                      >
                        {page.title}
                      </NavLink>
                      {/* Beside the link, so that the count is not part of its name. */}
                      <span
                        id={`news${page.path}`}
                        className="pointer-events-none absolute right-4 lg:right-2"
                      >
                        <News count={newsOf(page)} short />
                      </span>
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        {/* Stays in sight while the entries scroll under it and fade out. */}
        <ul className="mt-4 border-t border-line bg-plaster py-3 lg:sticky lg:bottom-0 lg:before:pointer-events-none lg:before:absolute lg:before:inset-x-0 lg:before:bottom-full lg:before:mb-px lg:before:h-6 lg:before:bg-linear-to-t lg:before:from-plaster lg:before:to-transparent">
          <li>
            <button type="button" onClick={onLogout} className={entryClass}>
              <Icon name="logout" />
              {words.logout}
            </button>
          </li>
        </ul>
      </nav>
    </div>
  )
}

function News({ count, short }: { count: number; short?: true }) {
  if (count === 0) return null
  return (
    <span className="block rounded bg-leaf px-2 py-0.5 text-xs font-semibold whitespace-nowrap text-white tabular-nums">
      <span className={short && 'sr-only'}>{words.news(count)}</span>
      {short ? <span aria-hidden>{words.newsShort(count)}</span> : null}
    </span>
  )
}

const words = inBoth({
  main: ['Main', 'പ്രധാന മെനു'],
  dashboard: ['DASHBOARD', 'ഡാഷ്ബോർഡ്'],
  menu: ['Admin menu', 'മെനു'],
  admin: ['Admin', 'അഡ്മിൻ മെനു'],
  groups: { Website: ['Website', 'വെബ്സൈറ്റ്'], Office: ['Office', 'ഓഫീസ്'] },
  logout: ['Logout', 'ലോഗ് ഔട്ട്'],
  /** Beside an entry, where Malayalam has room for the number only. */
  newsShort: [(count: number) => `${count} new`, (count) => String(count)],
  news: [(count: number) => `${count} new`, (count) => `പുതിയത് ${count}`],
  legal: { privacy: ['Privacy', 'സ്വകാര്യത'], terms: ['Terms', 'നിബന്ധനകൾ'] },
})

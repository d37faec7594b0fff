import { NavLink } from 'react-router'
import { adminPages, type Page } from '#contract/pages.ts'
import { Icon } from '../../ui/icon.tsx'
import { useDrawer } from '../../ui/navigation.tsx'
import { useAccount } from '../auth/session.ts'

const pages: readonly Page[] = Object.values(adminPages)
const entries = pages.filter((page) => page.sidebar)
const entryClass =
  'flex min-h-11 w-full items-center gap-2.5 border-l-2 border-transparent px-4 text-sm font-medium hover:bg-sand aria-[current]:border-laterite aria-[current]:font-semibold aria-[current]:text-laterite-deep lg:pl-gutter'

export function Sidebar({ onLogout }: { onLogout: () => void }) {
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

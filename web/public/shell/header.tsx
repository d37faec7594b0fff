import { NavLink } from 'react-router'
import { type Page, publicPages } from '#contract/pages.ts'
import { useCompany } from '../../page-context.ts'
import { Icon } from '../../ui/icon.tsx'
import { Masthead, useDrawer } from '../../ui/navigation.tsx'
import { LanguageSwitch } from '../language/switch.tsx'
import { ServicesMenu } from './services-menu.tsx'
import { MenuContact } from './top-bar.tsx'
import { words } from './words.ts'

const pages: readonly Page[] = Object.values(publicPages)
const services = pages.filter((page) => page.service)
const entries = pages.filter((page) => page.menu || page === services[0])

export function Header() {
  const { name, logo } = useCompany()
  const drawer = useDrawer('menu')
  return (
    <Masthead name={words.unbroken(name)} logo={logo} to={publicPages.home.path}>
      <LanguageSwitch className="top-languages text-xs not-narrow:hidden large-text:hidden" />
      <button
        {...drawer.button}
        className="-mr-2 flex min-h-11 shrink-0 items-center gap-2 rounded px-2 narrow:gap-1.5 narrow:pl-0 text-sm font-semibold lg:hidden"
      >
        <Icon name={drawer.open ? 'close' : 'menu'} className="size-6" />
        {words.menu}
      </button>
      <nav {...drawer.panel} aria-label={words.mainMenu} className="drawer">
        <ul className="menu">
          {entries.map((page) =>
            page.menu ? (
              <li key={page.path}>
                <NavLink to={page.path} end={page.path === '/'} className="menu-entry">
                  {page.menu}
                </NavLink>
              </li>
            ) : (
              <ServicesMenu key="services" services={services} />
            ),
          )}
        </ul>
        <LanguageSwitch className="flex gap-x-6 border-t border-line lg:hidden" />
        <MenuContact />
      </nav>
    </Masthead>
  )
}

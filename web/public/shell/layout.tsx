import {
  lazy,
  type KeyboardEvent as ReactKeyboardEvent,
  Suspense,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { NavLink, Outlet, useLocation } from 'react-router'
import { type Page, publicPages } from '#contract/pages.ts'
import { language } from '../../language/language.ts'
import { useCompany, usePageContext } from '../../page-context.ts'
import { useHydrated } from '../../screen.tsx'
import { Boundary } from '../../ui/boundary.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Masthead, SkipLink, useDrawer, useFocusOnNewScreen } from '../../ui/navigation.tsx'
import { ContactBar } from './contact-bar.tsx'
import { Footer, LanguageSwitch, MenuContact, TopBar } from './top-and-footer.tsx'
import { words } from './words.ts'

const PreviewBar = lazy(async () => ({ default: (await import('../content/preview-bar.tsx')).PreviewBar }))
const LanguageOffer = lazy(async () => ({ default: (await import('./offer.tsx')).LanguageOffer }))

export function PublicLayout() {
  useFocusOnNewScreen()
  return (
    <>
      <SkipLink />
      <LateParts />
      <TopBar />
      <Header />
      <main id="main" tabIndex={-1} className="min-h-[70svh]">
        <Outlet />
      </main>
      <Footer />
      <ContactBar />
    </>
  )
}

/** What few visitors see. A component of its own, so that nothing else is rendered again right after hydration. */
function LateParts() {
  const isHydrated = useHydrated()
  const { preview } = usePageContext()
  if (!isHydrated) return null
  return (
    <Boundary>
      <Suspense>
        {preview ? <PreviewBar /> : null}
        {language === 'en' && document.documentElement.dataset.chosen === 'ml' ? <LanguageOffer /> : null}
      </Suspense>
    </Boundary>
  )
}

const pages: readonly Page[] = Object.values(publicPages)
const services = pages.filter((page) => page.service)
const entries = pages.filter((page) => page.menu || page === services[0])

function Header() {
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

type State = 'closed' | 'hovered' | 'pinned'

/**
 * The SERVICES drop-down. Before hydration (state undefined) the style sheet opens it on hover and focus; afterwards a
 * mouse opens it by hovering, and a click or a key pins it open.
 */
function ServicesMenu({ services }: { services: readonly Page[] }) {
  const root = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState<State>()
  const { pathname } = useLocation()
  const open = state === 'hovered' || state === 'pinned'

  useEffect(() => {
    const contains = (target: EventTarget | null) => target instanceof Node && root.current?.contains(target)
    function closeOutside({ target }: Event) {
      if (!contains(target)) setState('closed')
    }
    function closeOnEscape({ key }: KeyboardEvent) {
      if (key !== 'Escape') return
      if (contains(document.activeElement)) button.current?.focus()
      setState('closed')
    }
    const found = root.current?.matches(':hover, :focus-within') ? 'hovered' : 'closed'
    // Not in one long task with the rest of the hydration.
    startTransition(() => setState(found))
    const controller = new AbortController()
    document.addEventListener('pointerdown', closeOutside, controller)
    document.addEventListener('keydown', closeOnEscape, controller)
    return () => controller.abort()
  }, [])

  function onKeyDown(event: ReactKeyboardEvent<HTMLElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    flushSync(() => setState('pinned'))
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button, a')]
    stops[stops.indexOf(document.activeElement as HTMLElement) + step]?.focus()
  }

  return (
    <li
      ref={root}
      className="dropdown"
      data-open={state && open}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && !open && setState('hovered')}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setState('closed')}
      // In Safari a mouse takes the focus away from the entry without giving it to the link under it.
      onBlur={({ currentTarget, relatedTarget }) =>
        currentTarget.contains(relatedTarget) || currentTarget.matches(':hover') || setState('closed')
      }
      onKeyDown={onKeyDown}
    >
      <span className="menu-group">{words.services}</span>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls="services-menu"
        onClick={() => setState(state === 'pinned' ? 'closed' : 'pinned')}
        className="menu-entry"
        data-current={services.some((page) => page.path === pathname) || undefined}
      >
        {words.services}
        <Icon name="chevron" className="size-4" />
      </button>
      <ul id="services-menu" className="dropdown-list">
        {services.map((page) => (
          <li key={page.path}>
            <NavLink to={page.path} onClick={() => setState('closed')} className="dropdown-entry">
              {page.service}
            </NavLink>
          </li>
        ))}
      </ul>
    </li>
  )
}

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
import { matchPath, NavLink, Outlet, useLocation } from 'react-router'
import { type Page, publicPages } from '#contract/pages.ts'
import { language } from '../../language/language.ts'
import { useCompany, usePageContext } from '../../page-context.ts'
import { useHydrated } from '../../screen.tsx'
import { telLink } from '../../ui/contact-links.ts'
import { Icon } from '../../ui/icon.tsx'
import { Boundary } from '../../ui/list-state.tsx'
import { Masthead, SkipLink, useDrawer, useFocusOnNewScreen } from '../../ui/navigation.tsx'
import { Footer, LanguageSwitch, MenuContact, TopBar } from './top-and-footer.tsx'
import { companyWhatsapp, words } from './words.ts'

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

/**
 * The SERVICES drop-down. Before hydration (state undefined) the style sheet opens it on hover and focus; afterwards a
 * mouse opens it by hovering, and a click or a key pins it open.
 */
function ServicesMenu({ services }: { services: readonly Page[] }) {
  const root = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState<'closed' | 'hovered' | 'pinned'>()
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

const bar =
  'contact-bar max-lg:@container fixed print:hidden inset-x-0 bottom-0 z-30 flex divide-x divide-brass/50 border-t border-brass/50 bg-leaf pb-[env(safe-area-inset-bottom)] text-white lg:inset-[50%_0_auto_auto] lg:w-11 lg:-translate-y-1/2 lg:flex-col lg:divide-x-0 lg:divide-y lg:rounded-l lg:border lg:border-r-0 lg:pb-0'
const hiddenByOwnBar = '[body:has(main_.contact-bar)_&]:hidden'
// Not py-4, which vertical writing turns sideways.
const link =
  'flex min-h-[56px] flex-1 items-center justify-center gap-2.5 font-semibold underline-offset-4 hover:underline focus-visible:-outline-offset-5 focus-visible:outline-white focus-visible:shadow-none lg:min-h-0 lg:flex-none lg:gap-2 lg:pt-4 lg:pb-4 lg:text-xs lg:tracking-[0.04em] lg:[writing-mode:vertical-rl]'
const icon = 'size-5 large-text:hidden'

/**
 * Call and WhatsApp: a bar at the bottom on phones, a tab at the right edge from 1024px, no wider than the gutter. The
 * layout renders one with the page's title as topic; a page about a project or job has its own instead. The contact
 * page needs none on wide screens.
 */
export function ContactBar({ topic }: { topic?: string }) {
  const { pathname } = useLocation()
  const company = useCompany()
  const onContactPage = matchPath(publicPages.contact.path, pathname) !== null
  return (
    <aside
      aria-label={words.callOrWrite}
      className={`${bar} ${topic ? '' : hiddenByOwnBar} ${onContactPage ? 'lg:hidden' : ''}`}
    >
      <a href={telLink(company.phone)} className={link}>
        <Icon name="phone" className={icon} />
        {words.call}
      </a>
      <a href={companyWhatsapp(company, topic ?? titleOf(pathname))} rel="noopener" className={link}>
        <Icon name="whatsapp" className={icon} />
        {words.whatsapp}
      </a>
    </aside>
  )
}

function titleOf(pathname: string) {
  const pages: readonly Page[] = Object.values(publicPages)
  if (pathname === publicPages.home.path) return undefined
  return pages.find(({ path }) => matchPath(path, pathname))?.title ?? pathname
}

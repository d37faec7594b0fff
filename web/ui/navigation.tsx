import {
  type MouseEvent,
  type ReactNode,
  type ToggleEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { Link, useLocation } from 'react-router'
import { Logo, type LogoPicture } from './icon.tsx'
import { words } from './words.ts'

const scrolledAfterPx = 50

type MastheadProps = { name: string; logo: LogoPicture; to: string; children: ReactNode }

/** The sticky bar at the top: logo and name at the left, a menu at the right. It keeps its height while the bar inside
 * shrinks, so that nothing below moves. */
export function Masthead({ name, logo, to, children }: MastheadProps) {
  const scrolled = useSyncExternalStore(
    onScroll,
    () => window.scrollY > scrolledAfterPx,
    () => false,
  )
  return (
    <header
      className="masthead @container pointer-events-none z-40 h-16 sm:h-20 tall:sticky tall:top-0 print:hidden"
      data-scrolled={scrolled || undefined}
    >
      <div className="masthead-bar">
        <div className="wrap flex h-full items-center justify-between gap-6 narrow:gap-2">
          <Link to={to} className="-ml-1 flex min-h-11 min-w-0 items-center gap-3 rounded px-1 narrow:gap-2">
            <Logo picture={logo} className="size-9 shrink-0 text-laterite narrow:size-8" />
            <span className="font-serif text-base leading-tight text-balance large-text:sr-only narrow:text-sm sm:text-lg">
              {name}
            </span>
          </Link>
          {children}
        </div>
      </div>
    </header>
  )
}

/** The first stop of the keyboard. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-70 -translate-y-[200%] print:hidden rounded bg-charcoal px-5 py-3 text-plaster focus:translate-none"
    >
      {words.skipToContent}
    </a>
  )
}

function onScroll(changed: () => void) {
  window.addEventListener('scroll', changed, { passive: true })
  return () => window.removeEventListener('scroll', changed)
}

/** A menu behind a button on small screens: a native popover, which works without JavaScript. A link closes it, unless
 * it leads to another document: closing takes a step back, which would stop that one from loading. */
export function useDrawer(id: string) {
  const panel = useRef<HTMLElement>(null)
  const [open, setOpen] = useState(false)

  // It may have been opened before hydration.
  useEffect(() => {
    if (panel.current?.showPopover) setOpen(panel.current.matches(':popover-open'))
  }, [])

  return {
    open,
    button: { type: 'button', popoverTarget: id, 'aria-controls': id },
    panel: {
      ref: panel,
      id,
      popover: 'auto',
      onToggle: (event: ToggleEvent<HTMLElement>) => setOpen(event.newState === 'open'),
      onClick({ target }: MouseEvent<HTMLElement>) {
        if (target instanceof Element && target.closest('a:not([hreflang], [rel])'))
          panel.current?.hidePopover?.()
      },
    },
  } as const
}

/** For when the element that had the focus is gone. */
export function focusMain() {
  document.getElementById('main')?.focus({ preventScroll: true })
}

/** Screen readers and Tab start at the top of a new screen. */
export function useFocusOnNewScreen() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current !== pathname) focusMain()
    shown.current = pathname
  }, [pathname])
}

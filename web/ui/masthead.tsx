import { type ReactNode, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { Mark } from './mark.tsx'

const scrolledAfterPx = 50

/** The bar that stays at the top: mark and name at the left, a menu at the right. Its room on the page never changes. */
export function Masthead({ name, to, children }: { name: string; to: string; children: ReactNode }) {
  const scrolled = useSyncExternalStore(
    onScroll,
    () => window.scrollY > scrolledAfterPx,
    () => false,
  )
  return (
    <header className="masthead" data-scrolled={scrolled || undefined}>
      <div className="masthead-bar">
        <div className="wrap flex h-full items-center justify-between gap-6">
          <Link to={to} className="-ml-1 flex min-h-11 min-w-0 items-center gap-3 rounded px-1">
            <Mark className="size-9 shrink-0 text-laterite" />
            <span className="font-serif text-base leading-tight text-balance large-text:sr-only sm:text-lg">
              {name}
            </span>
          </Link>
          {children}
        </div>
      </div>
    </header>
  )
}

function onScroll(changed: () => void) {
  window.addEventListener('scroll', changed, { passive: true })
  return () => window.removeEventListener('scroll', changed)
}

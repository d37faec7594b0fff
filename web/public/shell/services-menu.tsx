import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { NavLink, useLocation } from 'react-router'
import type { Page } from '#contract/pages.ts'
import { Icon } from '../../ui/icon.tsx'

type State = 'closed' | 'hovered' | 'pinned'

/**
 * The SERVICES drop-down. Before hydration (state undefined) the style sheet opens it on hover and focus; afterwards a
 * mouse opens it by hovering, and a click or a key pins it open.
 */
export function ServicesMenu({ services }: { services: readonly Page[] }) {
  const root = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState<State>()
  const { pathname } = useLocation()
  const open = state === 'hovered' || state === 'pinned'

  useEffect(() => {
    const menu = root.current
    if (!menu) return
    const controller = new AbortController()
    function listen<T extends keyof HTMLElementEventMap>(
      target: HTMLElement | Document,
      type: T,
      listener: (event: HTMLElementEventMap[T]) => void,
    ) {
      target.addEventListener(type, listener as EventListener, { signal: controller.signal })
    }
    const contains = (target: EventTarget | null) => target instanceof Node && menu.contains(target)

    setState(menu.matches(':hover, :focus-within') ? 'hovered' : 'closed')
    listen(menu, 'pointerenter', ({ pointerType }) => {
      if (pointerType === 'mouse') setState((current) => (current === 'pinned' ? current : 'hovered'))
    })
    listen(menu, 'pointerleave', ({ pointerType }) => {
      if (pointerType === 'mouse') setState('closed')
    })
    listen(menu, 'focusout', ({ relatedTarget }) => {
      if (!contains(relatedTarget)) setState('closed')
    })
    listen(menu, 'click', ({ target }) => {
      if (target instanceof Element && target.closest('a')) setState('closed')
    })
    listen(menu, 'keydown', (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (!step) return
      event.preventDefault()
      flushSync(() => setState('pinned'))
      const stops = [...menu.querySelectorAll<HTMLElement>('button, a')]
      stops[stops.indexOf(document.activeElement as HTMLElement) + step]?.focus()
    })
    listen(document, 'pointerdown', ({ target }) => {
      if (!contains(target)) setState('closed')
    })
    listen(document, 'keydown', ({ key }) => {
      if (key !== 'Escape') return
      if (contains(document.activeElement)) button.current?.focus()
      setState('closed')
    })
    return () => controller.abort()
  }, [])

  return (
    <li ref={root} className="dropdown" data-open={state && open}>
      <span className="menu-group">SERVICES</span>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls="services-menu"
        onClick={() => setState(state === 'pinned' ? 'closed' : 'pinned')}
        className="menu-entry"
        data-current={services.some((page) => page.path === pathname) || undefined}
      >
        SERVICES
        <Icon name="chevron" className="size-4" />
      </button>
      <ul id="services-menu" className="dropdown-list">
        {services.map((page) => (
          <li key={page.path}>
            <NavLink to={page.path} className="dropdown-entry">
              {page.service}
            </NavLink>
          </li>
        ))}
      </ul>
    </li>
  )
}

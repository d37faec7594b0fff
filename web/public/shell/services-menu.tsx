import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { NavLink, useLocation } from 'react-router'
import type { Page } from '#contract/pages.ts'
import { Icon } from '../../ui/icon.tsx'

type State = 'closed' | 'hovered' | 'pinned'

/**
 * The SERVICES drop-down. Until JavaScript runs (state undefined) the style sheet opens it on hover and focus;
 * afterwards a mouse opens it by hovering, and a press or a key opens it until pressed again.
 */
export function ServicesMenu({ services }: { services: readonly Page[] }) {
  const root = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState<State>()
  const { pathname } = useLocation()
  const open = state === 'hovered' || state === 'pinned'

  useEffect(() => {
    const element = root.current
    if (!element) return
    const gone = new AbortController()
    const { signal } = gone
    setState(element.matches(':hover, :focus-within') ? 'hovered' : 'closed')
    element.addEventListener(
      'pointerenter',
      (event) => {
        if (event.pointerType === 'mouse') setState((now) => (now === 'pinned' ? now : 'hovered'))
      },
      { signal },
    )
    element.addEventListener(
      'pointerleave',
      (event) => {
        if (event.pointerType === 'mouse') setState('closed')
      },
      { signal },
    )
    element.addEventListener(
      'focusout',
      (event) => {
        if (!(event.relatedTarget instanceof Node && element.contains(event.relatedTarget)))
          setState('closed')
      },
      { signal },
    )
    element.addEventListener(
      'click',
      (event) => {
        if (event.target instanceof Element && event.target.closest('a')) setState('closed')
      },
      { signal },
    )
    element.addEventListener(
      'keydown',
      (event) => {
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
        if (!step) return
        event.preventDefault()
        flushSync(() => setState('pinned'))
        const stops = [...element.querySelectorAll<HTMLElement>('button, a')]
        stops[stops.indexOf(document.activeElement as HTMLElement) + step]?.focus()
      },
      { signal },
    )
    document.addEventListener(
      'pointerdown',
      (event) => {
        if (event.target instanceof Node && !element.contains(event.target)) setState('closed')
      },
      { signal },
    )
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return
        if (element.contains(document.activeElement)) button.current?.focus()
        setState('closed')
      },
      { signal },
    )
    return () => gone.abort()
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

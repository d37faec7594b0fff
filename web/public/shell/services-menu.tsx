import { type KeyboardEvent as ReactKeyboardEvent, startTransition, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { NavLink, useLocation } from 'react-router'
import type { Page } from '#contract/pages.ts'
import { Icon } from '../../ui/icon.tsx'
import { words } from './words.ts'

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

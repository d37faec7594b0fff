import {
  type KeyboardEvent,
  type ReactNode,
  type ToggleEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { Link } from 'react-router'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { words } from '../words.ts'
import './menu.css'

export type MenuEntry = {
  label: string
  icon?: IconName
  /** Read after the label, such as the name of the row. */
  labelSuffix?: string
  /** Destroys something: red, and last. */
  danger?: boolean
  disabled?: boolean
} & ({ to: string } | { onClick: () => unknown })

type MenuProps = {
  /** What the entries are about; the title of the sheet on phones. */
  about: string
  entries: readonly MenuEntry[]
  /** The look of the button. */
  className: string
  children?: ReactNode
}

const gapPx = 4
const steps = new Map(Object.entries({ ArrowDown: 1, ArrowUp: -1 }))

/** A button with a menu: a native popover beside it, and a sheet from the bottom on phones. */
export function Menu({ about, entries, className, children = words.more }: MenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const popover = useRef<HTMLDivElement>(null)
  // How often it was opened, 0 once it is closed: a browser tells closing and opening at once as one opening.
  const [open, setOpen] = useState(0)
  const close = useCallback(() => popover.current?.hidePopover(), [])

  useEffect(() => {
    const layer = popover.current
    if (!open || !layer || !button.current) return
    place(layer, button.current)
    itemsIn(layer)[0]?.focus({ preventScroll: true })
    const controller = new AbortController()
    const { signal } = controller
    // On phones it covers the page, so that a tap beside the sheet reaches nothing else.
    layer.addEventListener('click', ({ target }) => target === layer && close(), { signal })
    // A sheet stays open while the page below still scrolls. A box closes once its button has moved.
    const covers = layer.offsetHeight >= window.innerHeight
    const placeOf = (one: Element) => JSON.stringify(one.getBoundingClientRect())
    const before = placeOf(button.current)
    const closeWithPage = () => !covers && button.current && placeOf(button.current) !== before && close()
    for (const name of ['scroll', 'resize'])
      window.addEventListener(name, closeWithPage, { capture: true, signal })
    return () => controller.abort()
  }, [open, close])

  function onKeyDown(event: KeyboardEvent) {
    const items = itemsIn(event.currentTarget)
    const now = items.indexOf(document.activeElement as HTMLElement)
    const step = steps.get(event.key)
    const next = step ? (now + step + items.length) % items.length : { Home: 0, End: -1 }[event.key]
    if (next !== undefined) {
      event.preventDefault()
      items.at(next)?.focus()
    }
    if (event.key === 'Tab') close()
  }

  /** The focus is back on the button before the entry opens a dialog, which returns it there. */
  function choose(entry: MenuEntry) {
    if (entry.disabled) return
    close()
    button.current?.focus()
    if ('onClick' in entry) entry.onClick()
  }

  const ordered = [...entries.filter((one) => !one.danger), ...entries.filter((one) => one.danger)]
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-haspopup="menu"
        aria-label={words.moreFor(about)}
        className={className}
      >
        {children}
        <Icon name="chevron" className="-mr-1 size-4" />
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        onToggle={({ newState }: ToggleEvent) => setOpen((times) => (newState === 'open' ? times + 1 : 0))}
        className="menu-layer"
      >
        {open ? (
          <div role="menu" aria-label={about} onKeyDown={onKeyDown} tabIndex={-1} className="menu-sheet">
            <p
              className={`px-4 pt-2 pb-1 text-sm text-stone wrap-anywhere ${about.includes('@') ? '' : 'first-letter:uppercase'}`}
            >
              {about}
            </p>
            {ordered.map((entry) => (
              <MenuItem key={entry.label} entry={entry} onChoose={() => choose(entry)} />
            ))}
          </div>
        ) : null}
      </div>
    </>
  )
}

function MenuItem({ entry, onChoose }: { entry: MenuEntry; onChoose: () => void }) {
  const { label, icon, labelSuffix, danger, disabled } = entry
  const shared = {
    role: 'menuitem',
    tabIndex: -1,
    'aria-label': labelSuffix ? `${label} ${labelSuffix}` : undefined,
    'aria-disabled': disabled || undefined,
    onClick: onChoose,
    'data-danger': danger || undefined,
    className: 'menu-entry-row',
    children: (
      <>
        {icon ? <Icon name={icon} /> : null}
        {label}
      </>
    ),
  }
  if (!('to' in entry)) return <button type="button" {...shared} />
  const outside = entry.to.startsWith('https:') ? { target: '_blank', rel: 'noreferrer' } : {}
  return <Link {...shared} {...outside} to={entry.to} />
}

const itemsIn = (menu: Element) => [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')]

/** Under the button with the right edges in line, or above it where there is no room. Phones get the sheet. */
function place(menu: HTMLElement, button: HTMLElement) {
  const { bottom, top, right } = button.getBoundingClientRect()
  const { offsetHeight: height, offsetWidth: width } = menu
  const below = bottom + gapPx + height <= window.innerHeight
  menu.style.setProperty('--menu-top', `${Math.max(gapPx, below ? bottom + gapPx : top - gapPx - height)}px`)
  menu.style.setProperty('--menu-left', `${Math.max(gapPx, right - width)}px`)
}

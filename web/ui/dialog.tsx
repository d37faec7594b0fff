import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { Icon } from './icon.tsx'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** 'alertdialog' for a question that needs an answer. */
  role?: 'dialog' | 'alertdialog'
  size?: 'small' | 'medium'
}

/**
 * A modal window; a sheet from the bottom on phones. The browser keeps focus inside and gives it back afterwards.
 * Focus starts on the title, or on the element inside that carries `data-first`. A last row with the class
 * `dialog-actions` stays in sight while the rest scrolls.
 */
export function Dialog({ open, onClose, title, children, role, size = 'medium' }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const close = useEffectEvent(onClose)

  useEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    const unlock = lockScroll()
    dialog.showModal()
    const first = dialog.querySelector<HTMLElement>('[data-first]') ?? dialog.querySelector('h2')
    first?.focus()
    const done = closeOn(dialog, () => close())
    return () => {
      done.abort()
      dialog.close()
      unlock()
    }
  }, [open])

  return (
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={titleId}
      className={`sheet ${size === 'small' ? 'md:max-w-md' : 'md:max-w-2xl'}`}
    >
      {open ? (
        <div className="flex max-h-[inherit] flex-col">
          <h2
            id={titleId}
            tabIndex={-1}
            className="border-b border-line py-4 pr-28 pl-5 text-2xl outline-none md:pl-8"
          >
            {title}
          </h2>
          <div className="sheet-body overflow-y-auto overscroll-contain px-5 md:px-8">{children}</div>
          <button
            type="button"
            onClick={onClose}
            className="absolute top-2.5 right-2.5 flex min-h-11 items-center gap-1.5 rounded px-2.5 text-sm font-medium text-stone hover:bg-charcoal/8 hover:text-charcoal"
          >
            <Icon name="close" />
            Close
          </button>
        </div>
      ) : null}
    </dialog>
  )
}

/** Escape and a press on the overlay; a drag that merely ends there (selecting text) does not count. */
function closeOn(dialog: HTMLDialogElement, close: () => void) {
  const done = new AbortController()
  const { signal } = done
  let pressedOutside = false
  dialog.addEventListener(
    'cancel',
    (event) => {
      if (event.target !== dialog) return
      event.preventDefault()
      close()
    },
    { signal },
  )
  dialog.addEventListener(
    'close',
    () => {
      // The event comes late: in between, the dialog may have been opened again.
      if (!dialog.open) close()
    },
    { signal },
  )
  dialog.addEventListener(
    'pointerdown',
    (event) => {
      pressedOutside = event.target === dialog
    },
    { signal },
  )
  dialog.addEventListener(
    'click',
    (event) => {
      if (pressedOutside && event.target === dialog) close()
    },
    { signal },
  )
  return done
}

/** The page behind stands still and does not jump sideways when its scroll bar goes. */
function lockScroll() {
  const page = document.documentElement
  const { overflow, paddingRight } = page.style
  const barWidth = window.innerWidth - page.clientWidth
  page.style.overflow = 'hidden'
  if (barWidth > 0) page.style.paddingRight = `${barWidth}px`
  return () => Object.assign(page.style, { overflow, paddingRight })
}

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from '../icon.tsx'
import { words } from '../words.ts'
import { useLayer } from './use-layer.ts'

const sheet =
  'dialog-sheet bottom-[var(--below,0px)] mx-auto mt-auto max-h-[calc(var(--room,100dvh)-3rem)] w-full max-w-none animate-[rise_220ms_ease-out] overflow-hidden rounded-t bg-plaster pb-[env(safe-area-inset-bottom)] text-inherit shadow-float backdrop:animate-[appear_200ms_ease-out] backdrop:bg-charcoal/55 md:my-auto md:rounded md:pb-0'

/** Where the title and the last row leave the rest little room, they are smaller. */
const lowPx = 480

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
 * A modal window; a sheet from the bottom on phones. Focus starts on the title, or on the element with `data-first`.
 * A last row with the class `dialog-actions` stays in sight while the rest scrolls.
 */
export function Dialog({ open, onClose, title, children, role, size = 'medium' }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)
  const titleId = useId()
  useLayer(open, onClose)

  // One that leaves the page must be closed before it is gone, so that the focus returns to what opened it.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    const unlock = lockScroll()
    keepAboveKeyboard()
    dialog.showModal()
    const first = dialog.querySelector<HTMLElement>('[data-first]') ?? dialog.querySelector('h2')
    first?.focus()
    return () => {
      dialog.close()
      unlock()
    }
  }, [open])

  return (
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={titleId}
      className={`${sheet} ${size === 'small' ? 'md:max-w-md' : 'md:max-w-2xl'}`}
      onCancel={(event) => {
        // Browsers do not let a page refuse a second Escape: then it is closed first.
        if (event.target !== ref.current || !event.cancelable) return
        event.preventDefault()
        onClose()
      }}
      onClose={() => {
        if (!open || ref.current?.open) return
        // It stays until `onClose` has decided.
        ref.current?.showModal()
        onClose()
      }}
      // A drag that merely ends outside, such as selecting text, does not close it.
      onPointerDown={(event) => {
        pressedOutside.current = event.target === ref.current
      }}
      onPointerUp={(event) => {
        if (pressedOutside.current && event.target === ref.current) onClose()
      }}
    >
      {open ? (
        <div className="@container flex max-h-[inherit] flex-col overflow-y-auto">
          <h2
            id={titleId}
            tabIndex={-1}
            className="border-b border-line py-4 pr-32 pl-5 text-2xl outline-none large-text:pr-14 md:pl-8"
          >
            {title}
          </h2>
          <div className="sheet-body scroll-pt-20 overflow-y-auto overscroll-contain px-5 py-6 has-[.dialog-actions]:scroll-pb-24 has-[.dialog-actions]:pb-0 md:px-8">
            {children}
          </div>
          <button
            type="button"
            data-way-out
            onClick={onClose}
            className="absolute top-2.5 right-2.5 flex min-h-11 items-center gap-1.5 rounded px-2.5 text-sm font-medium text-stone hover:bg-charcoal/8 hover:text-charcoal"
          >
            <Icon name="close" />
            <span className="large-text:sr-only">{words.close}</span>
          </button>
        </div>
      ) : null}
    </dialog>
  )
}

/** The keyboard of a phone covers the window without making it smaller. */
function keepAboveKeyboard(event?: Event) {
  const view = visualViewport
  // Two fingers that enlarge the page open no keyboard.
  if (!view || view.scale > 1.1) return
  view.onresize = view.onscroll = keepAboveKeyboard
  const page = document.documentElement
  page.style.setProperty('--room', `${view.height}px`)
  page.style.setProperty('--below', `${innerHeight - view.height - view.offsetTop}px`)
  page.toggleAttribute('data-low', view.height < lowPx)
  if (event?.type === 'resize')
    document.querySelector('dialog[open] :focus')?.scrollIntoView({ block: 'nearest' })
}

/** Also keeps the page from jumping sideways when its scroll bar goes. */
function lockScroll() {
  const page = document.documentElement
  const { overflow, paddingRight } = page.style
  const barWidth = window.innerWidth - page.clientWidth
  page.style.overflow = 'hidden'
  if (barWidth > 0) page.style.paddingRight = `${barWidth}px`
  return () => Object.assign(page.style, { overflow, paddingRight })
}

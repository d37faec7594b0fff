import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Icon } from './icon.tsx'
import type { ToastKind, ToastOptions } from './toast.ts'
import { words } from './words.ts'

type Toast = Pick<ToastOptions, 'action' | 'reason'> & {
  id: number
  kind: ToastKind
  text: string
  /** The screen it was shown on. */
  path: string
}

const defaultAutoCloseMs = 5_000
/** Long enough to change one's mind and to get there. */
const withActionMs = 15_000
const retryMs = 1_000
const borders = { success: 'border-leaf', error: 'border-alarm', warning: 'border-brass' }
const canHover = matchMedia('(hover: hover)')

const region = document.createElement('section')
region.ariaLabel = words.notices
region.className =
  'pointer-events-none fixed inset-x-4 top-[max(var(--toasts-top,1rem),env(safe-area-inset-top))] z-60 grid justify-items-end gap-3 data-[side=bottom]:top-auto data-[side=bottom]:bottom-24'
document.body.append(region)
const root = createRoot(region)
let toasts: readonly Toast[] = []
let lastId = 0
for (const type of ['focusin', 'scroll'])
  document.addEventListener(type, keepClear, { capture: true, passive: true })

/** Replaces errors and warnings: whatever happens next outdates them. */
export function showToast(kind: ToastKind, text: string, options: ToastOptions = {}) {
  moveToTopLayer()
  if (toasts.length === 0) region.dataset.side = 'top'
  const id = ++lastId
  const { action, reason, autoClose = defaultAutoCloseMs } = options
  const byKeyboard = document.activeElement?.matches(':focus-visible')
  render([...successes(), { id, kind, text, action, reason, path: location.pathname }])
  // The toasts are the last stop of the tab key, which is too far away for what passes.
  if (action && byKeyboard) document.querySelector<HTMLElement>(`#toast-${id} [data-action]`)?.focus()
  setTimeout(() => (action ? shorten(id, action.note) : closeUnlessRead(id)), autoClose)
}

/** Only the note and the button are left of it. */
function shorten(id: number, note: string) {
  render(toasts.map((toast) => (toast.id === id ? { ...toast, text: note } : toast)))
  setTimeout(() => closeUnlessRead(id), withActionMs)
}

/** Waits while the pointer or the focus is on the toast, and one with a reason as long as its screen is shown. */
function closeUnlessRead(id: number) {
  const shown = toasts.find((toast) => toast.id === id)
  if (!shown) return
  const selector = canHover.matches ? ':is(:hover, :focus-within)' : ':focus-within'
  const isRead = document.getElementById(`toast-${id}`)?.matches(selector)
  if (isRead || (shown.reason && shown.path === location.pathname))
    setTimeout(() => closeUnlessRead(id), retryMs)
  else close(id)
}

const successes = () => toasts.filter((toast) => toast.kind === 'success')

export const clear = () => render([])
export const clearErrors = () => render(successes())

function close(id: number) {
  render(toasts.filter((toast) => toast.id !== id))
}

function render(next: readonly Toast[]) {
  toasts = next
  const notices = toasts.map(({ id, kind, text, action, reason }) => (
    <div
      key={id}
      id={`toast-${id}`}
      role={kind === 'success' ? 'status' : 'alert'}
      className={`pointer-events-auto flex w-full max-w-104 animate-[appear_200ms_ease-out] items-start rounded border-l-4 bg-white pl-4 text-sm font-medium shadow-float ${borders[kind]}`}
    >
      <div className="grid flex-1 gap-1 py-3 text-charcoal wrap-anywhere">
        <p>{text}</p>
        {reason ? <p className="font-normal">{reason}</p> : null}
      </div>
      {action ? (
        <button
          type="button"
          data-action
          className="min-h-11 shrink-0 px-3 font-semibold text-laterite underline underline-offset-4 hover:text-charcoal"
          onClick={() => {
            close(id)
            action.onClick()
          }}
        >
          {action.label}
        </button>
      ) : null}
      <button
        type="button"
        className="grid size-11 shrink-0 place-items-center text-stone hover:text-charcoal"
        onClick={() => close(id)}
      >
        <Icon name="close" />
        <span className="sr-only">{words.close}</span>
      </button>
    </div>
  ))
  flushSync(() => root.render(notices))
  keepClear()
}

/** Moves to the other end of the window where that covers less of what is needed now. */
function keepClear() {
  if (toasts.length === 0 || region.contains(document.activeElement)) return
  const before = harm()
  if (before === 0) return
  const { side } = region.dataset
  region.dataset.side = side === 'top' ? 'bottom' : 'top'
  if (harm() >= before) region.dataset.side = side
}

/** What a notice speaks of has the focus, which matters more than the way out of a dialog. */
function harm() {
  const wayOut = region.parentElement?.querySelector('[data-way-out]')
  return 2 * Number(covers(document.activeElement)) + Number(covers(wayOut))
}

/** A field with its label and its error. */
function covers(element: Element | null | undefined) {
  const field = element?.matches('input, select, textarea') ? element.closest('div') : element
  const needed = field?.getBoundingClientRect()
  const notice = region.getBoundingClientRect()
  return needed !== undefined && needed.top < notice.bottom && needed.bottom > notice.top
}

/** A modal dialog covers everything outside it, so toasts are shown inside while it is open. */
function moveToTopLayer() {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  const parent = dialog ?? document.body
  if (region.parentElement === parent) return
  parent.append(region)
  dialog?.addEventListener('close', moveToTopLayer, { once: true })
}

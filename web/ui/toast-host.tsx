import { createRoot } from 'react-dom/client'
import { cssTransition, type Id, ToastContainer, toast } from 'react-toastify/unstyled'
import { Icon } from './icon.tsx'
import type { ToastKind, ToastOptions } from './toast.tsx'
import './toast.css'

const transition = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapseDuration: 150 })

const shownFor = 5000
const canHover = matchMedia('(hover: hover)')

const home = document.createElement('div')
document.body.append(home)
createRoot(home).render(
  <ToastContainer
    autoClose={false}
    customProgressBar
    transition={transition}
    icon={false}
    aria-label="Notices"
    closeButton={({ closeToast }) => (
      <button type="button" className="toast-close" onClick={(event) => closeToast(event)}>
        <Icon name="close" />
        <span className="sr-only">Close</span>
      </button>
    )}
  />,
)

/** Errors and warnings that stand now: whatever happens next outdates them. */
const troubles = new Set<Id>()

export function showToast(kind: ToastKind, text: string, { autoClose = shownFor }: ToastOptions = {}) {
  moveHome()
  for (const id of troubles) toast.dismiss(id)
  troubles.clear()
  const id = toast[kind](text, { role: kind === 'success' ? 'status' : 'alert' })
  if (kind !== 'success') troubles.add(id)
  if (autoClose !== false) setTimeout(() => end(id), autoClose)
}

/**
 * A clock of our own: the animation that closes notices otherwise starts again whenever they move house.
 * Someone reading (pointer or focus on the notice) is not interrupted.
 */
function end(id: Id) {
  const notice = document.getElementById(`${id}`)
  if (notice?.matches(canHover.matches ? ':is(:hover, :focus-within)' : ':focus-within'))
    setTimeout(() => end(id), 1000)
  else toast.dismiss(id)
}

/** Everything outside an open modal dialog is covered and silent, so notices live inside it while it lasts. */
function moveHome() {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  const place = dialog ?? document.body
  if (home.parentElement === place) return
  place.append(home)
  dialog?.addEventListener('close', moveHome, { once: true })
}

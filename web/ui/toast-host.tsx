import { createRoot } from 'react-dom/client'
import { cssTransition, ToastContainer, toast } from 'react-toastify/unstyled'
import { Icon } from './icon.tsx'
import type { ToastKind, ToastOptions } from './toast.tsx'
import './toast.css'

const transition = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapseDuration: 150 })

const home = document.createElement('div')
document.body.append(home)
createRoot(home).render(
  <ToastContainer
    autoClose={5000}
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

export function showToast(kind: ToastKind, text: string, options?: ToastOptions) {
  moveHome()
  toast[kind](text, { ...options, role: kind === 'success' ? 'status' : 'alert' })
}

/** Everything outside an open modal dialog is covered and silent, so notices live inside it while it lasts. */
function moveHome() {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  const place = dialog ?? document.body
  if (home.parentElement === place) return
  place.append(home)
  dialog?.addEventListener('close', moveHome, { once: true })
}

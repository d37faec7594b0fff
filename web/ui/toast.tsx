export type ToastKind = 'success' | 'error' | 'warning'
export type ToastOptions = {
  autoClose?: number
  /** A button in the toast. When the time of its text is over, the button stays for a while, with the note. */
  action?: { label: string; note: string; onClick: () => void }
}

/** Notices at the top of the window. Their code is loaded with the first one, or ahead of it by `loadToasts`. */
export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  warning: (text: string, options?: ToastOptions) => show('warning', text, options),
}

/** What was said about an earlier attempt no longer counts. */
export function clearToasts() {
  host?.then(({ clear }) => clear()).catch(() => undefined)
}

/** Call it before a request that may fail: without a connection the code could not be loaded any more. */
export function loadToasts() {
  loadHost().catch(() => undefined)
}

let host: Promise<typeof import('./toast-host.tsx')> | undefined

function loadHost() {
  host = import('./toast-host.tsx')
  return host
}

async function show(kind: ToastKind, text: string, options?: ToastOptions) {
  const { showToast } = await loadHost()
  showToast(kind, text, options)
}

export type ToastKind = 'success' | 'error' | 'warning'
export type ToastOptions = {
  autoClose?: number
  /** A second sentence. With it the toast stays until the next try, or until the screen is left. */
  reason?: string
  /** A button in the toast. When the time of its text is over, the button stays for a while, with the note. */
  action?: { label: string; note: string; onClick: () => void }
}

/** Notices at the top of the window. Their code is loaded with the first one, or ahead of it by `loadToasts`. */
export const toast = { success: showAs('success'), error: showAs('error'), warning: showAs('warning') }

/** What was said about an earlier attempt no longer counts. */
export function clearToasts() {
  host?.then(({ clear }) => clear()).catch(() => undefined)
}

/** The same where earlier successes still count, since they can be undone. */
export function clearErrors() {
  host?.then(({ clearErrors }) => clearErrors()).catch(() => undefined)
}

/** Call it as soon as something may fail: without a connection the code could not be loaded any more. */
export function loadToasts() {
  loadHost().catch(() => undefined)
}

let host: Promise<typeof import('./toast-host.tsx')> | undefined

/** One promise until it fails: whatever waits for it happens in the order in which it was asked for. */
function loadHost() {
  host ??= import('./toast-host.tsx').catch((error) => {
    host = undefined
    throw error
  })
  return host
}

function showAs(kind: ToastKind) {
  return async (text: string, options?: ToastOptions) => {
    const loaded = await loadHost().catch(() => undefined)
    loaded?.showToast(kind, text, options)
  }
}

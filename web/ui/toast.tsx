export type ToastKind = 'success' | 'error' | 'warning'
export type ToastOptions = { autoClose?: number | false }

/** Notices at the top of the window. Their code arrives with the first one, so no page pays for it beforehand. */
export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  warning: (text: string, options?: ToastOptions) => show('warning', text, options),
}

/** For who is about to do something that may fail: a lost connection could not be told if it took the notice along. */
export function fetchNotices() {
  import('./toast-host.tsx').catch(() => undefined)
}

async function show(kind: ToastKind, text: string, options?: ToastOptions) {
  const { showToast } = await import('./toast-host.tsx')
  showToast(kind, text, options)
}

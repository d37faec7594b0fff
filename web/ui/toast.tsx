export type ToastKind = 'success' | 'error' | 'warning'
export type ToastOptions = { autoClose?: number }

/** Notices at the top of the window. Their code is loaded with the first one, or ahead of it by `loadToasts`. */
export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  warning: (text: string, options?: ToastOptions) => show('warning', text, options),
}

/** Call it before a request that may fail: without a connection the code could not be loaded any more. */
export function loadToasts() {
  import('./toast-host.tsx').catch(() => undefined)
}

async function show(kind: ToastKind, text: string, options?: ToastOptions) {
  const { showToast } = await import('./toast-host.tsx')
  showToast(kind, text, options)
}

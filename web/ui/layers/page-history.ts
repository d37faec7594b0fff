// The browser's history for the app. While something is open above the page, layers.ts makes the changes in its own time.
import type { HistoryEvent } from './layers.ts'

type Detail = HistoryEvent['detail']

const changing =
  (method: Detail['method']) =>
  (...given: unknown[]) => {
    const detail = { method, given } as Detail
    const event: HistoryEvent = new CustomEvent('historychange', { detail, cancelable: true })
    if (document.dispatchEvent(event)) (history[method] as (...given: unknown[]) => void)(...given)
  }

export const pageHistory: Pick<History, 'state' | Detail['method']> = {
  get state() {
    return history.state
  },
  pushState: changing('pushState'),
  replaceState: changing('replaceState'),
  go: changing('go'),
}

/** What the router uses of a window. */
export const pageWindow = {
  history: pageHistory,
  location: globalThis.location,
  addEventListener: (...listener: Parameters<Window['addEventListener']>) => addEventListener(...listener),
  removeEventListener: (...listener: Parameters<Window['removeEventListener']>) =>
    removeEventListener(...listener),
} as Window

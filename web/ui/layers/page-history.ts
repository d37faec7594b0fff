// The browser's history for the app. While something is open above the page, layers.ts makes the changes in its own time.
import type { HistoryEvent } from './layers.ts'

type Methods = Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>

export const pageHistory: Methods = {
  get state() {
    return history.state
  },
  pushState: (...entry) => mayChange({ push: entry }) && history.pushState(...entry),
  replaceState: (...entry) => mayChange({ replace: entry }) && history.replaceState(...entry),
  go: (delta = 0) => mayChange({ go: delta }) && history.go(delta),
}

const mayChange = (detail: HistoryEvent['detail']) =>
  document.dispatchEvent(
    new CustomEvent('historychange', { detail, cancelable: true }) satisfies HistoryEvent,
  )

/** What the router uses of a window. */
export const pageWindow = {
  history: pageHistory,
  location: globalThis.location,
  addEventListener: (...listener: Parameters<Window['addEventListener']>) => addEventListener(...listener),
  removeEventListener: (...listener: Parameters<Window['removeEventListener']>) =>
    removeEventListener(...listener),
} as Window

// Listens from the very start, before the router does, so that a screen can hold the back button for a question.
// (Chromium calls listeners on the window in the order of their registration, capturing or not.)
let hold: ((event: PopStateEvent) => void) | undefined

if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => hold?.(event), true)

/** Shows each move through the history to `listener` first; it may stop the event. Returns the way to end that. */
export function holdBackButton(listener: (event: PopStateEvent) => void) {
  hold = listener
  return () => {
    hold = undefined
  }
}

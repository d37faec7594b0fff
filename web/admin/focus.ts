/** Puts the focus at the beginning of the screen, for when the thing that had it is gone. */
export function focusMain() {
  document.getElementById('main')?.focus({ preventScroll: true })
}

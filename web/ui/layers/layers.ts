// Back closes what is open above the page (menu, dialog, lightbox), the topmost first. All of them share one history
// entry, which is there while anything is open; the router never sees it. Runs in start.ts, since the menu opens
// before the app is loaded.

/** Tells that something has opened or closed; `use-layer.ts` sends it for what is not a popover. */
export type LayerEvent = CustomEvent<{ open: boolean; layer: Layer }>
export type Layer = { close: () => void; popover?: HTMLElement }

let layers: readonly Layer[] = []
const popovers = new WeakMap<Element, Layer>()
const native = {
  push: history.pushState.bind(history),
  replace: history.replaceState.bind(history),
  go: history.go.bind(history),
}
/** Longer than a busy phone needs for a step back: one that comes after it was given up would leave the page. */
const traversalTimeoutMs = 10_000

/** The address at which the entry was added. */
let address = ''
let leaving = false
let traversal: ReturnType<typeof setTimeout> | undefined
/** What the app did to the history while the entry was being left. */
const postponed: (() => void)[] = []

const isLayerEntry = (state: unknown = history.state) =>
  typeof state === 'object' && state !== null && 'layer' in state

export function watchLayers() {
  // A popover is told before it is seen, and `toggle` comes only after; one that closes is told when it has closed.
  document.addEventListener('beforetoggle', (event) => isOpening(event) && onToggle(event), true)
  document.addEventListener('toggle', onToggle, true)
  document.addEventListener('layer', (event) => update((event as LayerEvent).detail))
  window.addEventListener('popstate', onPopState, true)
  history.pushState = (...entry) => {
    if (leaving) postponed.push(() => native.push(...entry))
    else if (!isLayerEntry()) native.push(...entry)
    else {
      postponed.length = 0
      native.replace(...entry)
    }
  }
  history.replaceState = (...entry) => {
    if (isLayerEntry(entry[0]) || !(leaving || isLayerEntry())) return native.replace(...entry)
    postponed.push(() => native.replace(...entry))
    // The state alone, as the router sets it when it starts, can wait until the layer is closed.
    const isStateOnly = !entry[2] || new URL(entry[2], location.href).href === location.href
    if (leaving || !isStateOnly) return leave()
    native.replace({ ...entry[0], layer: true }, '')
  }
  history.go = (delta = 0) => {
    if (!leaving && !isLayerEntry()) return native.go(delta)
    postponed.push(() => native.go(delta))
    leave()
  }
  // After a reload nothing is open any more.
  settle()
}

function onToggle(event: Event) {
  const { target } = event
  if (!(target instanceof HTMLElement && target.popover)) return
  const layer = popovers.get(target) ?? { close: () => target.hidePopover(), popover: target }
  popovers.set(target, layer)
  update({ open: isOpening(event), layer })
}

const isOpening = (event: Event) => (event as ToggleEvent).newState === 'open'

function update({ open, layer }: LayerEvent['detail']) {
  const others = layers.filter((one) => one !== layer)
  layers = open ? [...others, layer] : others
  // One dialog may follow another at once.
  queueMicrotask(settle)
}

/** A popover that is removed from the page closes without an event. */
function openLayers() {
  layers = layers.filter(({ popover }) => popover?.isConnected !== false)
  return layers
}

/** Adds or leaves the entry, so that it is there exactly while something is open. */
function settle() {
  const open = openLayers().length > 0
  if (leaving || open === isLayerEntry()) return
  if (!open) return leave()
  address = location.href
  // What is scrolled or focused on closing must not be undone.
  history.scrollRestoration = 'manual'
  native.push({ ...history.state, layer: true }, '')
  history.scrollRestoration = 'auto'
}

function leave() {
  if (leaving) return
  leaving = true
  // There is nothing to go back to.
  if (history.length === 1) return stay()
  native.go(-1)
  traversal = setTimeout(stay, traversalTimeoutMs)
}

function stay() {
  const { layer: _, ...state } = history.state ?? {}
  native.replace(state, '')
  arrive()
}

function arrive() {
  leaving = false
  clearTimeout(traversal)
  history.scrollRestoration = 'auto'
  const changes = postponed.splice(0)
  for (const change of changes) change()
  // The router has read the address too early.
  if (changes.length > 0) window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  settle()
}

function onPopState(event: Event) {
  if (!event.isTrusted) return
  const top = openLayers().at(-1)
  const isBack = top && location.href === address && !isLayerEntry()
  if (!leaving && !isBack && !isLayerEntry()) return
  event.stopImmediatePropagation()
  if (leaving) return arrive()
  history.scrollRestoration = 'auto'
  for (const change of postponed.splice(0)) change()
  if (isBack) top.close()
  // Later, when it has closed. It may refuse to, and then the next press of Back closes it.
  setTimeout(settle)
}

// Back closes what is open above the page (menu, dialog, lightbox), the topmost first. All of them share one history
// entry, which is there while anything is open; the router, which changes the history by page-history.ts, never sees it.
// Runs in start.ts, since the menu opens before the app is loaded.

/** Tells that something has opened or closed; `use-layer.ts` sends it for what is not a popover. */
export type LayerEvent = CustomEvent<{ open: boolean; layer: Layer }>
export type Layer = { close: () => void; popover?: HTMLElement }
/** What the app is about to do to the history; sent by page-history.ts, and prevented where it happens here instead. */
export type HistoryEvent = CustomEvent<{ method: 'pushState' | 'replaceState' | 'go'; given: Given }>
type Given = Parameters<History['pushState']>

let layers: readonly Layer[] = []
const popovers = new WeakMap<Element, Layer>()
/** Longer than a busy phone needs for a step back: one that comes after it was given up would leave the page. */
const traversalTimeoutMs = 10_000

/** The address at which the entry was added. */
let address = ''
let leaving = false
/** The app's own step back, until it has arrived: it would end at an entry that is added meanwhile. */
let stepping = false
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
  document.addEventListener('historychange', (event) => {
    if (takesOver((event as HistoryEvent).detail)) event.preventDefault()
  })
  // After a reload nothing is open any more.
  settle()
}

/** While the entry is there or being left, the app's own come in its place or after it. */
function takesOver({ method, given }: HistoryEvent['detail']) {
  if (!leaving && !isLayerEntry()) return false
  const [state, , address] = given
  const isReplacing = method === 'replaceState'
  if (isReplacing && isLayerEntry(state)) return false
  if (method === 'pushState' && !leaving) {
    postponed.length = 0
    history.replaceState(...given)
    return true
  }
  postponed.push(() => {
    stepping = method === 'go'
    ;(history[method] as (...given: Given) => void)(...given)
  })
  // The state alone, as the router sets it when it starts, can wait until the layer is closed.
  const isStateOnly = isReplacing && (!address || new URL(address, location.href).href === location.href)
  if (isStateOnly && !leaving) history.replaceState({ ...state, layer: true }, '')
  else leave()
  return true
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
  if (leaving || stepping || open === isLayerEntry()) return
  if (!open) return leave()
  address = location.href
  // What is scrolled or focused on closing must not be undone.
  history.scrollRestoration = 'manual'
  history.pushState({ ...history.state, layer: true }, '')
  history.scrollRestoration = 'auto'
}

function leave() {
  if (leaving) return
  leaving = true
  // There is nothing to go back to.
  if (history.length === 1) return stay()
  history.go(-1)
  traversal = setTimeout(stay, traversalTimeoutMs)
}

function stay() {
  const { layer: _, ...state } = history.state ?? {}
  history.replaceState(state, '')
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
  if (stepping) {
    stepping = false
    return setTimeout(settle)
  }
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

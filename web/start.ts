// The one script that a page loads with its first picture: it leaves the network to the pictures, and fetches the app
// when the page stands or the visitor first touches it. Until then links, menus and forms work as HTML.
import './styles.css'

const touches = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin']
const forApp = 'button[type="button"]:not([popovertarget]), a[data-app]'
const isDrawnHere = !document.getElementById('root')?.hasChildNodes()
let pressed: HTMLElement | undefined

if (isDrawnHere) startApp()
else {
  for (const type of touches) document.addEventListener(type, startAtTouch, { passive: true })
  document.addEventListener('click', remember, true)
  document.addEventListener('live', pressAgain, { once: true })
  document.addEventListener('lost', goWithout, { once: true })
  if (document.readyState === 'complete') startWhenPainted()
  else window.addEventListener('load', startWhenPainted)
}

/** All may be there before any of it is painted: the load event alone would be too early. */
function startWhenPainted() {
  const paints = new PerformanceObserver(() => {
    paints.disconnect()
    startWhenIdle()
  })
  paints.observe({ type: 'paint', buffered: true })
}

function startWhenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(startApp, { timeout: 2_000 })
  else setTimeout(startApp, 200)
}

function startAtTouch(event: Event) {
  // Where the page grows under a pointer that rests, browsers say that it moved, by nothing.
  const rests =
    event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY
  if (!rests) startApp()
}

function startApp() {
  for (const type of touches) document.removeEventListener(type, startAtTouch)
  const [app = '', ...others] = document.getElementById('state')?.dataset.modules?.split(' ') ?? []
  for (const href of others) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  runInSteps(others)
    .then(() => import(/* @vite-ignore */ app))
    .catch(goWithout)
}

/** The page can answer between one piece and the next. One that cannot be had is for the app to tell. */
async function runInSteps(pieces: string[]) {
  for (const piece of pieces) {
    await import(/* @vite-ignore */ piece).catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve))
  }
}

function goWithout() {
  document.removeEventListener('click', remember, true)
  if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href)
}

/**
 * What only the app can do is done when it is there. The browser itself opens popovers, forms and other links, and
 * these too if the app cannot be had.
 */
function remember(event: MouseEvent) {
  const { target, ctrlKey, metaKey, shiftKey } = event
  const wanted = target instanceof Element && target.closest(forApp)
  pressed = wanted instanceof HTMLElement ? wanted : undefined
  if (pressed instanceof HTMLAnchorElement && (ctrlKey || metaKey || shiftKey)) pressed = undefined
  if (!pressed) return
  event.preventDefault()
  // An app that is half there would answer as well, and the press would count twice.
  event.stopPropagation()
}

function pressAgain() {
  document.removeEventListener('click', remember, true)
  if (pressed?.isConnected) pressed.click()
}

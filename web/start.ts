// The only script loaded with the page. It fetches the app once the page is painted or at the first interaction;
// until then links, menus and forms work as plain HTML.
import './styles.css'
import './fonts/faces.ts'
import { watchLanguageChoice } from './language/choice.ts'
import { watchLayers } from './ui/layers/layers.ts'

const interactions = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin']
/** Until it is there, in the parts of lazy-part.tsx also afterwards. */
const needsApp =
  ':is(:root:not([data-hydrated]), [data-late]) :is(button[type="button"]:not([popovertarget]), a[data-app])'
const isServerRendered = document.getElementById('root')?.hasChildNodes()
let captured: HTMLElement | undefined

// By Back or a reload: the whole page is laid out then, so that it is where it was.
const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
if (opened?.type !== 'navigate') document.documentElement.dataset.settled = ''
watchLayers()
watchLanguageChoice()
if (!isServerRendered) startApp()
else {
  for (const type of interactions) document.addEventListener(type, startOnInteraction, { passive: true })
  document.addEventListener('click', captureClick, true)
  document.addEventListener('hydrated', replayClick)
  document.addEventListener('startfailed', fallback, { once: true })
  if (document.readyState === 'complete') startAfterPaint()
  else window.addEventListener('load', startAfterPaint)
}

/** The load event can come before the first paint. */
function startAfterPaint() {
  const observer = new PerformanceObserver(() => {
    observer.disconnect()
    if ('requestIdleCallback' in window) requestIdleCallback(startApp, { timeout: 2_000 })
    else setTimeout(startApp, 200)
  })
  observer.observe({ type: 'paint', buffered: true })
}

function startOnInteraction(event: Event) {
  // Browsers report a move by nothing when the page grows under a resting pointer.
  const isResting =
    event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY
  if (!isResting) startApp()
}

function startApp() {
  for (const type of interactions) document.removeEventListener(type, startOnInteraction)
  const [app = '', ...modules] = document.getElementById('state')?.dataset.modules?.split(' ') ?? []
  importInTasks(modules)
    .then(() => import(/* @vite-ignore */ app))
    .catch(fallback)
}

/** Asks for each module and runs it in a task of its own, so that none blocks the page for long. The app reports what fails. */
async function importInTasks(modules: string[]) {
  for (const href of modules) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    await nextTask()
  }
  for (const module of modules) {
    await import(/* @vite-ignore */ module).catch(() => undefined)
    await nextTask()
  }
}

function nextTask() {
  return new Promise((resolve) => setTimeout(resolve))
}

/** Keeps a click that only the app can handle; a half hydrated app must not handle it as well. */
function captureClick(event: MouseEvent) {
  const target = event.target instanceof Element && event.target.closest<HTMLElement>(needsApp)
  const opensTab = target instanceof HTMLAnchorElement && (event.ctrlKey || event.metaKey || event.shiftKey)
  captured = target && !opensTab ? target : undefined
  if (!captured) return
  event.preventDefault()
  event.stopPropagation()
}

function replayClick() {
  const target = captured
  if (!target || target.matches(needsApp)) return
  captured = undefined
  // What only the browser knows is drawn right after hydration.
  setTimeout(() => target.isConnected && target.click())
}

/** Without the app, links do what the browser does. */
function fallback() {
  document.removeEventListener('click', captureClick, true)
  if (captured instanceof HTMLAnchorElement) location.assign(captured.href)
}

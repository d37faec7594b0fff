// Tells our own server, and nobody else, what this visit was: which pages were opened, where it came from, and how fast the
// first page was. Fetched when the page has settled, unless the browser asks not to be tracked; without cookies.
import { onCLS, onINP, onLCP } from 'web-vitals'
import { splitLanguage } from '#contract/languages.ts'
import { maxPages, type Source, type Vital } from '#contract/visits/names.ts'
import type { Visit } from '#contract/visits/visits.ts'
import { publicPaths } from './public-paths.ts'

/** The first that fits names the source. */
const signs: [RegExp, Source][] = [
  [/whatsapp|wa\.me$/, 'whatsapp'],
  [/instagram/, 'instagram'],
  [/facebook|^fb$|fb\.me$|messenger/, 'facebook'],
  [/google/, 'google'],
  [/./, 'other'],
]
const nameIn = (text: string) => signs.find(([sign]) => sign.test(text))?.[1]

/** Their addresses hold what nobody else may know. */
const isPrivate = (path: string) => /^\/(admin|house|my-data|write-review)\b/.test(path)

const { dataset } = document.documentElement
/** As the browser opened it: what the address says later is a page further on. */
const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
const speed: Visit['speed'] = {}
let pages: string[] = []
let source: Source | undefined
let isFirst = true

export function countVisit() {
  readArrival()
  noteView()
  document.addEventListener('hydrated', noteView)
  const keep = ({ name, value }: { name: string; value: number }) => {
    speed[name as Vital] = value
  }
  for (const watch of [onLCP, onINP, onCLS]) watch(keep, { reportAllChanges: true })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send())
}

/** What it leaves goes along with the forms, and to the page in the other language, which is the same visit. */
function readArrival() {
  const landed = new URL(opened?.name ?? location.href)
  const path = splitLanguage(landed.pathname).url
  const referrer = document.referrer ? new URL(document.referrer) : undefined
  const isOwn = referrer?.host === landed.host
  if (dataset.arrival || isOwn || isPrivate(path)) return
  const named = landed.searchParams.get('utm_source') ?? referrer?.host
  const found = (named && nameIn(named.toLowerCase())) || nameInApp() || 'direct'
  dataset.arrival = `${found} ${path}`
  if (opened?.type === 'navigate') source = found
}

/** Apps that open links in a browser of their own. */
function nameInApp() {
  const [app] = /Instagram|FBA[NV]|WhatsApp/.exec(navigator.userAgent) ?? []
  return app && nameIn(app.toLowerCase().replace(/^fba.$/, 'facebook'))
}

function noteView() {
  const path = splitLanguage(location.pathname).url
  if (!isPrivate(path)) pages.push(path)
}

function send() {
  if (pages.length === 0) return
  const visit: Visit = { source, pages: pages.slice(0, maxPages), speed: isFirst ? speed : {} }
  navigator.sendBeacon(
    `${publicPaths.countVisit?.path}`,
    new Blob([JSON.stringify(visit)], { type: 'application/json' }),
  )
  pages = []
  source = undefined
  isFirst = false
}

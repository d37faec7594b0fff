// Tells our own server, and nobody else, what this visit was: which pages were opened, and where it came from.
// Fetched when the page has settled, unless the browser asks not to be tracked; without cookies.
import { splitLanguage } from '#contract/languages.ts'
import { maxPages, type Source } from '#contract/visits/names.ts'
import type { Visit } from '#contract/visits/visits.ts'
import { publicPaths } from './calls/public-paths.ts'

/** The first that fits names the source. */
const signs: [RegExp, Source][] = [
  [/whatsapp|wa\.me$/, 'whatsapp'],
  [/instagram|^ig(_|$)/, 'instagram'],
  [/facebook|^fb$|fb\.me$|messenger/, 'facebook'],
  [/google/, 'google'],
  [/./, 'other'],
]
const nameIn = (text: string) => signs.find(([sign]) => sign.test(text))?.[1]

/** Their addresses hold what nobody else may know. */
const isPrivate = (path: string) => /^\/(admin|house|my-data|write-review)\b/.test(path)

const { dataset } = document.documentElement
const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
/** As the browser opened it: what the address says later can be a page further on. */
const landed = new URL(opened?.name ?? location.href)
const pathOf = ({ pathname }: URL | Location) => splitLanguage(pathname).url
const landing = pathOf(landed)

let source: Source | undefined
/** Those that have not been sent yet, and the last one of all. */
const pages = new Set<string>()
let current = ''

export function countVisit() {
  readSource()
  recordView(landing)
  recordView()
  document.addEventListener('hydrated', () => recordView())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send())
}

/** What it leaves goes along with the forms, and to the page in the other language, which is the same visit. */
function readSource() {
  const from = dataset.referrer ?? document.referrer
  const referrer = from ? new URL(from) : undefined
  const isOwn = referrer?.host === landed.host
  if (dataset.source || isOwn || isPrivate(landing)) return
  const named = landed.searchParams.get('utm_source') ?? referrer?.host
  const found = (named && nameIn(named.toLowerCase())) || nameInApp() || 'direct'
  dataset.source = found
  if (opened?.type === 'navigate') source = found
}

/** Apps that open links in a browser of their own. */
function nameInApp() {
  const [app] = /Instagram|FBA[NV]|WhatsApp/.exec(navigator.userAgent) ?? []
  return app && nameIn(app.toLowerCase().replace(/^fba.$/, 'facebook'))
}

/** Parts of a page are hydrated later than the page, and that is no further view. */
function recordView(path = pathOf(location)) {
  if (path === current) return
  current = path
  if (!isPrivate(path)) pages.add(path)
}

function send() {
  if (pages.size === 0) return
  const visit: Visit = { source, pages: [...pages].slice(0, maxPages) }
  navigator.sendBeacon(
    `${publicPaths.countVisit?.path}`,
    new Blob([JSON.stringify(visit)], { type: 'application/json' }),
  )
  pages.clear()
  source = undefined
}

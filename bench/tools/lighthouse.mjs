// Loads each address as Lighthouse's phone does, and prints one line of JSON for each.
// Started as a process of its own: node bench/tools/lighthouse.mjs BROWSER FLAGS CATEGORIES ADDRESS...
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

const [chromePath, flags, categories, ...addresses] = process.argv.slice(2)
/** Now and then the browser's own record of a visit has no beginning; that says nothing about the page. */
const attempts = 3
const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...flags.split(' ')] })
try {
  for (const address of addresses) {
    const lhr = await visit(address)
    const scores = Object.values(lhr.categories).map(({ id, score }) => [id, Math.round(score * 100)])
    const time = (id) => lhr.audits[id].numericValue
    console.log(
      JSON.stringify({
        scores: Object.fromEntries(scores),
        fcp: time('first-contentful-paint'),
        lcp: time('largest-contentful-paint'),
        tbt: time('total-blocking-time'),
        cls: time('cumulative-layout-shift'),
        shifts: (lhr.audits['layout-shifts'].details?.items ?? []).map(({ node }) => node?.selector),
        requests: lhr.audits['network-requests'].details.items.map(({ url, resourceType, transferSize }) => ({
          url,
          resourceType,
          transferSize,
        })),
      }),
    )
  }
} finally {
  chrome.kill()
}

async function visit(address, left = attempts) {
  const { lhr } = await lighthouse(address, {
    port: chrome.port,
    logLevel: 'silent',
    ignoreStatusCode: true,
    onlyCategories: categories.split(' '),
  })
  if (!lhr.runtimeError) return lhr
  if (left > 1) return visit(address, left - 1)
  throw new Error(`${address}: ${lhr.runtimeError.message}`)
}

// Loads each address as Lighthouse's phone does, and prints one line of JSON for each.
// Started as a process of its own: node bench/tools/lighthouse.mjs BROWSER FLAGS CATEGORIES ADDRESS...
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

const [chromePath, flags, categories, ...addresses] = process.argv.slice(2)
const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...flags.split(' ')] })
try {
  for (const address of addresses) {
    const { lhr } = await lighthouse(address, {
      port: chrome.port,
      logLevel: 'silent',
      ignoreStatusCode: true,
      onlyCategories: categories.split(' '),
    })
    if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`)
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

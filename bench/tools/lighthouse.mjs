// Visits each address as Lighthouse's phone does, and prints a line of JSON for each visit.
// Started as a process of its own: node bench/tools/lighthouse.mjs BROWSER FLAGS ADDRESS...
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

const [chromePath, flags, ...addresses] = process.argv.slice(2)
/** Now and then the browser's trace of a visit has no beginning, which says nothing about the page. */
const attempts = 3
const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...flags.split(' ')] })
try {
  // Scores other than performance do not vary, so only the first visit asks for them.
  for (const [i, address] of addresses.entries())
    print(
      await visit(address, ['performance', ...(i === 0 ? ['accessibility', 'best-practices', 'seo'] : [])]),
    )
} finally {
  chrome.kill()
}

function print({ categories, audits, environment }) {
  const scores = Object.values(categories).map(({ id, score }) => [id, Math.round(score * 100)])
  const line = {
    scores: Object.fromEntries(scores),
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    benchmarkIndex: environment.benchmarkIndex,
  }
  console.log(JSON.stringify(line))
}

async function visit(address, onlyCategories, left = attempts) {
  const { lhr } = await lighthouse(address, { port: chrome.port, logLevel: 'silent', onlyCategories })
  if (!lhr.runtimeError) return lhr
  if (left > 1) return visit(address, onlyCategories, left - 1)
  throw new Error(`${address}: ${lhr.runtimeError.message}`)
}

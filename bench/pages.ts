// Every public page on Lighthouse's phone, three times, beside the same page without any JavaScript.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { publicPages } from '#contract/pages.ts'
import { findNode, install } from '../scripts/setup.mjs'
import { chromiumFlags, findChromium } from '../scripts/testing/chromium.ts'
import { kilobytes, median, type Row } from './report.ts'
import { addressOf, sharedProduct } from './servers.ts'
import { startWithoutScripts } from './without-scripts.ts'

type Visit = {
  scores: Record<string, number>
  fcp: number
  lcp: number
  tbt: number
  cls: number
  shifts: string[]
  requests: { url: string; resourceType: string; transferSize: number }[]
}

const visits = 3
const mostRounds = 3
const mostTimesPlain = 1.15
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
/** A page that is not there is rightly none for search engines, and its status is an error in the console. */
const missing = '/no-such-page'

export async function measurePages(): Promise<Row[]> {
  await install('bench/tools', 'Fetching Lighthouse', 'once', await findNode())
  const { url } = await sharedProduct()
  const plain = await startWithoutScripts(url)
  const rows: Row[] = []
  for (const path of await publicPaths(url)) rows.push(...(await measurePage(path, url, plain.url)))
  plain.close()
  return rows
}

/** Where even the page without JavaScript falls short, the machine is not quiet, and both are visited again. */
async function measurePage(
  path: string,
  url: string,
  plainUrl: string,
  roundsLeft = mostRounds,
): Promise<Row[]> {
  const ours = await visit(url + path, categories)
  const theirs = await visit(plainUrl + path, ['performance'])
  if (scoreOf(theirs, 'performance') < 100 && roundsLeft > 1)
    return measurePage(path, url, plainUrl, roundsLeft - 1)
  return rowsOf(path, ours, theirs)
}

/** BENCH_PAGES='/ /gallery' looks at these only. */
async function publicPaths(url: string) {
  const chosen = process.env.BENCH_PAGES?.split(' ')
  if (chosen) return chosen
  const paths = Object.values(publicPages).map(({ path }) => path)
  return [
    ...paths.filter((path) => !path.includes(':')),
    await addressOf(url, publicPages.project.path),
    await addressOf(url, publicPages.job.path),
    missing,
  ]
}

async function visit(address: string, wanted: string[]) {
  const addresses = Array.from({ length: visits }, () => address)
  const args = ['bench/tools/lighthouse.mjs', await findChromium(), chromiumFlags.join(' '), wanted.join(' ')]
  const child = spawn(process.execPath, [...args, ...addresses], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  if (code !== 0) throw new Error(`Lighthouse failed at ${address}`)
  return output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Visit)
}

const scoreOf = (all: Visit[], category: string) => median(all.map(({ scores }) => scores[category] ?? 0))

function rowsOf(path: string, ours: Visit[], theirs: Visit[]): Row[] {
  const scores = categories.map((category) => scoreOf(ours, category))
  const [lcp, plainLcp] = [ours, theirs].map((all) => median(all.map((one) => one.lcp)))
  const ratio = (lcp ?? 0) / (plainLcp ?? 0)
  const cls = Math.max(...ours.map((one) => one.cls))
  const isFine = scores.slice(1).every((score, i) => score === 100 || (path === missing && i > 0))
  const [first] = ours
  const what = path.replace(/-[0-9a-f-]{36}$/, '-…')
  return [
    {
      what: `${what}: performance, accessibility, best practices, SEO`,
      here: scores.join(', '),
      beside: `without JavaScript ${scoreOf(theirs, 'performance')}`,
      needed: path === missing ? '100 in the first two' : '100 in all',
      holds: isFine && scores[0] === 100,
    },
    {
      what: `${what}: largest paint`,
      here: seconds(lcp),
      beside: `without JavaScript ${seconds(plainLcp)}`,
      ratio,
      needed: `at most ${mostTimesPlain} times`,
      holds: ratio <= mostTimesPlain,
    },
    {
      what: `${what}: layout shift`,
      here: `${cls.toFixed(4)} ${[...new Set(ours.flatMap(({ shifts }) => shifts))].join(' ')}`.trim(),
      needed: '0',
      holds: cls === 0,
    },
    { what: `${what}: bytes`, here: first ? bytesOf(first) : '' },
  ]
}

function bytesOf({ requests }: Visit) {
  const sum = (type: string, also: (url: string) => boolean = () => true) =>
    kilobytes(
      requests
        .filter(({ resourceType, url }) => resourceType === type && also(url))
        .reduce((bytes, { transferSize }) => bytes + transferSize, 0),
    )
  const isFirst = (url: string) => /\/start-[^/]+\.js$/.test(url)
  return [
    `HTML ${sum('Document')}`,
    `CSS ${sum('Stylesheet')}`,
    `script before the paint ${sum('Script', isFirst)}`,
    `script after it ${sum('Script', (url) => !isFirst(url))}`,
    `pictures ${sum('Image')}`,
    `fonts ${sum('Font')}`,
  ].join(', ')
}

const seconds = (ms = Number.NaN) => `${(ms / 1_000).toFixed(2)} s`

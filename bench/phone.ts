// Every public page, in both languages, on Lighthouse's phone, beside the same page without JavaScript.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { calls } from '#contract/calls.ts'
import type { Job } from '#contract/jobs.ts'
import { languages, pathIn } from '#contract/languages.ts'
import { publicPages } from '#contract/pages.ts'
import type { Project } from '#contract/projects.ts'
import { jobPath, projectPath } from '#contract/record-paths.ts'
import { findNode, install } from '../scripts/setup.mjs'
import { chromiumFlags, findChromium } from '../scripts/testing/chromium.ts'
import { log, median, milliseconds, type Row } from './report.ts'
import { fetchFirst, onCleanUp, startServer } from './servers.ts'
import { startWithoutScripts } from './without-scripts.ts'

type Visit = { scores: Record<string, number>; lcp: number; tbt: number; benchmarkIndex: number }
type Page = {
  path: string
  performance: number
  /** The lowest of accessibility, best practices and SEO. */
  otherScores: number
  paintRatio: number
  addedBlockingMs: number
  benchmarkIndex: number
}

const visits = 5
const maxPaintRatio = 1.15
const maxAddedBlockingMs = 60
/** Below this benchmark index a machine is too slow for Lighthouse to give 100 for performance. */
const quickIndex = 1_500
const otherCategories = ['accessibility', 'best-practices', 'seo']

export async function measurePhone(chosen: string[]): Promise<Row[]> {
  await install('bench/tools', 'Fetching Lighthouse', 'once', await findNode())
  const { url } = await startServer()
  const plain = await startWithoutScripts(url)
  onCleanUp(plain.close)
  const pages: Page[] = []
  for (const path of chosen.length > 0 ? chosen : await publicPaths(url))
    pages.push(await measurePage(path, url, plain.url))
  return rowsOf(pages)
}

async function publicPaths(url: string) {
  const fixed = Object.values(publicPages).map(({ path }) => path)
  const paths = [
    ...fixed.filter((path) => !path.includes(':')),
    projectPath(await fetchFirst<Project>(url, calls.listProjects)),
    jobPath(await fetchFirst<Job>(url, calls.listJobs)),
  ]
  return languages.flatMap((language) => paths.map((path) => pathIn(language, path)))
}

/** With and without JavaScript by turns, so that a busy moment of the machine meets both. */
async function measurePage(path: string, url: string, plainUrl: string): Promise<Page> {
  const ours: Visit[] = []
  const theirs: Visit[] = []
  const addresses = Array.from({ length: visits }, () => [url + path, plainUrl + path]).flat()
  for await (const visit of visitAll(addresses)) {
    const isOurs = ours.length === theirs.length
    ;(isOurs ? ours : theirs).push(visit)
    const what = `${path}${isOurs ? '' : ' without JavaScript'}, visit ${(isOurs ? ours : theirs).length} of ${visits}`
    const { scores, lcp, tbt } = visit
    log(`${what}: ${scores.performance}, largest paint ${milliseconds(lcp)}, blocked ${milliseconds(tbt)}`)
  }
  const of = (all: Visit[], read: (visit: Visit) => number) => median(all.map(read))
  return {
    path,
    performance: of(ours, ({ scores }) => scores.performance ?? 0),
    otherScores: Math.min(...otherCategories.map((name) => ours[0]?.scores[name] ?? 0)),
    paintRatio: of(ours, ({ lcp }) => lcp) / of(theirs, ({ lcp }) => lcp),
    addedBlockingMs: of(ours, ({ tbt }) => tbt) - of(theirs, ({ tbt }) => tbt),
    benchmarkIndex: of([...ours, ...theirs], ({ benchmarkIndex }) => benchmarkIndex),
  }
}

async function* visitAll(addresses: string[]) {
  const args = ['bench/tools/lighthouse.mjs', await findChromium(), chromiumFlags.join(' ')]
  const child = spawn(process.execPath, [...args, ...addresses], { stdio: ['ignore', 'pipe', 'inherit'] })
  onCleanUp(() => child.kill())
  const exit = once(child, 'exit')
  for await (const line of createInterface(child.stdout)) yield JSON.parse(line) as Visit
  const [code] = await exit
  if (code !== 0) throw new Error(`Lighthouse failed at ${addresses[0]}`)
}

function rowsOf(pages: Page[]): Row[] {
  const index = Math.round(median(pages.map(({ benchmarkIndex }) => benchmarkIndex)))
  const worst = (read: (page: Page) => number) => pages.toSorted((a, b) => read(b) - read(a))[0] as Page
  const slow = worst(({ performance }) => -performance)
  const flawed = worst(({ otherScores }) => -otherScores)
  const late = worst(({ paintRatio }) => paintRatio)
  const blocked = worst(({ addedBlockingMs }) => addedBlockingMs)
  const isQuick = index >= quickIndex || slow.performance === 100
  return [
    {
      measure: `Phone, Lighthouse performance, lowest of ${pages.length} pages`,
      figure: `${slow.performance} (${slow.path}; benchmark index ${index})`,
      needed: '100 on a quick machine',
      ...(isQuick && { ok: slow.performance === 100 }),
    },
    {
      measure: 'Phone, Lighthouse accessibility, best practices, SEO, lowest',
      figure: `${flawed.otherScores} (${flawed.path})`,
      needed: '100',
      ok: flawed.otherScores === 100,
    },
    {
      measure: 'Phone, largest paint ÷ without JavaScript, highest',
      figure: `${late.paintRatio.toFixed(2)} (${late.path})`,
      needed: `at most ${maxPaintRatio}`,
      ok: late.paintRatio <= maxPaintRatio,
    },
    {
      measure: 'Phone, blocking time that JavaScript adds, highest',
      figure: `${milliseconds(blocked.addedBlockingMs)} (${blocked.path})`,
      needed: `at most ${maxAddedBlockingMs} ms`,
      ok: blocked.addedBlockingMs <= maxAddedBlockingMs,
    },
  ]
}

// Measures what a visitor's browser downloads (brotli), on English pages and on Malayalam ones, and fails when it
// exceeds its budget.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Language } from '#contract/languages.ts'
import { paths } from '../../web/calls/paths.ts'
import { publicPaths } from '../../web/calls/public-paths.ts'
import { root } from '../setup.mjs'

type Chunk = {
  file: string
  isDynamicEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}
type Row = [what: string, bytes: number, budget: number]

const client = join(root, 'dist/client')
const start = 'web/start.ts'
const english = buildOf('en')
const malayalam = buildOf('ml')
const [heaviestAdmin] = english.pagesIn('web/admin/')
const [heaviestInMalayalam] = malayalam.pagesIn('web/admin/')
/** Those of web/fonts/preload.ml.ts. */
const malayalamFonts = ['anek-malayalam', 'noto-serif-malayalam', 'figtree', 'fraunces-signs']

const pathsIn = (calls: typeof publicPaths) => new Set(Object.values(calls).map(({ path }) => path))
/** A word of zod, and the paths of calls that only the admin area makes. */
const notForVisitors = ['ZodError', ...pathsIn(paths).difference(pathsIn(publicPaths))]

const counting = english.loadedWith(['web/visits.ts']).difference(english.entry)

const rows: Row[] = [
  ...publicRows(english, { entry: 95_500, page: 12_000, css: 12_000 }),
  [`Heaviest admin page, ${heaviestAdmin?.name}`, heaviestAdmin?.bytes ?? 0, 71_500],
  ['Fonts of every page', english.fontBytes(['figtree', 'fraunces']), 40_000],
  // A Malayalam letter takes three bytes, and its pages have a style sheet more.
  ...publicRows(malayalam, { entry: 96_800, page: 12_600, css: 12_500 }),
  [`Heaviest admin page in Malayalam, ${heaviestInMalayalam?.name}`, heaviestInMalayalam?.bytes ?? 0, 80_000],
  ['Fonts of every page in Malayalam', malayalam.fontBytes(malayalamFonts), 70_000],
  ['Counting visits, when the page has settled', english.scriptBytes(counting), 2_700],
  ['Font for the name of Malayalam on others', english.fontBytes(['language-name']), 3_000],
]
for (const [what, bytes, budget] of rows) {
  const isOver = bytes > budget
  console.log(`${what.padEnd(44)} ${kB(bytes)} of ${kB(budget)}${isOver ? ' OVER BUDGET' : ''}`)
  if (isOver) process.exitCode = 1
}

for (const build of [english, malayalam]) {
  const pages = build.pagesIn('web/public/')
  for (const file of build.filesOf(pages.reduce((all, { chunks }) => all.union(chunks), build.entry))) {
    const found = notForVisitors.filter((text) => readFileSync(join(client, file), 'utf8').includes(text))
    if (found.length > 0) {
      console.log(`Public pages load ${found.join(', ')} in ${file}`)
      process.exitCode = 1
    }
  }
}

function publicRows(
  { language, ...build }: Build,
  budget: { entry: number; page: number; css: number },
): Row[] {
  const pages = build.pagesIn('web/public/')
  const css = Math.max(...pages.map(({ chunks }) => build.cssBytes(build.entry.union(chunks))))
  const all: Row[] = [
    ['Script before the first paint', build.scriptBytes(build.loadedWith([start])), 2_000],
    ['Entry', build.scriptBytes(build.entry), budget.entry],
    ...pages.map(({ name, bytes }): Row => [`Page ${name}`, bytes, budget.page]),
    ['CSS of a public page', css, budget.css],
  ]
  return language === 'en' ? all : all.map(([what, ...sizes]): Row => [`${what} in Malayalam`, ...sizes])
}

type Build = ReturnType<typeof buildOf>

function buildOf(language: Language) {
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(join(client, `.vite/${language}.json`), 'utf8'),
  )
  const entry = loadedWith([start, 'web/entry-client.tsx'])
  return { language, entry, pagesIn, loadedWith, filesOf, scriptBytes, cssBytes, fontBytes }

  /**
   * The pages of a folder, and the parts that pages fetch when they are needed, with the chunks that each adds to the entry
   * or, if it is a part, to its page. Heaviest first.
   */
  function pagesIn(folder: string) {
    const keys = Object.keys(manifest).filter(
      (key) => key.startsWith(folder) && manifest[key]?.isDynamicEntry,
    )
    if (keys.length === 0) throw new Error(`The build has no pages of ${folder}`)
    return keys
      .map((key) => ({ name: basename(key), chunks: loadedWith([key]).difference(thereBefore(key)) }))
      .map((page) => ({ ...page, bytes: scriptBytes(page.chunks) }))
      .sort((a, b) => b.bytes - a.bytes)
  }

  /** A part may have several pages, of which the one that has the least counts. */
  function thereBefore(key: string) {
    const [least = entry] = Object.keys(manifest)
      .filter((page) => page.startsWith('web/public/') && manifest[page]?.dynamicImports?.includes(key))
      .map((page) => loadedWith([page]).union(entry))
      .sort((a, b) => a.size - b.size)
    return least
  }

  /** These chunks and all that they import. */
  function loadedWith(keys: string[], found = new Set<string>()) {
    for (const key of keys) {
      if (!manifest[key]) throw new Error(`The build has no ${key}`)
      if (found.has(key)) continue
      found.add(key)
      loadedWith(manifest[key]?.imports ?? [], found)
    }
    return found
  }

  function scriptBytes(keys: Set<string>) {
    return totalBytes(filesOf(keys))
  }

  function filesOf(keys: Set<string>) {
    return [...keys].map((key) => manifest[key]?.file ?? '')
  }

  function cssBytes(keys: Set<string>) {
    return totalBytes([...keys].flatMap((key) => manifest[key]?.css ?? []))
  }

  function fontBytes(names: string[]) {
    return scriptBytes(loadedWith(names.map((name) => `web/fonts/${name}.woff2`)))
  }
}

function totalBytes(files: string[]) {
  return [...new Set(files)].reduce((total, file) => total + sentBytes(join(client, file)), 0)
}

/** The build leaves a compressed copy beside each script and style; fonts are compressed already. */
function sentBytes(file: string) {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

function kB(bytes: number) {
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB`
}

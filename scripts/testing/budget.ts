// Measures what a visitor's browser downloads (brotli) and fails when it exceeds its budget.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../setup.mjs'

type Chunk = { file: string; isDynamicEntry?: boolean; imports?: string[]; css?: string[] }

const client = join(root, 'dist/client')
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(client, '.vite/en.json'), 'utf8'))

const start = 'web/start.ts'
const entry = loadedWith([start, 'web/entry-client.tsx'])
const fonts = loadedWith(['web/fonts/figtree.woff2', 'web/fonts/fraunces.woff2'])
const publicPages = pagesIn('web/public/')
const [heaviestAdmin] = pagesIn('web/admin/')
const heaviestCss = Math.max(...publicPages.map(({ chunks }) => cssBytes(entry.union(chunks))))

const rows: [what: string, bytes: number, budget: number][] = [
  ['Script before the first paint', scriptBytes(loadedWith([start])), 2_000],
  ['Entry', scriptBytes(entry), 95_000],
  ...publicPages.map(({ name, bytes }): (typeof rows)[0] => [`Page ${name}`, bytes, 12_000]),
  [`Heaviest admin page, ${heaviestAdmin?.name}`, heaviestAdmin?.bytes ?? 0, 70_000],
  ['CSS of a public page', heaviestCss, 12_000],
  ['Fonts of every page', scriptBytes(fonts), 40_000],
]
for (const [what, bytes, budget] of rows) {
  const isOver = bytes > budget
  console.log(`${what.padEnd(44)} ${kB(bytes)} of ${kB(budget)}${isOver ? ' OVER BUDGET' : ''}`)
  if (isOver) process.exitCode = 1
}

/** The pages of a folder with the chunks that each adds to the entry, heaviest first. */
function pagesIn(folder: string) {
  const keys = Object.keys(manifest).filter((key) => key.startsWith(folder) && manifest[key]?.isDynamicEntry)
  if (keys.length === 0) throw new Error(`The build has no pages of ${folder}`)
  return keys
    .map((key) => ({ name: basename(key), chunks: loadedWith([key]).difference(entry) }))
    .map((page) => ({ ...page, bytes: scriptBytes(page.chunks) }))
    .sort((a, b) => b.bytes - a.bytes)
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
  return totalBytes([...keys].map((key) => manifest[key]?.file ?? ''))
}

function cssBytes(keys: Set<string>) {
  return totalBytes([...keys].flatMap((key) => manifest[key]?.css ?? []))
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

// Weighs what a visitor's browser loads, as it travels (brotli), and fails when it has grown too heavy.
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { root } from './setup.mjs'

/** In bytes. */
const budgets = { start: 2_000, entry: 95_000, publicPage: 12_000, admin: 70_000, css: 12_000, fonts: 40_000 }

type Chunk = { file: string; isDynamicEntry?: boolean; imports?: string[]; css?: string[] }
type Row = { what: string; bytes: number; budget: number }

const client = join(root, 'dist/client')
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))

const start = 'web/start.ts'
const app = 'web/entry-client.tsx'
const fonts = ['web/fonts/figtree.woff2', 'web/fonts/fraunces.woff2']

const weighed = new Map<string, number>()
const rows = measure()
for (const { what, bytes, budget } of rows) {
  const verdict = bytes > budget ? 'OVER BUDGET' : ''
  console.log(`${what.padEnd(44)} ${kB(bytes)} of ${kB(budget)} ${verdict}`.trimEnd())
}
if (rows.some(({ bytes, budget }) => bytes > budget)) process.exitCode = 1

function measure(): Row[] {
  const first = graphOf([start, app])
  const pages = (folder: string) => {
    const own = Object.keys(manifest).filter((key) => key.startsWith(folder) && manifest[key]?.isDynamicEntry)
    if (own.length === 0) throw new Error(`The build has no pages of ${folder}`)
    return own.map((key) => ({ name: basename(key), beyond: graphOf([key]).difference(first) }))
  }
  const heaviestCss = Math.max(...pages('web/public/').map(({ beyond }) => cssBytes(first.union(beyond))))
  return [
    { what: 'Script before the first paint', bytes: fileBytes(graphOf([start])), budget: budgets.start },
    { what: 'Entry', bytes: fileBytes(first), budget: budgets.entry },
    ...pages('web/public/')
      .map(({ name, beyond }) => ({
        what: `Page ${name}`,
        bytes: fileBytes(beyond),
        budget: budgets.publicPage,
      }))
      .sort((a, b) => b.bytes - a.bytes),
    pages('web/admin/')
      .map(({ name, beyond }) => ({
        what: `Heaviest admin page, ${name}`,
        bytes: fileBytes(beyond),
        budget: budgets.admin,
      }))
      .reduce((a, b) => (b.bytes > a.bytes ? b : a)),
    { what: 'CSS of a public page', bytes: heaviestCss, budget: budgets.css },
    { what: 'Fonts of every page', bytes: fileBytes(graphOf(fonts)), budget: budgets.fonts },
  ]
}

/** The chunks that load before any of these can run. */
function graphOf(keys: string[], found = new Set<string>()) {
  for (const key of keys) {
    if (!manifest[key]) throw new Error(`The build has no ${key}`)
    if (found.has(key)) continue
    found.add(key)
    graphOf(manifest[key]?.imports ?? [], found)
  }
  return found
}

function fileBytes(keys: Set<string>) {
  return bytesOf([...keys].map((key) => manifest[key]?.file ?? ''))
}

function cssBytes(keys: Set<string>) {
  return bytesOf([...keys].flatMap((key) => manifest[key]?.css ?? []))
}

function bytesOf(files: string[]) {
  return [...new Set(files)].reduce((sum, file) => sum + bytesOfFile(file), 0)
}

/** Most files belong to many pages. */
function bytesOfFile(file: string) {
  const bytes = weighed.get(file) ?? brotliCompressSync(readFileSync(join(client, file))).length
  weighed.set(file, bytes)
  return bytes
}

function kB(bytes: number) {
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB`
}

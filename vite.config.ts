import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, parseSync } from 'vite'
import type { Language } from './contract/languages.ts'
import { drawingsPlugin } from './scripts/drawings.ts'
import { paths } from './web/calls/paths.ts'
import { publicPaths } from './web/calls/public-paths.ts'

/** What README.md names as supported. */
const browsers = ['chrome119', 'edge119', 'firefox128', 'safari17.4', 'ios17.4']

const input = ['web/start.ts', 'web/entry-client.tsx', 'web/public/shell/print.css']

/** Chunks that start.ts runs in tasks of their own. React is evaluated by the small chunk that imports it. */
const steps = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'react-dom', test: /web\/react-dom\.ts$/ },
]

/** Small files that would otherwise be a chunk each, or part of the one that every visitor loads. */
const shared = [
  { name: 'texts', test: /contract\/(content\/rich-text|days)\.ts$/ },
  { name: 'staff', test: /contract\/(admin\/pages|staff-messages)\.ts$/ },
]

/** What every page needs, with all that it imports: in one chunk it compresses better. */
const app = [{ name: 'app', test: /web\/(app|calls\/api)\.tsx?$/ }]

/**
 * What every page has, and most of what a part of a page imports, is there before: to name it all would take more than it
 * saves.
 */
function withoutThoseThere(file: string, deps: string[]) {
  if (parts.test(file)) return []
  // The document of the admin area names them itself.
  const isNeeded = (dep: string) => (adminArea.test(file) ? dep.endsWith('.css') : !everywhere.test(dep))
  return deps.filter(isNeeded)
}
const adminArea = /\/area-/
const everywhere = /\/(rolldown-runtime|react|react-dom|app)-/
const parts =
  /\/(service-part|story|project-end|company-facts|reviews|matching-projects|phone-form|private-link)-/

/** Each language has a build of its own, by `--mode ml`, so that no page carries the words of another one. */
export default defineConfig(({ command, isSsrBuild, mode }) => {
  const language = mode === 'ml' ? mode : 'en'
  const isMain = language === 'en'
  return {
    plugins: [
      callPaths(),
      oneLanguage(language),
      ...(isMain ? [] : [inLanguage(language)]),
      ...(isMain && !isSsrBuild ? [drawingsPlugin()] : []),
      react(),
      tailwind(),
      ...(isSsrBuild ? [] : [compress()]),
    ],
    publicDir: isSsrBuild || !isMain ? false : 'web/static',
    appType: 'custom',
    build: {
      outDir: isSsrBuild ? `dist/server/${language}` : 'dist/client',
      // All languages share the folder, and with it the files in which they do not differ.
      emptyOutDir: isSsrBuild || isMain,
      manifest: !isSsrBuild && `.vite/${language}.json`,
      ...(isSsrBuild ? {} : { target: browsers }),
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false, resolveDependencies: withoutThoseThere },
      rolldownOptions: isSsrBuild
        ? {}
        : {
            input,
            // The rows of contract/admin/pages.ts, which public pages leave out.
            treeshake: { manualPureFunctions: ['office'] },
            output: {
              // The entry names most of them.
              chunkFileNames: 'assets/[name]-[hash:7].js',
              codeSplitting: { groups: [...steps, ...shared, ...app] },
            },
          },
    },
    worker: { rolldownOptions: { output: { comments: { legal: true } } } },
    // The server's copy of the pages is one self-contained module: React in its production form only, loaded at once.
    ssr: { noExternal: command === 'build' || undefined },
    define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  }
})

/** The paths of calls as data: computing them in the browser would take all schemas, and zod. */
function callPaths(): Plugin {
  // The others are there already.
  const ofStaff = Object.fromEntries(Object.entries(paths).filter(([name]) => !(name in publicPaths)))
  const tables: Record<string, string> = {
    [join(import.meta.dirname, 'web/calls/paths.ts')]: `export const paths = ${JSON.stringify(ofStaff)}`,
    [join(import.meta.dirname, 'web/calls/public-paths.ts')]:
      `export const publicPaths = ${JSON.stringify(publicPaths)}`,
  }
  return { name: 'call-paths', load: (id) => tables[id] }
}

/** `area.ml.ts` takes the place of `area.ts` in the Malayalam build: code with a sibling, where words alone do not do. */
function inLanguage(language: string): Plugin {
  return {
    name: 'language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer) return undefined
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      const own = found?.id.replace(/\.tsx?$/, `.${language}$&`)
      return own && own !== found?.id && own !== importer && existsSync(own) ? own : undefined
    },
  }
}

/** What every visitor fetches is compressed once, here; the server sends these files as they are. */
function compress(): Plugin {
  return {
    name: 'compress',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const file of Object.values(bundle)) {
        if (!/\.(js|css|svg|wasm)$/.test(file.fileName)) continue
        const content = file.type === 'chunk' ? file.code : file.source
        const path = join(dir, file.fileName)
        // Another language has left it.
        if (existsSync(`${path}.br`)) continue
        writeFileSync(`${path}.br`, brotliCompressSync(content))
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
      }
    },
  }
}

// Leaves one language of what `inBoth` and `both` hold side by side (contract/words.ts), so that no page carries the words
// of another one. What stands in only one of them, such as a helper of its sentences, is dropped with them.

type Node = { type: string; start: number; end: number; [name: string]: unknown }
type Edit = [start: number, end: number, text: string]
/** What is read, what stays of it, and what is to be put in place of the rest. */
type Source = { code: string; language: Language; edits: Edit[] }

function oneLanguage(language: Language): Plugin {
  return {
    name: 'one-language',
    enforce: 'pre',
    transform(code, id) {
      if (!/\b(inBoth|both)\(/.test(code) || id.includes('contract/words.ts')) return undefined
      const edits: Edit[] = []
      const program = parseSync(id.split('?')[0] ?? id, code).program as unknown as Node
      walk(program, { code, language, edits })
      let text = code
      for (const [start, end, part] of edits.sort(([a], [b]) => b - a))
        text = text.slice(0, start) + part + text.slice(end)
      // The lines stay where they were.
      return { code: text, map: null }
    },
  }
}

function walk(node: Node, source: Source) {
  const callee = node.type === 'CallExpression' ? (node.callee as Node).name : undefined
  const [first, second] = (node.arguments ?? []) as Node[]
  if (callee === 'both' && first && second) keep(node, first, second, source)
  else if (callee === 'inBoth' && first) {
    source.edits.push([node.start, first.start, '('], [first.end, node.end, ')'])
    reduce(first, source)
  } else for (const child of childrenOf(node)) walk(child, source)
}

/** A table: each pair becomes one of its two. */
function reduce(table: Node, source: Source) {
  for (const { value } of table.properties as { value: Node }[]) {
    const [first, second] = (value.elements ?? []) as Node[]
    if (first && second) keep(value, first, second, source)
    else reduce(value, source)
  }
}

function keep(whole: Node, english: Node, malayalam: Node, { code, language, edits }: Source) {
  const { start, end } = language === 'en' ? english : malayalam
  edits.push([whole.start, whole.end, `(${code.slice(start, end)})`])
}

const childrenOf = (node: Node) =>
  Object.values(node)
    .flat()
    .filter((child): child is Node => typeof (child as Node | null)?.type === 'string')

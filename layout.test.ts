// Who may import whom, and how large a room may get. docs/decisions/001-rooms.md says why.
import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { test } from 'node:test'
import { fileWith, readRemovals } from './scripts/testing/removals.ts'

const machinery = '(http|db|cache|storage|mail|ops)'
/** What the features share beyond that: every record has a diary, a trash, a slug, and people have notes. */
const shared = `(${machinery}|records|notes)`

/** The first row whose pattern fits a file lists where its imports of our own files may lead. */
const mayImport: [file: RegExp, targets: RegExp][] = [
  [/\.test\.ts$|^server\/testing\//, /^(contract|content|server|site\.config|scripts|web\/)/],
  [/^contract\//, /^contract\//],
  [/^content\//, /^(contract\/|content\/|site\.config)/],
  [new RegExp(`^server/${machinery}/`), new RegExp(`^(contract/|site\\.config|server/${machinery}/)`)],
  [/^server\/records\//, new RegExp(`^(contract/|server/${shared}/)`)],
  [/^server\/cli\//, /^(contract|server|site\.config)/],
  [/^server\/site\//, new RegExp(`^(contract/|content/(defaults|pictures|ml/)|server/(${shared}|site)/)`)],
  [/^server\/demo\//, new RegExp(`^(contract/|content/demo/|server/(${shared}|demo)/)`)],
  [/^server\/(\w[\w-]*)\//, new RegExp(`^(contract/|site\\.config|server/(${shared}|$1)/)`)],
  [/^server\//, /^(contract|server|site\.config)/],
  [/^web\/ui\//, /^(web\/ui\/|contract\/words\.ts)/],
  [
    /^web\/public\//,
    /^(contract\/|web\/(calls\/api\.ts|language\/|page-context\.ts|screen\.tsx|ui\/|public\/))/,
  ],
  [
    /^web\/admin\/blocks\//,
    /^(contract\/|web\/(calls\/api\.ts|page-context\.ts|screen\.tsx|ui\/|admin\/blocks\/))/,
  ],
  [
    /^web\/admin\//,
    /^(contract\/|content\/defaults|web\/(calls\/|language\/|page-context\.ts|screen\.tsx|ui\/|admin\/))/,
  ],
  [/^web\//, /^(contract|web)/],
  // It shares what the tests know how to do, and how a server is started and measured.
  [/^torture\//, /^(contract\/|torture\/|bench\/|server\/testing\/)/],
  [/^(e2e|bench)\//, /^(contract\/|site\.config|e2e\/|bench\/|scripts\/)/],
]

const folders = '{contract,content,server,web,e2e,bench,torture}'
const files = globSync(`${folders}/**/*.{ts,tsx}`, { exclude: ['**/node_modules'] }).map((file) =>
  file.replaceAll('\\', '/'),
)
const product = files.filter(
  (file) => /^(contract|server|web)\//.test(file) && !/\.test\.ts$|^server\/(testing|tests)\//.test(file),
)
/** Every change of the tables adds a step. */
const growing = 'server/db/migrations'
const importPattern = /(?:from|import)\s*\(?\s*'([^']+)'/g
/** Without those of types, which no build has. */
const valueImportPattern = /(?:^(?:import|export) (?!type )[^']*?from |import\s*\(?\s*)'([^']+)'/gm
/** The build puts their values in their place; `npm run budget` looks at the result. */
const builtTables = new Set(['web/calls/paths.ts', 'web/calls/public-paths.ts'])

test('every room imports only from the rooms it may', () => {
  const wrong: string[] = []
  for (const file of files) {
    const rule = mayImport.find(([pattern]) => pattern.test(file))
    assert.ok(rule, `${file} belongs to no room`)
    const room = rule[0].exec(file)?.[1] ?? ''
    const allowed = new RegExp(rule[1].source.replaceAll('$1', room))
    for (const target of importsOf(file)) if (!allowed.test(target)) wrong.push(`${file} imports ${target}`)
  }
  assert.deepEqual(wrong, [])
})

test('the contract needs nothing but zod', () => {
  for (const file of files.filter((name) => name.startsWith('contract/') && !name.endsWith('.test.ts'))) {
    const packages = [...readFileSync(file, 'utf8').matchAll(importPattern)]
      .map(([, name]) => name)
      .filter((name) => !name?.startsWith('.'))
    assert.deepEqual(new Set(packages).difference(new Set(['zod'])), new Set(), file)
  }
})

test('public pages load neither zod nor the paths of the admin area', () => {
  const loaded = new Set(['web/start.ts', 'web/entry-client.tsx'])
  for (const file of loaded)
    for (const target of importsOf(file, valueImportPattern))
      if (!/^web\/admin\//.test(target) && !builtTables.has(target)) loaded.add(target)
  assert.ok(loaded.has('web/public/gallery/gallery.tsx') && loaded.has('contract/public-messages.ts'))
  const wrong = [...loaded].filter(
    (file) =>
      /^import (?!type ).*from 'zod'/m.test(readFileSync(file, 'utf8')) ||
      importsOf(file).includes('web/calls/paths.ts'),
  )
  assert.deepEqual(wrong, [])
})

test('no file of the product has more than 300 lines, and no folder more than 20 files', () => {
  const long = product.filter((file) => readFileSync(file, 'utf8').split('\n').length > 301)
  assert.deepEqual(long, [])
  // A file in another language stands beside its English one, and is found with it.
  const original = files.filter((file) => !/\.ml\.tsx?$/.test(file))
  const perFolder = Map.groupBy(original, (file) => dirname(file))
  const crowded = [...perFolder].filter(([folder, own]) => own.length > 20 && folder !== growing)
  assert.deepEqual(
    crowded.map(([folder, own]) => `${folder}: ${own.length}`),
    [],
  )
})

test('what only PostgreSQL shows is in no file that never meets it', () => {
  const skipped = files.filter((file) => {
    const text = readFileSync(file, 'utf8')
    return file.endsWith('.test.ts') && /^.*@sqlite/.test(text) && text.includes('TEST_DATABASE_URL')
  })
  assert.deepEqual(skipped, [])
})

test('the machinery names no feature', () => {
  const feature = /['"`](applications|enquiries|projects|reviews|services|jobs)['"`/]/
  const naming = product
    .filter((file) => new RegExp(`^server/${machinery}/`).test(file))
    // The schema of the database is one for all.
    .filter((file) => !/^server\/db\/(tables\.ts|migrations\/)/.test(file))
    .filter((file) => feature.test(readFileSync(file, 'utf8')))
  assert.deepEqual(naming, [])
})

test('nothing compares sentences: answers carry codes', () => {
  const table = String.raw`\w*([wW]ords|[mM]essages)\??(\.\w+)+`
  const comparing = [
    String.raw`\.message\)?\s*[!=]==?`,
    String.raw`[!=]==?\s*[\w.?]+\.message\b`,
    String.raw`\.message\)?\??\.(includes|startsWith|endsWith|match|search|indexOf)\(`,
    String.raw`([!=]==?|\bcase)\s*${table}`,
    String.raw`${table}\s*[!=]==`,
  ].join('|')
  const wrong = product.filter((file) => new RegExp(comparing).test(readFileSync(file, 'utf8')))
  assert.deepEqual(wrong, [])
})

test('every line of scripts/testing/removals.txt is still where it says, once; a line that was changed is changed there too', () => {
  const removals = readRemovals()
  assert.ok(removals.length >= 60)
  const lost = removals.filter(
    (removal) => !fileWith(removal) || !removal.tests.every((file) => existsSync(file)),
  )
  assert.deepEqual(lost, [])
})

/** Imports of our own files, as paths from the project's folder. */
function importsOf(file: string, pattern = importPattern) {
  const names = [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name]) => name ?? '')
  return names.flatMap((name) => {
    if (/^#(contract|content)\//.test(name)) return [name.slice(1)]
    if (name === '#site') return ['site.config.ts']
    if (name.startsWith('.')) return [normalize(join(dirname(file), name)).replaceAll('\\', '/')]
    return []
  })
}

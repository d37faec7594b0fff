// Who may import whom. The table is the rule; docs/decisions/001-rooms.md says why.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { test } from 'node:test'

/** The first row whose pattern fits a file lists where its imports of our own files may lead. */
const mayImport: [file: RegExp, targets: RegExp][] = [
  [/\.test\.ts$|^server\/testing\//, /^(contract|server|site\.config|scripts)/],
  [/^contract\//, /^contract\//],
  [
    /^server\/(http|db|cache|storage|mail|ops)\//,
    /^(contract\/|site\.config|server\/(http|db|cache|storage|mail|ops)\/)/,
  ],
  [/^server\/(cli|people)\//, /^(contract|server|site\.config)/],
  [/^server\/(\w[\w-]*)\//, /^(contract\/|site\.config|server\/(http|db|cache|storage|mail|ops|$1)\/)/],
  [/^server\//, /^(contract|server|site\.config)/],
  [/^web\/ui\//, /^web\/ui\//],
  [/^web\/(public|admin)\//, /^(contract\/|site\.config|web\/(api\.ts|screen\.tsx|ui\/|$1\/))/],
  [/^web\//, /^(contract|web|site\.config)/],
  // It shares what the tests know how to do, the load generator, and how `npm start` runs the server.
  [/^torture\//, /^(contract\/|torture\/|bench\/load|scripts\/tasks|server\/(testing|db\/database))/],
  [/^(e2e|bench)\//, /^(contract\/|site\.config|e2e\/|bench\/|scripts\/)/],
]

const files = globSync('{contract,server,web,e2e,bench,torture}/**/*.{ts,tsx}', {
  exclude: ['**/node_modules'],
}).map((file) => file.replaceAll('\\', '/'))
const importOf = /(?:from|import)\s*\(?\s*'([^']+)'/g

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

test('the contract needs nothing but zod, and what public pages read of it needs nothing at all', () => {
  for (const file of files.filter((name) => name.startsWith('contract/') && !name.endsWith('.test.ts'))) {
    const packages = [...readFileSync(file, 'utf8').matchAll(importOf)]
      .map(([, name]) => name)
      .filter((name) => !name?.startsWith('.'))
    assert.deepEqual(new Set(packages).difference(new Set(['zod'])), new Set(), file)
  }
  for (const name of ['calls', 'errors', 'limits', 'messages', 'pages']) {
    assert.doesNotMatch(readFileSync(`contract/${name}.ts`, 'utf8'), /^import /m, name)
  }
})

test('what the server runs does without the language data of Node, which takes 10 MB', () => {
  const run = files.filter((name) => /^(contract|server|web\/(public|ui))\//.test(name))
  const worded = run.filter(
    (name) =>
      !/\.test\.ts$/.test(name) &&
      /\bIntl\.|\.(toLocale\w+|localeCompare)\(/.test(readFileSync(name, 'utf8')),
  )
  assert.deepEqual(worded, [])
})

/** Imports of our own files, as paths from the project's folder. */
function importsOf(file: string) {
  const names = [...readFileSync(file, 'utf8').matchAll(importOf)].map(([, name]) => name ?? '')
  return names.flatMap((name) => {
    if (name.startsWith('#contract/')) return [name.slice(1)]
    if (name === '#site') return ['site.config.ts']
    if (name.startsWith('.')) return [normalize(join(dirname(file), name)).replaceAll('\\', '/')]
    return []
  })
}

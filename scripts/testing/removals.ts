// `node scripts/testing/removals.ts [part of a line]` takes out one line of removals.txt after the other, in a copy that is thrown
// away, and says whether the tests that it names notice. It takes minutes; layout.test.ts keeps the list right.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../setup.mjs'
import { startPostgres } from './postgres.ts'

type Removal = { folder: string; onPostgres: boolean; tests: string[]; what: string; instead: string }

const pattern = /^in (\S+)( on PostgreSQL)?, missed by (.+)\n- (.+)(?:\n\+ (.+))?/gm

export const readRemovals = (): Removal[] =>
  [...readFileSync(join(root, 'scripts/testing/removals.txt'), 'utf8').matchAll(pattern)].map(
    ([, folder = '', onPostgres, tests = '', what = '', instead = '']) => ({
      ...{ folder, onPostgres: onPostgres !== undefined, tests: tests.split(' '), what, instead },
    }),
  )

/** The file that has the text, if it is there once. */
export function fileWith({ folder, what }: Removal, place = root) {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, {
    cwd: place,
    exclude: ['**/*.test.ts', '**/{testing,tests}/**'],
  })
  const found = files.flatMap((file) =>
    Array(readFileSync(join(place, file), 'utf8').split(what).length - 1).fill(file),
  )
  return found.length === 1 ? join(place, found[0]) : undefined
}

if (import.meta.main) await tryAll(readRemovals(), process.argv[2] ?? '')

async function tryAll(all: Removal[], part: string) {
  const chosen = all.filter((removal) => `${removal.folder} ${removal.what} ${removal.tests}`.includes(part))
  const copy = makeCopy()
  const postgres = chosen.some(({ onPostgres }) => onPostgres) ? await startPostgres() : undefined
  const asItIs = new Map<string, boolean>()
  try {
    for (const removal of chosen) {
      const verdict = await judge(removal)
      console.log(`${verdict}: ${removal.folder}: ${removal.what}`)
      if (verdict !== 'noticed') process.exitCode = 1
    }
  } finally {
    await postgres?.stop()
    rmSync(copy, { recursive: true })
  }

  async function judge(removal: Removal) {
    const file = fileWith(removal, copy)
    if (!file) return 'text not found any more, or more than once'
    const name = `${removal.tests} ${removal.onPostgres}`
    if (!asItIs.has(name)) asItIs.set(name, await pass(removal))
    if (!asItIs.get(name)) return 'tests that fail without any removal'
    const text = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      text.replace(removal.what, () => removal.instead),
    )
    const isUnnoticed = await pass(removal)
    writeFileSync(file, text)
    return isUnnoticed ? 'NOT noticed' : 'noticed'
  }

  async function pass({ tests, onPostgres }: Removal) {
    const env = { ...process.env, TEST_DATABASE_URL: onPostgres ? postgres?.url : '' }
    for (const test of tests) {
      const args = ['scripts/testing/one.ts', test]
      const [code] = await once(spawn(process.execPath, args, { cwd: copy, env, stdio: 'ignore' }), 'exit')
      if (code !== 0) return false
    }
    return true
  }
}

/** Of all that git does not ignore, with the built pages; packages are only linked. */
function makeCopy() {
  const copy = mkdtempSync(join(tmpdir(), 'site-removals-'))
  const listing = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const file of [...listing.trim().split('\n'), 'dist'].filter((name) => existsSync(join(root, name))))
    cpSync(join(root, file), join(copy, file), { recursive: true })
  for (const folder of ['node_modules', 'runtime/node_modules', 'scripts/test-tools/node_modules'])
    if (existsSync(join(root, folder))) symlinkSync(join(root, folder), join(copy, folder))
  return copy
}

// Loads the test files named in TEST_FILES into one process. `node --test --test-isolation=none` alone overlooks a file that
// throws while loading after its first tests, and waits forever for one that never finishes loading.
import asyncHooks from 'node:async_hooks'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { root } from '../setup.mjs'

const loadTimeoutMs = 120_000
/** For connections and timers that end by themselves. */
const lingerMs = Number(process.env.TEST_LINGER_MS ?? 60_000)
const files: string[] = JSON.parse(process.env.TEST_FILES ?? '[]')

// The runner follows every promise, to say which test an error came from that nobody caught: a fifth of all the time. Such
// an error still fails the run without it.
asyncHooks.createHook = () => ({ enable, disable: enable })
function enable(this: asyncHooks.AsyncHook) {
  return this
}
const { after, before, beforeEach, test } = await import('node:test')
const loading = Promise.withResolvers<void>()
before(() => loading.promise)
after(() => void setTimeout(stopWaiting, lingerMs).unref())

// The runner keeps every test to the end, and by their `after` hooks all apps and databases: two gigabytes of memory, and
// half the time goes into collecting garbage. No test has an `after` hook with a callback.
beforeEach((context) => {
  const t = context as TestContext
  const after = t.after.bind(t)
  t.after = (work, options) => {
    const pending = [work]
    after(() => pending.pop()?.(t, () => undefined), options)
  }
})

for (const file of files) {
  try {
    await Promise.race([import(pathToFileURL(join(root, file)).href), failAfter(loadTimeoutMs)])
  } catch (error) {
    test(`${file} loads`, () => {
      throw error
    })
  }
}
loading.resolve()

async function failAfter(ms: number) {
  await sleep(ms, undefined, { ref: false })
  throw new Error(`not loaded after ${ms / 1000} s`)
}

/** A test that ended without ending what it had started keeps this process alive. */
function stopWaiting() {
  const open = [...new Set(process.getActiveResourcesInfo())].join(', ')
  console.log(`A test has ended and something that it started has not: ${open}`)
  const columns = ['--ppid', String(process.pid), '-o', 'etime=,args=']
  console.log(spawnSync('ps', columns, { encoding: 'utf8' }).stdout ?? '')
  process.exit(1)
}

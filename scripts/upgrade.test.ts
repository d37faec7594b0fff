// `npm run upgrade`, many times, with a site of a few lines.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { newFolder } from '../server/testing/folder.ts'
import { until } from '../server/testing/until.ts'
import { isLocked } from './step.mjs'
import { createSmallSite } from './testing/upgraded-site.ts'

const kills = Number(process.env.UPGRADE_KILLS ?? 6)
const patience = { timeout: 40_000 * kills }

test('scripts of the version before stay, those of the one before that go', async (t) => {
  const site = await createSmallSite(t)
  for (const name of ['second', 'third']) {
    site.change('web/name', () => name)
    await site.upgrade()
    assert.equal(await site.ask('/'), name)
  }
  assert.deepEqual(
    await Promise.all(['first', 'second', 'third'].map((name) => site.ask(`/assets/${name}.js`))),
    [undefined, 'second', 'third'],
  )
  assert.match(await site.upgrade(), /runs already/)
  assert.equal(site.versions().length, 2)
})

for (const [wrong, sentence, name] of [
  ['build', /build has failed; nothing has changed/, 'that cannot be built'],
  ['rehearse', /rehearse has failed; nothing has changed/, 'that fails beside the one that runs'],
  ['start', /not ready within 10 s, so \w+ runs again/, 'that does not start in its place'],
  ['ready', /not ready within 10 s, so \w+ runs again/, 'that does not get ready'],
] as const)
  test(`a version ${name} leaves the one that ran, and the next one takes its place`, async (t) => {
    const site = await createSmallSite(t)
    site.change('web/name', () => 'second')
    site.change('wrong', () => wrong)
    const { exit, output } = site.begun('--seconds', '10')
    assert.deepEqual(await exit, [1, null])
    assert.match(output(), sentence)
    assert.deepEqual(
      site.versions().filter((version) => version.startsWith('.')),
      [],
    )
    await until(t, () => site.ask('/readyz'))
    assert.equal(await site.ask('/'), 'first')
    site.change('wrong', () => '')
    await site.upgrade()
    assert.equal(await site.ask('/'), 'second')
  })

test('where the older one cannot start any more, the newer one stays', async (t) => {
  const site = await createSmallSite(t)
  site.change('web/name', () => 'second')
  site.change('wrong', () => 'slow')
  // As when the newer one has changed the database and served.
  fs.writeFileSync(join(site.checkout, 'current/wrong'), 'start')
  const { exit, output } = site.begun('--seconds', '1')
  assert.deepEqual(await exit, [1, null])
  assert.match(output(), /Neither \w+ nor \w+ gets ready.*stays/)
  await until(t, () => site.ask('/readyz'))
  assert.equal(await site.ask('/'), 'second')
})

test(
  `killed at ${kills} moments an upgrade leaves a service that starts, and the next one ends well`,
  patience,
  async (t) => {
    const site = await createSmallSite(t)
    const begun = performance.now()
    site.change('web/name', () => 'measured')
    await site.upgrade()
    const whole = performance.now() - begun
    const ran: Record<string, number> = {}
    let last = 'measured'
    for (let n = 0; n < kills; n++) {
      const name = `version-${n}`
      site.change('web/name', () => name)
      const { child, exit } = site.begun()
      await wait((whole * (n + 0.5)) / kills)
      child.kill('SIGKILL')
      await exit
      await site.start()
      const now = (await site.ask('/')) ?? ''
      assert.ok(now === last || now === name, `${now} after ${last}`)
      ran[now === name ? 'newer' : 'older'] = (ran[now === name ? 'newer' : 'older'] ?? 0) + 1
      await site.upgrade()
      assert.equal(await site.ask('/'), name)
      last = name
    }
    assert.equal(site.versions().length, 2, 'what they left is gone')
    t.diagnostic(`started afterwards: ${JSON.stringify(ran)}`)
  },
)

test('when whoever upgraded is killed, a newer one that cannot start gives way to the one that ran', async (t) => {
  const site = await createSmallSite(t)
  site.change('web/name', () => 'second')
  site.change('wrong', () => 'start')
  const { child, exit } = site.begun()
  await until(t, async () => fs.existsSync(join(site.checkout, 'before')) && !(await site.isRunning('first')))
  child.kill('SIGKILL')
  await exit
  await until(t, () => site.ask('/readyz'))
  assert.equal(await site.ask('/'), 'first')
})

test('a newer version that has served is not given up, although nobody saw it ready', async (t) => {
  const site = await createSmallSite(t)
  // The minute after which it has.
  const sooner = 'globalThis.setTimeout=(s=>(f,ms,...a)=>s(f,ms===60000?50:ms,...a))(setTimeout)'
  site.env.NODE_OPTIONS = `--import=data:text/javascript,${sooner}`
  fs.mkdirSync(site.env.DATA_DIR)
  site.change('web/name', () => 'second')
  site.change('wrong', () => 'ready')
  const { child, exit } = site.begun()
  await until(t, async () => fs.existsSync(join(site.env.DATA_DIR, 'served')))
  child.kill('SIGKILL')
  await exit
  await until(t, async () => !isLocked(join(site.checkout, 'versions/.lock')))
  const [wrong, refused] = ['wrong', 'refused'].map((name) => join(site.checkout, 'current', name)) as [
    string,
    string,
  ]
  fs.writeFileSync(wrong, 'start')
  const started = site.start()
  await until(t, async () => fs.existsSync(refused))
  fs.rmSync(refused)
  await until(t, async () => fs.existsSync(refused) || (await site.isRunning('first')))
  fs.writeFileSync(wrong, '')
  await started
  assert.equal(await site.ask('/'), 'second')
})

test('without room nothing is begun', async (t) => {
  const site = await createSmallSite(t)
  const programs = await newFolder(t)
  fs.writeFileSync(join(programs, 'du'), '#!/bin/sh\necho 99999999999', { mode: 0o755 })
  site.env.PATH = `${programs}:${site.env.PATH}`
  site.change('web/name', () => 'second')
  const { exit, output } = site.begun()
  assert.deepEqual(await exit, [1, null])
  assert.match(output(), /There is no room for another version in .*: 99999999999 MB are needed/)
  assert.equal(site.versions().length, 1)
})

test('the service builds nothing and says in one sentence when there is no build', async (t) => {
  const site = await createSmallSite(t)
  const serve = (cwd: string) =>
    spawnSync(process.execPath, ['scripts/run.mjs', 'serve'], { cwd, env: site.env, encoding: 'utf8' })
  const { status, stdout, stderr } = serve(site.checkout)
  assert.equal(status, 1)
  assert.match(stderr, /^There is no build in .* to start: npm run upgrade makes one.*\.\n$/)
  assert.equal(stdout, '')
})

test('whoever may not write here is told so in one sentence', async (t) => {
  const site = await createSmallSite(t)
  if (process.getuid?.() !== 0) return t.skip('needs root')
  fs.chmodSync(dirname(site.checkout), 0o755)
  const { stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'build'], {
    ...{ cwd: site.checkout, env: site.env, encoding: 'utf8', uid: 65_534, gid: 65_534 },
  })
  assert.match(stderr, /^Nothing can be installed or built here, since this user may not write to .*\.\n$/)
})

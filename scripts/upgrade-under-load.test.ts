// `npm run upgrade` of the product itself behind Caddy, while people use it.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { calls } from '#contract/calls.ts'
import { root } from './setup.mjs'
import { startCaddy } from './testing/caddy.ts'
import { findQuietPort } from './testing/ports.ts'
import { createSite } from './testing/upgraded-site.ts'

/** Builds the pages twice. */
const patience = { timeout: 600_000 }

test('the product is upgraded behind Caddy, schema included, and no request fails', patience, async (t) => {
  const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
  const files = tracked.filter((name) => fs.statSync(join(root, name), { throwIfNoEntry: false })?.isFile())
  const site = await createSite(t, (folder) => {
    for (const name of files) {
      fs.mkdirSync(dirname(join(folder, name)), { recursive: true })
      fs.copyFileSync(join(root, name), join(folder, name))
    }
    for (const name of ['node_modules', 'runtime/node_modules'])
      if (fs.existsSync(join(root, name))) fs.symlinkSync(join(root, name), join(folder, name))
  })
  await site.upgrade()
  await site.start()
  const port = await findQuietPort()
  const { stop } = await startCaddy({ port, processes: [site.port] })
  t.after(stop)
  const origin = `http://127.0.0.1:${port}`
  const home = await (await fetch(origin)).text()
  const [style = ''] = /\/assets\/[\w-]+\.css/.exec(home) ?? []

  let ended = false
  const answers: Record<string, number> = {}
  let slowest = 0
  const load = async (ask: () => Promise<Response>) => {
    while (!ended) {
      const asked = performance.now()
      const status = await ask().then(
        async (answer) => {
          const body = await answer.text()
          return answer.ok ? '200' : `${answer.status} ${answer.headers.get('server')} ${body.slice(0, 200)}`
        },
        (error) => String(error.cause ?? error),
      )
      slowest = Math.max(slowest, performance.now() - asked)
      answers[status] = (answers[status] ?? 0) + 1
      await wait(15)
    }
  }
  const enquire = () =>
    fetch(origin + calls.createEnquiry.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Asha', phone: '9847012345', message: `A house, ${performance.now()}` }),
    })
  const loads = ['/', style, calls.listProjects.path, '/ml/gallery'].map((path) =>
    load(() => fetch(origin + path)),
  )
  loads.push(load(enquire), load(enquire), load(enquire))

  site.change('web/public/shell/print.css', (css) => `${css}\nh1 { orphans: 7 }\n`)
  site.change(
    'server/db/migrations/all.ts',
    (all) => `${all}
migrations['999-later'] = { up: (db) => db.schema.createTable('later').addColumn('id', 'text').execute() }\n`,
  )
  await site.upgrade()
  await wait(2_000)
  ended = true
  await Promise.all(loads)
  t.diagnostic(`${JSON.stringify(answers)}, the slowest after ${Math.round(slowest)} ms`)
  assert.deepEqual(Object.keys(answers), ['200'])
  assert.equal((await fetch(origin + style)).status, 200, 'a page that was loaded before finds its files')
  const copies = fs.readdirSync(join(site.env.DATA_DIR, 'before-upgrade'))
  assert.deepEqual([copies.length, copies[0]?.endsWith('-before-999-later.db')], [1, true])
})

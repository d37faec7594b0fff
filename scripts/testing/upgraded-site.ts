// For tests only: a checkout whose versions a service runs, and `npm run upgrade` in it.
import assert from 'node:assert/strict'
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { TestContext } from 'node:test'
import { until } from '../../server/testing/until.ts'
import { root } from '../setup.mjs'
import { findQuietPort } from './ports.ts'

type Prepare = (folder: string) => void

/** A checkout, and the service that starts what `current` names there, again whenever it ends. */
export async function createSite(t: TestContext, prepare: Prepare) {
  const folder = fs.mkdtempSync(join(tmpdir(), 'site-upgrade-'))
  const [checkout, dataDir] = [join(folder, 'site'), join(folder, 'data')]
  fs.mkdirSync(checkout)
  prepare(checkout)
  const git = (...args: string[]) => execFileSync('git', args, { cwd: checkout, encoding: 'utf8' })
  git('init', '-q')
  const commit = () => {
    git('add', '-A')
    git('-c', 'user.name=x', '-c', 'user.email=x@example.com', 'commit', '-qm', 'x')
  }
  commit()
  const port = await findQuietPort()
  const { PATH } = process.env
  const env: Record<string, string | undefined> & { DATA_DIR: string } = {
    PATH,
    DATA_DIR: dataDir,
    PORT: String(port),
    TRUST_PROXY: 'on',
    RATE_LIMIT: 'off',
  }

  let service: ChildProcess | undefined
  let isOn = false
  function start() {
    isOn = true
    const entry = join(checkout, 'current/scripts/run.mjs')
    const child = spawn(process.execPath, [entry, 'serve'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
    service = child
    child.once('exit', () => setTimeout(() => isOn && service === child && start(), 200))
  }
  async function stop() {
    isOn = false
    if (!service || service.exitCode !== null || service.signalCode !== null) return
    const exit = once(service, 'exit')
    service.kill('SIGTERM')
    await exit
  }
  /** One order after the other: a restart may be asked for by somebody who is gone. */
  let orders: Promise<unknown> = Promise.resolve()
  const order = (work: () => unknown) => {
    orders = orders.then(work)
    return orders
  }
  /** As one order: of two restarts at once, the second one ends what the first has started. */
  const restartNow = () =>
    order(async () => {
      await stop()
      if (!isEnded) start()
    })
  let isEnded = false
  const supervisor = createServer((_request, answer) => void restartNow().then(() => answer.end()))
  supervisor.listen(0, '127.0.0.1')
  await once(supervisor, 'listening')
  const { port: supervisorPort } = supervisor.address() as { port: number }
  const restart = `'${process.execPath}' -e 'fetch("http://127.0.0.1:${supervisorPort}").catch(() => process.exit(1))'`

  const begun = (...args: string[]) => {
    const all = ['scripts/run.mjs', 'upgrade', 'HEAD', '--settings', '/none', '--restart', restart, ...args]
    const child = spawn(process.execPath, all, { cwd: checkout, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
    return { child, exit: once(child, 'exit'), output: () => output }
  }
  t.after(async () => {
    isEnded = true
    await order(stop)
    supervisor.close()
    fs.rmSync(folder, { recursive: true, force: true })
  })
  const ask = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      async (answer) => (answer.ok ? answer.text() : undefined),
      () => undefined,
    )
  return {
    ...{ env, port, checkout, ask, begun },
    async start() {
      await restartNow()
      await until(t, () => ask('/readyz'))
    },
    async upgrade(...args: string[]) {
      const { exit, output } = begun(...args)
      const [code] = await exit
      assert.equal(code, 0, output())
      return output()
    },
    versions: () => fs.readdirSync(join(checkout, 'versions')).filter((name) => name !== '.lock'),
    isRunning: (name: string) => ask('/').then((answer) => answer === name),
    change(name: string, edit: (text: string) => string) {
      const file = join(checkout, name)
      fs.writeFileSync(file, edit(fs.readFileSync(file, 'utf8')))
      commit()
    },
  }
}

/** The scripts of the product, around a server that answers with the name of its build. */
export async function createSmallSite(t: TestContext) {
  const files: Record<string, string> = {
    'package.json': '{"type":"module"}',
    'package-lock.json': '{"packages":{}}',
    'runtime/package.json': '{"optionalDependencies":{}}',
    // As if a plain npm install had been there.
    'node_modules/.package-lock.json': '{"packages":{}}',
    'web/name': 'first',
    wrong: '',
    'node_modules/vite/bin/vite.js': `
      import fs from 'node:fs'
      if (fs.readFileSync('wrong', 'utf8') === 'build') process.exit(1)
      await new Promise((resolve) => setTimeout(resolve, 50))
      const name = fs.readFileSync('web/name', 'utf8')
      fs.mkdirSync('dist/client/assets', { recursive: true })
      fs.writeFileSync('dist/client/assets/' + name + '.js', name)`,
    'server/cli/rehearse.ts': `
      import fs from 'node:fs'
      process.exit(fs.readFileSync('wrong', 'utf8') === 'rehearse' ? 1 : 0)`,
    'server/main.ts': `
      import fs from 'node:fs'
      import { createServer } from 'node:http'
      const wrong = fs.readFileSync('wrong', 'utf8')
      if (wrong === 'start') fs.writeFileSync('refused', '')
      if (wrong === 'start') process.exit(1)
      if (wrong === 'slow') await new Promise((resolve) => setTimeout(resolve, 1_500))
      createServer((request, answer) => {
        const file = request.url === '/' ? 'web/name' : 'dist/client' + request.url
        if (request.url === '/readyz') return answer.writeHead(wrong === 'ready' ? 503 : 200).end('ready')
        if (!fs.existsSync(file)) return answer.writeHead(404).end()
        answer.end(fs.readFileSync(file))
      }).listen(Number(process.env.PORT), '127.0.0.1')`,
  }
  const site = await createSite(t, (folder) => {
    fs.cpSync(join(root, 'scripts'), join(folder, 'scripts'), {
      recursive: true,
      filter: (name) => !/\.test\.ts$|test/.test(name.slice(root.length)),
    })
    for (const [name, text] of Object.entries(files)) {
      fs.mkdirSync(dirname(join(folder, name)), { recursive: true })
      fs.writeFileSync(join(folder, name), text)
    }
  })
  await site.upgrade()
  await site.start()
  return site
}

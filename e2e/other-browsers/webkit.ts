// WebKitGTK's MiniBrowser over WebDriver, on a screen of its own.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findQuietPort } from '../../scripts/testing/ports.ts'
import { type Driver, wrap } from './page.ts'

/** The name under which WebDriver carries an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
/** For a browser that hangs. */
const answerWithinMs = 60_000
const screen = ['-screen', '0', '1600x1200x24', '-nolisten', 'tcp', '-displayfd', '1']

export type WebkitPrograms = { driver: string; browser: string; screen: string }

export async function startWebkit(programs: WebkitPrograms): Promise<Driver> {
  const home = await mkdtemp(join(tmpdir(), 'site-webkit-'))
  const display = spawn(programs.screen, screen, { stdio: ['ignore', 'pipe', 'ignore'] })
  const [number] = await once(display.stdout.setEncoding('utf8'), 'data')
  const port = await findQuietPort()
  const env = {
    ...process.env,
    ...{ HOME: home, XDG_RUNTIME_DIR: home, DISPLAY: `:${String(number).trim()}` },
    ...{ GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1', GTK_A11Y: 'none' },
    // Layers drawn by a processor that plays a graphics card cost twice as much as none.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  }
  await mkdir(join(home, '.config/gtk-3.0'), { recursive: true })
  await writeFile(join(home, '.config/gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  const child = spawn(programs.driver, [`--port=${port}`], { env, stdio: 'ignore' })
  process.once('exit', () => [child, display].map((one) => one.kill()))
  const url = `http://127.0.0.1:${port}`
  const signal = AbortSignal.timeout(answerWithinMs)
  while (!(await fetch(`${url}/status`).catch(() => undefined))?.ok) await pause(50, undefined, { signal })
  const browser = { binary: programs.browser, args: ['--automation'] }
  const { sessionId } = await ask<{ sessionId: string }>(`${url}/session`, 'POST', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browser } },
  })
  const session = `${url}/session/${sessionId}`
  const post = <Out = void>(path: string, body: object) => ask<Out>(`${session}/${path}`, 'POST', body)
  const driver: Driver = {
    async goTo(address) {
      await post('url', { url: address })
      await driver.run(keepComplaints, null)
    },
    async run(code, data, on) {
      const args = [JSON.stringify(data ?? null), ...(on ? [{ [elementKey]: on.sharedId }] : [])]
      const script = `return (${wrap(code)})(...arguments)`
      const value = await post<string | Record<string, string>>('execute/sync', { script, args })
      return typeof value === 'string' ? (JSON.parse(value) ?? undefined) : { sharedId: value[elementKey] }
    },
    perform: (actions) => post('actions', { actions }),
    setFiles: ({ sharedId }, paths) => post(`element/${sharedId}/value`, { text: paths.join('\n') }),
    resize: (width, height) => post('window/rect', { width, height }),
    screenshot: () => ask<string>(`${session}/screenshot`, 'GET'),
    complaints: () => driver.run(takeComplaints, null),
    async close() {
      await ask(session, 'DELETE').catch(() => undefined)
      for (const one of [child, display]) {
        const exit = once(one, 'exit')
        one.kill('SIGTERM')
        await exit
      }
      await rm(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
  return driver
}

/** WebDriver does not report the console, so the page keeps what is written there, from before the app starts. */
function keepComplaints() {
  const heard: string[] = []
  Object.assign(window, { complaints: heard })
  for (const kind of ['error', 'warn'] as const) {
    const write = console[kind]
    console[kind] = (...words: unknown[]) => {
      heard.push(words.join(' '))
      write(...words)
    }
  }
  addEventListener('error', ({ message }) => heard.push(message))
  addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)))
}

const takeComplaints = () => ((window as { complaints?: string[] }).complaints ?? []).splice(0)

async function ask<Out>(url: string, method: string, body?: object): Promise<Out> {
  const signal = AbortSignal.timeout(answerWithinMs)
  const answer = await fetch(url, { method, body: body && JSON.stringify(body), signal })
  const { value } = (await answer.json()) as { value: Out & { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}

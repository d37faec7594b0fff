// Firefox over WebDriver BiDi, which it speaks itself; Debian has no geckodriver.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Driver, type Handle, wrap } from './driver.ts'

/** No first-run pages and no traffic of its own. */
const settings = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.region.network.url': '',
  'browser.safebrowsing.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.systemAddon.update.enabled': false,
  'extensions.getAddons.cache.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
  'ui.prefersReducedMotion': 1,
  // A mouse, which a machine without a screen lacks.
  'ui.allPointerCapabilities': 6,
  'ui.primaryPointerCapabilities': 6,
}

type Answer = { id?: number; method?: string; params?: { level: string; text: string }; message?: string }
type Remote = { type: string; value?: unknown; sharedId?: string }

/** A font that was still on its way when the page was left: NS_BINDING_ABORTED. */
const isAborted = /^downloadable font: download failed .*status=2152398850/

export async function startFirefox(program: string): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'site-firefox-'))
  const lines = Object.entries(settings).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  )
  await writeFile(join(profile, 'user.js'), lines.join('\n'))
  const args = [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    '--remote-debugging-port',
    '0',
    'about:blank',
  ]
  // Firefox refuses a home folder that belongs to another user.
  const env = { ...process.env, HOME: profile, MOZ_CRASHREPORTER_DISABLE: '1' }
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const exit = once(child, 'exit')
  process.once('exit', () => child.kill())
  let log = ''
  const address = await new Promise<string>((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (text) => {
      log += text
      const found = /BiDi listening on (ws:\S+)/.exec(log)
      if (found?.[1]) resolve(found[1])
    })
    exit.then(() => reject(new Error(`Firefox did not start: ${log}`)), reject)
  })

  const complaints: string[] = []
  const { send, disconnect } = await connect(`${address}/session`, ({ level, text }) => {
    if ((level === 'error' || level === 'warn') && !isAborted.test(text)) complaints.push(text)
  })
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = contexts[0]?.context
  const driver: Driver = {
    goTo: (url) => send('browsingContext.navigate', { context, url, wait: 'interactive' }),
    async run(code, data, on) {
      const { result, exceptionDetails } = await send<{
        result?: Remote
        exceptionDetails?: { text: string }
      }>('script.callFunction', {
        functionDeclaration: wrap(String(code)),
        arguments: [
          { type: 'string', value: JSON.stringify(data ?? null) },
          ...(on ? [{ sharedId: on.handle }] : []),
        ],
        target: { context },
        awaitPromise: false,
      })
      if (!result) throw new Error(exceptionDetails?.text)
      return result.sharedId ? { handle: result.sharedId } : (JSON.parse(String(result.value)) ?? undefined)
    },
    perform: (actions) => send('input.performActions', { context, actions }),
    setFiles: ({ handle }: Handle, files) =>
      send('input.setFiles', { context, element: { sharedId: handle }, files }),
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    screenshot: async () =>
      (await send<{ data: string }>('browsingContext.captureScreenshot', { context })).data,
    complaints: async () => complaints.splice(0),
    async close() {
      disconnect()
      child.kill('SIGTERM')
      await exit
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
  return driver
}

async function connect(url: string, onLog: (entry: { level: string; text: string }) => void) {
  const socket = new WebSocket(url)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error(`no connection to ${url}`))
  })
  const waiting = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>()
  let lastId = 0
  socket.onmessage = ({ data }) => {
    const { id, method, params, message, result } = JSON.parse(data) as Answer & { result?: never }
    if (method === 'log.entryAdded' && params) return onLog(params)
    const asked = waiting.get(id ?? -1)
    waiting.delete(id ?? -1)
    if (result) asked?.resolve(result)
    else asked?.reject(new Error(message))
  }
  socket.onclose = () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has gone'))
  }
  return {
    send<Out = void>(method: string, params: object) {
      const id = ++lastId
      socket.send(JSON.stringify({ id, method, params }))
      return new Promise<Out>((resolve, reject) => waiting.set(id, { resolve, reject }))
    },
    disconnect: () => socket.close(),
  }
}

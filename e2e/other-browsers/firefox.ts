// Firefox over WebDriver BiDi, which it speaks itself; Debian has no geckodriver.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Driver, wrap } from './page.ts'

/** No first-run pages and no traffic of its own; a mouse, which a machine without a screen lacks. */
const settings = {
  'app.normandy.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.region.network.url': '',
  'browser.safebrowsing.update.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.systemAddon.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'ui.prefersReducedMotion': 1,
  'ui.allPointerCapabilities': 6,
  'ui.primaryPointerCapabilities': 6,
}

type Remote = { value?: unknown; sharedId?: string }
type Entry = { level: string; text: string }

/** A font that was still on its way when the page was left: NS_BINDING_ABORTED. */
const isAborted = /^downloadable font: download failed .*status=2152398850/

export async function startFirefox(program: string): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'site-firefox-'))
  const lines = Object.entries(settings).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  )
  await writeFile(join(profile, 'user.js'), lines.join('\n'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  // Firefox refuses a home folder that belongs to another user.
  const env = { ...process.env, HOME: profile, MOZ_CRASHREPORTER_DISABLE: '1' }
  const child = spawn(program, [...args, 'about:blank'], { env, stdio: ['ignore', 'ignore', 'pipe'] })
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
    if (/error|warn/.test(level) && !isAborted.test(text)) complaints.push(text)
  })
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = contexts[0]?.context
  return {
    goTo: (url) => send('browsingContext.navigate', { context, url, wait: 'interactive' }),
    async run(code, data, on) {
      type Called = { result?: Remote; exceptionDetails?: { text: string } }
      const { result, exceptionDetails } = await send<Called>('script.callFunction', {
        functionDeclaration: wrap(code),
        arguments: [{ type: 'string', value: JSON.stringify(data ?? null) }, ...(on ? [on] : [])],
        target: { context },
        awaitPromise: false,
      })
      if (!result) throw new Error(exceptionDetails?.text)
      const { sharedId, value } = result
      return sharedId ? { sharedId } : (JSON.parse(String(value)) ?? undefined)
    },
    perform: (actions) => send('input.performActions', { context, actions }),
    setFiles: (element, files) => send('input.setFiles', { context, element, files }),
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
}

async function connect(url: string, onLog: (entry: Entry) => void) {
  const socket = new WebSocket(url)
  await once(socket, 'open')
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let lastId = 0
  socket.onmessage = ({ data }) => {
    const { id, method, params, message, result } = JSON.parse(data)
    if (method === 'log.entryAdded') return onLog(params)
    if (result) waiting.get(id)?.resolve(result)
    else waiting.get(id)?.reject(new Error(message))
    waiting.delete(id)
  }
  socket.onclose = () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has gone'))
  }
  return {
    send<Out = void>(method: string, params: object) {
      const id = ++lastId
      const answer = Promise.withResolvers<unknown>()
      waiting.set(id, answer)
      socket.send(JSON.stringify({ id, method, params }))
      return answer.promise as Promise<Out>
    },
    disconnect: () => socket.close(),
  }
}

// One address that holds idle connections, and one that asks for ever new addresses, while others visit.
import { spawn } from 'node:child_process'
import { get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { load } from '../bench/load.ts'
import { type Figure, ms, quantile } from './figures.ts'
import { startSite } from './site.ts'

const page = '/'
const idle = 2_200
const visits = 100

export async function idleConnections(): Promise<Figure[]> {
  const site = await startSite()
  await visitMany(site.origin)
  const before = await visitMany(site.origin)
  const holding = holdConnections(site.port)
  await wait(5_000)
  const during = await visitMany(site.origin)
  holding.stop()
  return [
    {
      name: 'idle connections',
      figure: `${idle} of one address, opened again when closed: ${during.length} of ${visits} visits answered, p99 ${ms(quantile(before, 0.99))} before, ${ms(quantile(during, 0.99))} during`,
      needed: 'all visits answered',
      reached: during.length === visits,
    },
  ]
}

/** The time of each visit that was answered, each on a connection of its own. */
async function visitMany(origin: string) {
  const times: number[] = []
  for (let n = 0; n < visits; n++) {
    const begun = performance.now()
    if (await visit(origin)) times.push(performance.now() - begun)
  }
  return times
}

const visit = (origin: string) =>
  new Promise<boolean>((resolve) => {
    const options = { agent: false, localAddress: '127.0.0.2', timeout: 5_000 }
    const request = get(origin + page, options, (answer) => {
      answer.resume().once('close', () => resolve(answer.statusCode === 200))
    })
    request.once('timeout', () => request.destroy()).once('error', () => resolve(false))
  })

/** Each asks once and then rests. */
function holdConnections(port: number) {
  const open = new Set<Socket>()
  let stopped = false

  function hold() {
    if (stopped) return
    const socket = connect(port, '127.0.0.1', () => socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'))
    open.add(socket.resume())
    socket.on('error', () => undefined)
    socket.once('close', () => {
      open.delete(socket)
      setTimeout(hold, 500)
    })
  }
  for (let n = 0; n < idle; n++) hold()

  return {
    stop() {
      stopped = true
      for (const socket of open) socket.destroy()
    },
  }
}

export async function unknownAddresses(): Promise<Figure[]> {
  const site = await startSite({ DEMO_CONTENT: 'true' })
  const measure = () => load({ url: site.origin + page, connections: 8, seconds: 5 })
  await measure()
  const before = await measure()
  // In a child process, so that only the server is measured.
  const flood = spawn(process.execPath, ['torture/unknown.ts', String(site.port), '9'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = text(flood.stdout)
  await wait(2_000)
  const during = await measure()
  const ratio = during.p99 / before.p99
  return [
    {
      name: '404 flood',
      figure: `others' median ${ms(before.p50)} before, ${ms(during.p50)} during; p99 ${ms(before.p99)} before, ${ms(during.p99)} during (${ratio.toFixed(1)}x); the flood ${(await said).trim()}`,
      needed: "others' p99 at most 3x",
      reached: ratio <= 3 && Object.keys(during.statuses).join() === '200',
    },
  ]
}

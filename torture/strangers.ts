// Somebody asks for ever new addresses, while others visit.
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { load } from '../bench/load.ts'
import { type Figure, ms } from './figures.ts'
import { startSite } from './site.ts'

const page = '/'
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

import { setTimeout as wait } from 'node:timers/promises'
import { load } from '../bench/load.ts'
import { milliseconds as ms, type Row } from '../bench/report.ts'
import { startAttackers, startSite } from './site.ts'

const page = '/'

export async function loginFlood(): Promise<Row[]> {
  return [...(await flood('login flood', 1_000)), ...(await flood('login flood on one account', 1))]
}

async function flood(name: string, accounts: number): Promise<Row[]> {
  const site = await startSite({ RATE_LIMIT: 'on', TRUST_PROXY: 'on' })
  const measure = () => load({ url: site.origin + page, connections: 8, seconds: 8 })
  await site.logIn()
  await measure()
  const before = await measure()
  const clients = startAttackers('torture/flood.ts', String(site.port), String(accounts))
  await wait(1_000)
  const during = await measure()
  const logins: (number | undefined)[] = []
  for (let n = 0; n < 20; n++) logins.push(await site.logIn())
  const statuses: Record<string, number> = JSON.parse(await clients.stop())
  const ratio = during.p99 / before.p99
  const odd = Object.keys(statuses).filter((status) => !['401', '429', '503'].includes(status))
  return [
    {
      measure: name,
      figure: `p99 of pages ${ms(before.p99)} before, ${ms(during.p99)} during (${ratio.toFixed(1)}x)`,
      needed: 'at most 5x',
      ok: ratio <= 5,
    },
    {
      measure: `${name}: the owner, on a known device`,
      figure: `${logins.filter((status) => status === 200).length} of ${logins.length} logins`,
      needed: '0 refusals',
      ok: logins.every((status) => status === 200),
    },
    {
      measure: `${name}: answers`,
      figure: JSON.stringify(statuses),
      needed: 'excess 429 or 503',
      ok: odd.length === 0,
    },
  ]
}

export async function overload(): Promise<Row[]> {
  const site = await startSite()
  const goodput = async (connections: number, seconds: number) => {
    const { perSecond, statuses, p99 } = await load({ url: site.origin + page, connections, seconds })
    const all = Object.values(statuses).reduce((sum, n) => sum + n, 0)
    return { good: (perSecond * (statuses[200] ?? 0)) / all, p99 }
  }
  await goodput(32, 3)
  const peaks = []
  for (const connections of [16, 64, 256]) peaks.push({ connections, ...(await goodput(connections, 5)) })
  const peak = peaks.reduce((best, one) => (one.good > best.good ? one : best))
  const quiet = await goodput(4, 3)
  const twice = await goodput(peak.connections * 2, 60)
  const after = await goodput(4, 5)
  const share = twice.good / peak.good
  return [
    {
      measure: 'overload',
      figure: `peak ${Math.round(peak.good)}/s with ${peak.connections} connections; with twice as many for a minute ${Math.round(twice.good)}/s (${share.toFixed(2)})`,
      needed: 'at least 0.8 of the peak',
      ok: share >= 0.8,
    },
    {
      measure: 'overload: afterwards',
      figure: `p99 ${ms(quiet.p99)} before, ${ms(after.p99)} in the 5 s after`,
      needed: 'normal within 5 s',
      ok: after.p99 <= Math.max(3 * quiet.p99, 20),
    },
  ]
}

// A flood of visits to count, while others ask for pages.
import { once } from 'node:events'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { maxVisitsPerHour } from '#contract/limits.ts'
import { load } from '../bench/load.ts'
import { type Figure, ms } from './figures.ts'
import { startAttackers, startSite } from './site.ts'

const beacons = 10_000
/** In torture/beacons.ts, which sends every second one from one of these. */
const fewNetworks = 10
/** Of one page and one source: a visit and a view. */
const mostRows = 2

export async function visitFlood(): Promise<Figure[]> {
  const site = await startSite({ RATE_LIMIT: 'on', TRUST_PROXY: 'on' })
  // Without a pause they would take a processor for themselves, and the attackers that of the server.
  const measure = () => load({ url: `${site.origin}/`, connections: 8, seconds: 4, pauseMs: 10 })
  await measure()
  const before = await measure()
  const clients = startAttackers('torture/beacons.ts', String(site.port), String(beacons))
  await wait(500)
  const during = await measure()
  const statuses: Record<string, number> = JSON.parse(await clients.said)
  const sent = Object.values(statuses).reduce((sum, count) => sum + count, 0)
  site.child.kill('SIGTERM')
  await once(site.child, 'exit')
  const { rows, visits } = readCounts(site.dataDir)
  const mostVisits = fewNetworks * maxVisitsPerHour + Math.ceil(sent / 2)
  const ratio = during.p99 / before.p99
  return [
    {
      name: 'flood of visits',
      figure: `${sent} while pages were asked for: p99 of pages ${ms(before.p99)} before, ${ms(during.p99)} during (${ratio.toFixed(1)}x); answers ${JSON.stringify(statuses)}`,
      needed: 'at most 2x, no 5xx',
      reached: ratio <= 2 && !Object.keys(statuses).some((status) => status >= '500'),
    },
    {
      name: 'flood of visits: counted',
      figure: `${visits} of ${sent}, in ${rows} rows`,
      needed: `${maxVisitsPerHour} an hour from one network, ${mostRows} rows at most`,
      reached: visits > 0 && visits <= mostVisits && rows <= mostRows,
    },
  ]
}

function readCounts(dataDir: string) {
  const database = new DatabaseSync(join(dataDir, 'site.db'), { readOnly: true })
  const sql = `select count(*) as "rows", sum(case name when 'visits' then count else 0 end) as visits from visit_counts`
  const { rows, visits } = database.prepare(sql).get() ?? {}
  database.close()
  return { rows: Number(rows), visits: Number(visits) }
}

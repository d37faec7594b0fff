// Response times with fifty thousand applications.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls } from '#contract/calls.ts'
import { openDatabase } from '../server/db/database.ts'
import { type Figure, ms, quantile } from './figures.ts'
import { startSite } from './site.ts'

const applications = 50_000
const batch = 500

export async function volume(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-volume-'))
  const db = await openDatabase(undefined, dataDir)
  for (let start = 0; start < applications; start += batch)
    await db
      .insertInto('applications')
      .values(Array.from({ length: batch }, (_, n) => row(start + n)))
      .execute()
  await db.destroy()
  const site = await startSite({ DATA_DIR: dataDir })
  await site.logIn()
  const list = calls.listApplications.path
  const figures: Figure[] = [
    {
      name: 'volume: start',
      figure: `${ms(site.readyAfterMs)} with 50,000 applications`,
      needed: 'ready within 3 s',
      reached: site.readyAfterMs <= 3_000,
    },
  ]
  for (const [name, path] of Object.entries({
    'first page': `${list}?limit=20`,
    'last page': `${list}?limit=20&offset=49980`,
    search: `${list}?limit=20&search=person-49123`,
    dashboard: calls.getSummary.path,
  })) {
    const times: number[] = []
    for (let n = 0; n < 30; n++) {
      const begun = performance.now()
      const answer = await site.ask(path)
      await answer.text()
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`)
      times.push(performance.now() - begun)
    }
    const median = quantile(times, 0.5)
    figures.push({
      name: `volume: ${name}`,
      figure: `median ${ms(median)}`,
      needed: 'at most 300 ms',
      reached: median <= 300,
    })
  }
  return figures
}

function row(n: number) {
  const time = new Date(Date.now() - (applications - n) * 60_000).toISOString()
  return {
    ...{ id: `019a0000-0000-7000-8000-${String(n).padStart(12, '0')}`, job_id: null, job_title: 'Mason' },
    ...{
      name: `person-${n}`,
      address: 'Aluva',
      qualification: 'ITI',
      experience: '2 years',
      email: `person-${n}@example.com`,
    },
    ...{ whatsapp: '9847012345', cv: null, cv_name: null, status: 'new' as const, notes: '', spam: 0 },
    ...{ fingerprint: String(n), consent_at: time, notice_version: 'test', created_at: time },
  }
}

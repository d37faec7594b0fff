// Compares response times for known and unknown accounts.

import { calls } from '#contract/calls.ts'
import { median, milliseconds as ms, type Row } from '../bench/report.ts'
import { startSite } from './site.ts'

const pairs = 200

export async function enumeration(): Promise<Row[]> {
  const site = await startSite()
  await site.logIn()
  const figures: Row[] = []
  for (const { name, path, body } of [
    { name: 'login', path: calls.login.path, body: (email: string) => ({ email, password: 'not this one' }) },
    { name: 'forgot password', path: calls.forgotPassword.path, body: (email: string) => ({ email }) },
  ]) {
    const times = { known: [] as number[], unknown: [] as number[] }
    const seen = { known: new Set<string>(), unknown: new Set<string>() }
    for (let n = 0; n < pairs; n++)
      for (const who of n % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        const email = who === 'known' ? 'owner@example.com' : `nobody-${n}@example.com`
        const begun = performance.now()
        const answer = await site.post(path, body(email))
        const words = await answer.text()
        times[who].push(performance.now() - begun)
        const headers = [...answer.headers].filter(([header]) => !['date', 'x-request-id'].includes(header))
        seen[who].add(JSON.stringify([answer.status, words, headers]))
      }
    const [known, unknown] = [median(times.known), median(times.unknown)]
    const apart = Math.abs(known - unknown) / Math.max(known, unknown)
    const same = seen.known.size === 1 && seen.known.symmetricDifference(seen.unknown).size === 0
    figures.push({
      measure: `enumeration: ${name}`,
      figure: `${pairs} pairs, answers ${same ? 'equal' : 'differ'}, medians ${ms(known)} and ${ms(unknown)} (${(apart * 100).toFixed(1)}%)`,
      needed: 'equal answers, medians within 5%',
      ok: same && apart <= 0.05,
    })
  }
  return figures
}

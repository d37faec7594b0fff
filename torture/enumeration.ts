// Compares response times for known and unknown accounts.
import { calls } from '#contract/calls.ts'
import { type Figure, ms, quantile } from './figures.ts'
import { startSite } from './site.ts'

const pairs = 200

export async function enumeration(): Promise<Figure[]> {
  const site = await startSite()
  await site.logIn()
  const figures: Figure[] = []
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
    const [known, unknown] = [quantile(times.known, 0.5), quantile(times.unknown, 0.5)]
    const apart = Math.abs(known - unknown) / Math.max(known, unknown)
    const same = seen.known.size === 1 && seen.known.symmetricDifference(seen.unknown).size === 0
    figures.push({
      name: `enumeration: ${name}`,
      figure: `${pairs} pairs, answers ${same ? 'equal' : 'differ'}, medians ${ms(known)} and ${ms(unknown)} (${(apart * 100).toFixed(1)}%)`,
      needed: 'equal answers, medians within 5%',
      reached: same && apart <= 0.05,
    })
  }
  return figures
}

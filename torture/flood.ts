// 200 clients at ten addresses that guess the passwords of many accounts or of few until they are stopped, and then report the statuses.
import { calls } from '#contract/calls.ts'

const [, , port, accounts] = process.argv
const statuses: Record<string, number> = {}
let ended = false
process.once('SIGTERM', () => {
  ended = true
})
await Promise.all(Array.from({ length: 200 }, (_, n) => guess(n)))
console.log(JSON.stringify(statuses))

async function guess(n: number) {
  for (let round = 0; !ended; round++) {
    const person = (n * 5 + (round % 5)) % Number(accounts)
    const body = JSON.stringify({ email: `person-${person}@example.com`, password: 'a guess' })
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${n % 10}` }
    const answer = await fetch(`http://127.0.0.1:${port}${calls.login.path}`, {
      method: 'POST',
      headers,
      body,
    }).catch(() => undefined)
    await answer?.text()
    const status = String(answer?.status ?? 'no answer')
    statuses[status] = (statuses[status] ?? 0) + 1
  }
}

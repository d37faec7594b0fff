// Every row of the contract with input that nobody should send: only documented answers, always a sentence.
import assert from 'node:assert/strict'
import { after, type TestContext, test } from 'node:test'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Call } from '#contract/calls.ts'
import type { Route } from '#contract/route.ts'
import { statusOf } from '#contract/route.ts'
import { routes } from '#contract/routes.ts'
import type { Db } from '../../db/database.ts'
import { createTestApp, send, signIn } from '../../testing/app.ts'
import { filledIn, hostileRequests, inTurns, someId } from '../../testing/hostile.ts'

type App = Parameters<typeof send>[0]

const rows = Object.entries<Route>(routes)
const documented = new Set<number>(Object.values(statusOf))
const inside = /node_modules|SQLITE|select |column|undefined|\[object|zod/i
/** Whoever is not logged in does not get as far as the database: once is enough. */
const onlyStaff = Boolean(process.env.TEST_DATABASE_URL)
// One site for all of them: each makes its own records.
const { app, db } = await createTestApp({ after } as TestContext)

for (const [name, route] of rows) {
  test(`${name} answers hostile input with a sentence, and nothing breaks`, async () => {
    const session = await signIn(app)
    const records = await createRecords(app, db, session)
    for (const headers of route.access === 'anyone' || onlyStaff ? [session] : [session, {}]) {
      const allowed = (status: number) =>
        documented.has(status) || (status === 200 && (headers === session || route.access === 'anyone'))
      const requests = hostileRequests(route, records.idFor(name), records.job)
      const answers = await inTurns(requests, (request) =>
        app.inject({ ...request, headers: { ...request.headers, ...headers } }),
      )
      for (const [index, answer] of answers.entries()) {
        const what = () => report(requests[index], answer)
        if (!allowed(answer.statusCode)) assert.fail(what())
        if (answer.statusCode === 200) continue
        const isJson = /^application\/json/.test(String(answer.headers['content-type']))
        const message = isJson ? answer.json().message : ''
        if (!/^[A-Z⚠].{8,}/.test(message) || inside.test(message)) assert.fail(what())
      }
    }
    assert.equal((await app.inject('/healthz')).statusCode, 200)
    assert.equal('polluted' in {}, false)
  })
}

/** One record of each kind, so that what passes the checks meets something real. */
async function createRecords(app: App, db: Db, headers: Record<string, string>) {
  const create = async (route: Route, changed = {}) => {
    const { payload, headers: type } = filledIn(route, changed)
    const answer = await app.inject({
      method: route.method,
      url: route.path,
      payload,
      headers: { ...type, ...headers },
    })
    return String(answer.json().id)
  }
  const newest = async (list: Call) => String((await send(app, list, { headers })).json()[0]?.id)
  const job = await create(routes.createJob)
  const review = await create(routes.createReview)
  await create(routes.createApplication, { job_id: job })
  await create(routes.createEnquiry)
  const common = { id: someId, description: '', version: 1, created_at: '2026-11-02T08:00:00.000Z' }
  const place = { category: 'House', client: 'Asha', area: '1800 sq ft', location: 'Aluva' }
  await db
    .insertInto('projects')
    .values({ ...common, ...place, slug: 'asha-aluva' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('services')
    .values({ ...common, title: '', slug: someId, position: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const ids: [RegExp, string][] = [
    [/Application|Cv/, await newest(routes.listApplications)],
    [/Job/, job],
    [/Review/, review],
    [/Enquiry/, await newest(routes.listEnquiries)],
    [/Mail/, await newest(routes.listMails)],
    [/Account/, await newest(routes.listAccounts)],
  ]
  return { job, idFor: (name: string) => ids.find(([sign]) => sign.test(name))?.[1] ?? someId }
}

function report(request: InjectOptions | undefined, answer: LightMyRequestResponse) {
  const sent = JSON.stringify({ ...request, payload: String(request?.payload).slice(0, 300) }).slice(0, 900)
  return `${sent} got ${answer.statusCode} ${answer.body.slice(0, 300)}`
}

// Every call of the contract with input that nobody should send: only documented answers, always a sentence.
import assert from 'node:assert/strict'
import { after, type TestContext, test } from 'node:test'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { type Call, statusOf } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { createTestApp, send, signIn } from '../../testing/app.ts'
import { bodies, filledIn, hostileRequests, insertHouse, inTurns, someId } from '../../testing/hostile.ts'

const all = Object.entries<Call>(calls)
const documented = new Set<number>(Object.values(statusOf))
const inside = /node_modules|SQLITE|select |column|undefined|\[object|zod/i
// One site for all of them: each makes its own records.
const { app, db } = await createTestApp({ after } as TestContext)

for (const [name, call] of all) {
  test(`${name} answers hostile input with a sentence, and nothing breaks`, async () => {
    const session = await signIn(app)
    const { id, job } = await createRecords(name, session)
    await attack(hostileRequests(call, id, job), session)
    assert.equal((await app.inject('/healthz')).statusCode, 200)
    assert.equal('polluted' in {}, false)
  })
}

/** All calls have the same reader of bodies: here it gets every odd one. */
const withBodies = ({ method, path: url }: Call) => bodies.map((body) => ({ method, url, ...body }))

for (const call of [calls.createApplication, calls.createEnquiry, calls.createReview, calls.createProject])
  test(`${call.path} answers every odd body with a sentence, and nothing breaks`, async () => {
    await attack(withBodies(call), call.access === 'anyone' ? {} : await signIn(app))
    assert.equal('polluted' in {}, false)
  })

async function attack(requests: InjectOptions[], session: Record<string, string>) {
  const answers = await inTurns(requests, (request) =>
    app.inject({ ...request, headers: { ...request.headers, ...session } }),
  )
  for (const [index, answer] of answers.entries()) {
    const what = () => report(requests[index], answer)
    if (answer.statusCode === 200) continue
    if (!documented.has(answer.statusCode)) assert.fail(what())
    const isJson = /^application\/json/.test(String(answer.headers['content-type']))
    const message = isJson ? answer.json().message : ''
    if (!/^[A-Z⚠].{8,}/.test(message) || inside.test(message)) assert.fail(what())
  }
}

/** A record of the kind that the call is about, so that what passes the checks meets something real. */
async function createRecords(name: string, headers: Record<string, string>) {
  const create = async (call: Call, changed = {}) => {
    const { payload, headers: type } = filledIn(call, changed)
    const { method, path: url } = call
    const answer = await app.inject({ method, url, payload, headers: { ...type, ...headers } })
    return String(answer.json().id)
  }
  const newest = async (list: Call) => String((await send(app, list, { headers })).json()[0]?.id)
  const job = /Application|Cv|Job/.test(name) ? await create(calls.createJob) : someId
  if (/Application|Cv/.test(name)) {
    await create(calls.createApplication, { job_id: job })
    return { job, id: await newest(calls.listApplications) }
  }
  if (/Review/.test(name)) return { job, id: await create(calls.createReview) }
  if (/Enquiry|Mail/.test(name)) await create(calls.createEnquiry)
  if (/Enquiry/.test(name)) return { job, id: await newest(calls.listEnquiries) }
  if (/Mail/.test(name)) return { job, id: await newest(calls.listMails) }
  if (/Account/.test(name)) return { job, id: await newest(calls.listAccounts) }
  await insertRecords()
  return { job, id: job }
}

async function insertRecords() {
  await insertHouse(db)
  const common = { id: someId, description: '', version: 1, created_at: '2026-11-02T08:00:00.000Z' }
  await db
    .insertInto('services')
    .values({ ...common, title: '', slug: someId, position: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

function report(request: InjectOptions | undefined, answer: LightMyRequestResponse) {
  const sent = JSON.stringify({ ...request, payload: String(request?.payload).slice(0, 300) }).slice(0, 900)
  return `${sent} got ${answer.statusCode} ${answer.body.slice(0, 300)}`
}

// What stands behind the site can be away; then callers hear that it is worth trying again.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import Fastify from 'fastify'
import { calls } from '#contract/calls.ts'
import { requestMessages } from '#contract/messages.ts'
import { openPostgres } from '../db/database.ts'
import { createS3Files } from '../storage/files.ts'
import { createTestApp, send, signIn } from '../testing/app.ts'
import { addJob, apply, asha } from '../testing/applications.ts'
import { pdfCv } from '../testing/cvs.ts'
import { photo, sendForm } from '../testing/images.ts'
import { createErrorHandler } from './errors.ts'

const nowhere = '127.0.0.1:1'
const busy = { code: 'busy', message: requestMessages.unreachable }
type Answer = { statusCode: number; headers: object; json: () => object }

function assertBusy(answer: Answer) {
  assert.equal(answer.statusCode, 503)
  assert.partialDeepStrictEqual(answer.headers, { 'retry-after': '10' })
  assert.deepEqual(answer.json(), busy)
}

test('while the file store cannot be reached, what needs it is a 503, and an application comes without its CV', async (t) => {
  const files = createS3Files(`s3+http://key:secret@${nowhere}/site`)
  const { app, db } = await createTestApp(t, { services: { files } })
  const answer = await apply(app, { ...asha, job_id: await addJob(db) }, [pdfCv, 'cv.pdf'])
  assert.equal(answer.json().cv_left_out, true)
  const service = { description: 'Walls', image: await photo() }
  assertBusy(await sendForm(app, calls.createService, service, { headers: await signIn(app) }))
})

test('while PostgreSQL cannot be reached, calls are a 503 that says when to come again', async (t) => {
  const db = openPostgres(`postgres://site:secret@${nowhere}/site`)
  t.after(() => db.destroy())
  const { app } = await createTestApp(t, { services: { db, keyedHash: () => '' } })
  assertBusy(await send(app, calls.listJobs))
  assertBusy(await send(app, calls.login, { payload: { email: 'owner@example.com', password: 'a secret' } }))
})

const lost = {
  'a connection that PostgreSQL ended': { code: '57P01', message: 'terminating connection at 10.0.0.7' },
  'a PostgreSQL that is starting': { code: '57P03', message: 'the database system is starting up' },
  'a connection exception': { code: '08006', message: 'connection failure' },
  'too many connections': { code: '53300', message: 'sorry, too many clients already' },
  'a statement that took too long': {
    code: '57014',
    message: 'canceling statement due to statement timeout',
  },
  'a lock that somebody else has': { code: '55P03', message: 'canceling statement due to lock timeout' },
  'a connection that was cut': { message: 'Connection terminated unexpectedly' },
  'a name that is not known': { code: 'ENOTFOUND', message: 'getaddrinfo ENOTFOUND db.internal' },
}
for (const [what, error] of Object.entries(lost))
  test(`${what} is a 503`, async () => assertBusy(await answerTo(error)))

const others = {
  'a mistake of ours': { error: { message: 'x is not a function' }, status: 500 },
  'a broken rule of the database': { error: { code: '23505', message: 'duplicate key' }, status: 500 },
  'a full disk': { error: { code: 'ENOSPC', message: 'no space left on device' }, status: 507 },
  'a full SQLite': {
    error: { code: 'ERR_SQLITE_ERROR', errcode: 13, message: 'database or disk is full' },
    status: 507,
  },
}
for (const [what, { error, status }] of Object.entries(others))
  test(`${what} is a ${status}, without its own words`, async () => {
    const answer = await answerTo(error)
    assert.equal(answer.statusCode, status)
    assert.ok(!answer.body.includes(error.message))
  })

async function answerTo(error: { message: string }) {
  const app = Fastify()
  app.setErrorHandler(createErrorHandler())
  app.get('/', () => {
    throw Object.assign(new Error(error.message), error)
  })
  return app.inject('/')
}

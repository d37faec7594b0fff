// @sqlite When there is no room for a CV, the application is taken without it, and everybody is told.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { attemptLimits, maxCvBytes } from '#contract/limits.ts'
import { messages as malayalam } from '#contract/messages.ml.ts'
import { messages, requestMessages } from '#contract/messages.ts'
import { createTestApp, send, signIn } from '../testing/app.ts'
import { addJob, apply, asha, cvFiles, mailsIn } from '../testing/applications.ts'
import { pdfCv } from '../testing/cvs.ts'
import { form, photo } from '../testing/images.ts'
import { renderer } from '../testing/renderer.ts'

const { cvLeftOut } = messages.applications

async function openSite(t: TestContext, env: Record<string, string> = {}) {
  let room = false
  let now = new Date()
  const services = { renderer, hasRoom: async () => room }
  const { app, db, dataDir } = await createTestApp(t, { env, now: () => now, services })
  const headers = await signIn(app)
  return {
    ...{ app, db, dataDir, headers },
    job_id: await addJob(db),
    makeRoom: () => {
      room = true
    },
    pass: (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000)
    },
    list: async () => (await send(app, calls.listApplications, { headers })).json(),
  }
}

test('without room an application is taken without its CV: applicant and staff are told, and nothing is stored of it', async (t) => {
  const { app, db, dataDir, job_id, list } = await openSite(t)
  const answer = await apply(app, { ...asha, job_id }, [pdfCv, 'cv.pdf'])
  assert.equal(answer.statusCode, 200)
  assert.partialDeepStrictEqual(answer.json(), { message: messages.applications.received, cv_left_out: true })
  assert.deepEqual(await cvFiles(dataDir), [])
  assert.partialDeepStrictEqual(await list(), [{ cv: null, cv_name: null, cv_left_out: true }])
  const [confirmation, notice] = await mailsIn(db)
  assert.match(confirmation?.text ?? '', /could not keep your CV.*reply to this mail and attach it/)
  assert.match(confirmation?.text ?? '', /do not need to do anything else until then/)
  assert.match(notice?.text ?? '', /CV: +not kept.*asked to send it by mail or WhatsApp/)
  assert.match(notice?.text ?? '', /Everything else is in the admin area/)

  const without = (await apply(app, { ...asha, name: 'Biju', job_id })).json()
  assert.equal(without.cv_left_out, false)
})

test('without JavaScript the page says it too, in the language of the form', async (t) => {
  const { app, job_id } = await openSite(t)
  for (const [language, sentence] of [
    ['en', cvLeftOut],
    ['ml', malayalam.applications.cvLeftOut],
  ] as const) {
    const payload = new FormData()
    for (const [key, value] of Object.entries({ ...asha, name: language, job_id })) payload.set(key, value)
    payload.set('cv', new Blob([new Uint8Array(pdfCv)]), 'cv.pdf')
    const headers = { accept: 'text/html' }
    const url = calls.createApplication.path + (language === 'en' ? '' : `?language=${language}`)
    const sent = await app.inject({ method: 'POST', url, payload, headers })
    const page = await app.inject({ url: String(sent.headers.location), headers })
    assert.ok(page.body.includes(sentence), language)
  }
})

test('whoever sends the same application again when there is room adds the CV to it', async (t) => {
  const { app, dataDir, job_id, list, makeRoom } = await openSite(t)
  const sendIt = async () => (await apply(app, { ...asha, job_id }, [pdfCv, 'cv.pdf'])).json()
  assert.equal((await sendIt()).cv_left_out, true)
  assert.equal((await sendIt()).cv_left_out, true)
  makeRoom()
  for (const _ of [1, 2]) assert.equal((await sendIt()).cv_left_out, false)
  const applications = await list()
  assert.equal(applications.length, 1)
  assert.partialDeepStrictEqual(applications, [{ cv_name: 'cv.pdf', cv_left_out: false }])
  assert.deepEqual(await cvFiles(dataDir), [applications[0].cv])
})

test('without room pictures are refused, and deleting works', async (t) => {
  const { app, db, headers, job_id, list } = await openSite(t)
  const { payload, headers: type } = await form({ description: 'Walls', image: await photo() })
  const refused = await send(app, calls.createService, { payload, headers: { ...headers, ...type } })
  assert.deepEqual([refused.statusCode, refused.json().message], [507, requestMessages.diskFull])
  await apply(app, { ...asha, job_id })
  const [{ id: param }] = await list()
  assert.equal((await send(app, calls.deleteApplication, { param, headers })).statusCode, 200)
  assert.deepEqual(await db.selectFrom('applications').selectAll().execute(), [])
})

test('one address stores its share of CVs in a day, and the next day again', async (t) => {
  const { app, job_id, makeRoom, pass } = await openSite(t, { RATE_LIMIT: 'on' })
  makeRoom()
  const cv = Buffer.concat([pdfCv, Buffer.alloc(maxCvBytes - pdfCv.length)])
  const share = Math.floor(attemptLimits.cvBytesNetwork.most / maxCvBytes)
  const isLeftOut = async (n: number) =>
    (await apply(app, { ...asha, name: `Asha ${n}`, job_id }, [cv, 'cv.pdf'])).json().cv_left_out
  for (let n = 1; n <= share; n++) assert.equal(await isLeftOut(n), false, `the ${n}th`)
  assert.equal(await isLeftOut(share + 1), true)
  pass(24 * 60 + 1)
  assert.equal(await isLeftOut(share + 2), false)
})

test('what is not kept takes no share: an application that is there already, and one for a job that is closed', async (t) => {
  const { app, db, job_id, makeRoom } = await openSite(t, { RATE_LIMIT: 'on' })
  makeRoom()
  const cv = Buffer.concat([pdfCv, Buffer.alloc(maxCvBytes - pdfCv.length)])
  const share = Math.floor(attemptLimits.cvBytesNetwork.most / maxCvBytes)
  const closed = await addJob(db, { closes_on: '2026-01-01' })
  const sendIt = (name: string, job = job_id) => apply(app, { ...asha, name, job_id: job }, [cv, 'cv.pdf'])
  await sendIt('Asha')
  for (let n = 1; n <= share / 2; n++) {
    assert.equal((await sendIt('Asha')).statusCode, 200)
    assert.equal((await sendIt('Biju', closed)).statusCode, 409)
  }
  assert.equal((await sendIt('Chitra')).json().cv_left_out, false)
})

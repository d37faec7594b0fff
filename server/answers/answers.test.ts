// Answers of staff to applicants, and what the private page says of them.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { attemptLimits } from '#contract/limits.ts'
import { answerDefaults, answerMessages as words } from '#contract/people/answers.ts'
import type { HistoryEntry } from '#contract/people/people.ts'
import { createTestApp, send, signIn, signInAs } from '../testing/app.ts'
import { addJob, apply, asha, mailsIn, storeApplication } from '../testing/applications.ts'
import { renderer } from '../testing/renderer.ts'

const invitation = {
  answer: 'invite',
  by: 'whatsapp',
  language: 'en',
  text: 'Hello Asha, please come.',
  interview_at: '2026-12-01T10:30',
  interview_place: 'Site office, Aluva',
}

async function createOffice(t: TestContext, env: Record<string, string> = {}) {
  const clock = { now: new Date('2026-11-20T10:00:00Z') }
  const site = await createTestApp(t, { services: { renderer }, env, now: () => clock.now })
  const { app, db } = site
  const job_id = await addJob(db)
  const headers = await signIn(app)
  const link = (await apply(app, { ...asha, job_id })).json().link as string
  const { id } = await db.selectFrom('applications').select('id').executeTakeFirstOrThrow()
  const answer = async (change: object = {}, param = id) => {
    const found = db.selectFrom('applications').select('version').where('id', '=', param)
    const { version } = (await found.executeTakeFirst()) ?? { version: 1 }
    const payload = { ...invitation, version, ...change }
    return send(app, calls.sendAnswer, { param, headers: await signIn(app), payload })
  }
  const stored = () => db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirst()
  const seen = async () => (await send(app, calls.getMyData, { param: link.slice(-43) })).json()
  const history = async (): Promise<HistoryEntry[]> =>
    (await send(app, calls.listApplicationHistory, { param: id, headers })).json()
  const open = async (language = '') => {
    const url = `${language}/my-data/${link.slice(-43)}`
    const { body } = await app.inject({ url, headers: { accept: 'text/html' } })
    return /<section id="progress".*?<\/section>/s.exec(body)?.[0].replace(/<[^>]*>/g, ' ') ?? ''
  }
  const mails = async () =>
    (await mailsIn(db)).filter(
      ({ recipient, subject }) => recipient === asha.email && !/arrived/.test(subject),
    )
  const interviews = async () =>
    (await send(app, calls.getSummary, { headers: await signIn(app) })).json().interviews
  return { ...site, clock, headers, id, link, answer, stored, seen, history, open, mails, interviews }
}

test('an invitation changes status, interview, page and history together, and the dashboard shows it', async (t) => {
  const { answer, stored, seen, history, open, interviews, id, db, clock } = await createOffice(t)
  assert.partialDeepStrictEqual(await seen(), { told: 'received', interview_at: null, interview_place: '' })
  assert.match(await open(), /We have received your application/)
  assert.equal((await answer()).json().message, words.noted)
  assert.partialDeepStrictEqual(await stored(), { status: 'invited', told: 'invited' })
  const interview = { interview_at: '2026-12-01T10:30', interview_place: 'Site office, Aluva' }
  assert.partialDeepStrictEqual(await seen(), { told: 'invited', ...interview })
  assert.match(await open(), /1\sDecember\s2026, 10:30\sam.*Site office, Aluva/s)
  assert.match(await open('/ml'), /2026\sഡിസംബർ\s1, 10:30\sam.*Site office, Aluva/s)
  const [note, change] = (await history()).toSorted((a, b) => (a.kind > b.kind ? -1 : 1))
  assert.deepEqual([note?.kind, note?.text, note?.removable], ['whatsapp', invitation.text, false])
  assert.deepEqual(
    change?.changes.map(({ field, after }) => [field, after]),
    [
      ['status', 'invited'],
      ['told', 'invited'],
      ['interview_at', null],
      ['interview_place', null],
    ],
  )
  const diary = JSON.stringify(await db.selectFrom('diary').selectAll().execute())
  for (const secret of [invitation.text, invitation.interview_place, invitation.interview_at])
    assert.ok(!diary.includes(secret), secret)

  assert.deepEqual(await interviews(), [{ id, name: asha.name, job_title: 'Site engineer', ...interview }])
  clock.now = new Date('2026-12-01T18:00:00Z')
  assert.equal((await interviews()).length, 1, 'all day in India')
  clock.now = new Date('2026-12-01T18:31:00Z')
  assert.deepEqual(await interviews(), [])
})

test('only hiring sees the interviews on the dashboard, and only while they are to come', async (t) => {
  const { app, db, answer, id, headers, interviews } = await createOffice(t)
  await answer()
  const office = await signInAs(app, db, 'office')
  assert.deepEqual((await send(app, calls.getSummary, { headers: office })).json().interviews, [])
  await send(app, calls.updateApplication, { param: id, headers, payload: { status: 'interviewed' } })
  assert.deepEqual(await interviews(), [])
})

test('the private page says nothing that staff did not choose to tell', async (t) => {
  const { app, answer, stored, seen, open, headers, id } = await createOffice(t)
  await answer({ answer: 'more', tell: false })
  assert.partialDeepStrictEqual(await stored(), { status: 'shortlisted', told: 'received' })
  await answer({ tell: false })
  assert.partialDeepStrictEqual(await stored(), { status: 'invited', told: 'received' })
  assert.partialDeepStrictEqual(await seen(), { told: 'received', interview_at: null, interview_place: '' })
  assert.doesNotMatch(await open(), /Site office|December/)

  await send(app, calls.updateApplication, { param: id, headers, payload: { told: 'invited' } })
  assert.equal((await seen()).interview_place, 'Site office, Aluva')
  await answer({ answer: 'more', text: 'Which work?' })
  assert.partialDeepStrictEqual(await stored(), { status: 'invited', told: 'invited' })
  await answer({ tell: false, interview_place: 'Hotel, Kochi' })
  assert.partialDeepStrictEqual(await seen(), { told: 'reading', interview_at: null, interview_place: '' })
  await answer({ answer: 'more', tell: false })
  assert.equal((await seen()).told, 'reading')
  await answer()
  await answer({ answer: 'reject', tell: false })
  assert.partialDeepStrictEqual(await stored(), { status: 'rejected', told: 'reading', interview_at: null })
  await answer({ answer: 'reject' })
  assert.equal((await seen()).told, 'rejected')
  assert.match(await open(), /somebody else/)
  await answer({ answer: 'more', text: 'Another job?' })
  assert.partialDeepStrictEqual(await stored(), { status: 'rejected', told: 'reading' })
  const wrong = await send(app, calls.updateApplication, { param: id, headers, payload: { told: 'hired' } })
  assert.equal(wrong.statusCode, 400)
})

test('an answer by mail is queued in its language, with the private link that no answer shows to staff', async (t) => {
  const { answer, mails, history, link, headers, id, app, db } = await createOffice(t)
  const text = 'നമസ്കാരം ആശ.\n\nവരൂ.'
  const sent = await answer({ by: 'mail', language: 'ml', text })
  assert.deepEqual([sent.statusCode, sent.json().message], [200, words.queued])
  const [mail] = await mails()
  assert.partialDeepStrictEqual(mail, { about: id, language: 'ml', status: 'waiting' })
  assert.match(mail?.subject ?? '', /^നിങ്ങളുടെ അപേക്ഷ: /)
  assert.ok(mail?.text.startsWith(`${text}\n\n`))
  const own = link.replace(/(?=\/my-data)/, '/ml')
  assert.ok(mail?.text.includes(own))
  const told = JSON.stringify([
    await history(),
    (await send(app, calls.prepareAnswers, { param: id, headers })).json(),
  ])
  assert.ok(!told.includes(link.slice(-43)))
  assert.equal((await history()).find(({ kind }) => kind === 'mail')?.text, text)

  await send(app, calls.withdrawMyData, { param: link.slice(-43), payload: { sure: true } })
  assert.deepEqual(await mails(), [], 'withdrawn with the application')
  assert.deepEqual(await db.selectFrom('notes').select('id').execute(), [])
})

test('an answer gives no link that would not work, and makes none of what an applicant typed', async (t) => {
  const { answer, mails, id, app, db, headers, link } = await createOffice(t)
  const name = 'Asha www.evil.example http://evil.example'
  await db.updateTable('applications').set({ name, link_hash: 'made with the key before' }).execute()
  assert.equal((await answer({ by: 'mail' })).statusCode, 200)
  const [mail] = await mails()
  assert.match(mail?.text ?? '', /Hello Asha, please come/)
  assert.ok(
    !mail?.text.includes('/my-data/') && !mail?.text.includes(link.slice(-43)),
    'as on a restored site',
  )
  const { filling } = (await send(app, calls.prepareAnswers, { param: id, headers })).json()
  for (const { name } of [filling.en, filling.ml]) {
    assert.match(name, /^Asha www\. evil\. example/)
    assert.doesNotMatch(name, /evil\.example|:\/\//)
  }
})

test('of two answers at once one is sent; so it is after any other change since it was begun', async (t) => {
  const { answer, mails, history, stored, id, app, headers } = await createOffice(t)
  const { version } = (await send(app, calls.getApplication, { param: id, headers })).json()
  const both = [{ answer: 'invite' }, { answer: 'reject' }]
  const answers = await Promise.all(both.map((one) => answer({ ...one, by: 'mail', version })))
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).toSorted(), [200, 409])
  assert.equal(answers.find(({ statusCode }) => statusCode === 409)?.json().message, words.changed)
  assert.deepEqual(
    [(await mails()).length, (await history()).filter(({ kind }) => kind === 'mail').length],
    [1, 1],
  )
  const seen = (await stored())?.version
  const payload = { status: 'hired' }
  await send(app, calls.updateApplication, { param: id, headers, payload })
  assert.equal((await answer({ answer: 'more', version: seen })).statusCode, 409)
  assert.equal((await answer({ answer: 'more' })).statusCode, 200)
  assert.equal((await answer({ version: undefined })).statusCode, 400)
})

test('one applicant gets five mails with answers a day; a further one changes nothing', async (t) => {
  const { answer, mails, stored, history, clock } = await createOffice(t, { RATE_LIMIT: 'on' })
  for (let i = 0; i < attemptLimits.answers.most; i++)
    assert.equal((await answer({ by: 'mail', answer: 'more', text: `Question ${i}?` })).statusCode, 200)
  const before = [await stored(), (await history()).length]
  const refused = await answer({ by: 'mail' })
  assert.deepEqual([refused.statusCode, refused.json().message], [429, words.enoughMails])
  assert.deepEqual([await stored(), (await history()).length], before)
  assert.equal((await mails()).length, attemptLimits.answers.most)
  assert.equal((await answer()).statusCode, 200, 'WhatsApp has no limit')
  clock.now = new Date(clock.now.getTime() + 86_400_000)
  assert.equal((await answer({ by: 'mail' })).statusCode, 200)
})

test('one account cannot mail everybody in the name of the company', async (t) => {
  const { app, db, headers } = await createOffice(t, { RATE_LIMIT: 'on' })
  const payload = { ...invitation, by: 'mail', answer: 'more', text: 'Please pay.', version: 1 }
  const mailTo = async (email: string, sender = headers) => {
    const param = await storeApplication(db, { email })
    return send(app, calls.sendAnswer, { param, headers: sender, payload })
  }
  for (let i = 0; i < attemptLimits.answersOfOne.most; i++)
    assert.equal((await mailTo(`applicant${i}@example.com`)).statusCode, 200)
  const refused = await mailTo('biju@example.com')
  assert.deepEqual([refused.statusCode, refused.json().message], [429, words.enoughMails])
  const other = await signInAs(app, db, 'hiring')
  assert.equal((await mailTo('biju@example.com', other)).statusCode, 200)
})

test('what cannot be sent is refused with a sentence, and nothing changes', async (t) => {
  const { answer, stored, history, db } = await createOffice(t)
  const before = await stored()
  const refused: [change: object, message: string][] = [
    [{ interview_at: undefined }, words.noTime],
    [{ interview_at: 'tomorrow' }, words.noTime],
    [{ interview_at: '2026-02-30T10:00' }, words.noTime],
    [{ interview_at: '2026-12-01T10:30Z' }, words.noTime],
    [{ interview_at: '2026-11-20T15:29' }, words.timeOver],
    [{ interview_place: ' ' }, words.noPlace],
    [{ text: ' ' }, words.missing],
    [{ text: 'Come on {date}.' }, words.blankLeft],
    [{ answer: 'hire' }, words.unknown],
    [{ by: 'pigeon' }, words.unknownWay],
  ]
  for (const [change, message] of refused) {
    const { statusCode, body } = await answer(change)
    assert.deepEqual([statusCode, JSON.parse(body).message], [400, message], JSON.stringify(change))
  }
  assert.deepEqual(await stored(), before)
  assert.deepEqual(await history(), [])
  assert.equal((await answer({ interview_at: '2026-11-20T15:31' })).statusCode, 200, 'later today in India')
  const withoutMail = await storeApplication(db, { name: 'Biju', whatsapp: '9847012345' })
  const noAddress = await answer({ by: 'mail' }, withoutMail)
  assert.deepEqual([noAddress.statusCode, noAddress.json().message], [400, words.noAddress])
  assert.equal((await answer({}, withoutMail)).statusCode, 200)
  assert.equal((await answer({}, '01900000-0000-7000-8000-000000000000')).statusCode, 404)
})

test('staff keep the texts; who saves second over a newer text is told', async (t) => {
  const { app, headers, id } = await createOffice(t)
  const own = { english: 'Come, {name}: {date}', malayalam: 'വരൂ, {name}: {date}' }
  const save = (payload: object, param = 'invite') =>
    send(app, calls.saveAnswerText, { param, headers, payload })
  const list = async () => (await send(app, calls.listAnswerTexts, { headers })).json()
  assert.deepEqual((await list())[0], { id: 'invite', ...answerDefaults.invite, version: 0 })
  assert.equal((await save({ ...own, version: 0 })).json().message, words.textSaved)
  const late = await save({ ...own, version: 0 })
  assert.deepEqual([late.statusCode, late.json().message], [409, words.overtaken])
  assert.equal((await save({ ...own, english: 'Come!', version: 1 })).statusCode, 200)
  assert.deepEqual((await list())[0], { id: 'invite', ...own, english: 'Come!', version: 2 })
  const unknown = await save({ ...own, english: 'Hello {Name}', version: 2 })
  assert.deepEqual([unknown.statusCode, unknown.json().message], [400, words.unknownBlank])
  assert.equal((await save({ ...own, version: 2 }, 'hire')).statusCode, 404)

  const prepared = (await send(app, calls.prepareAnswers, { param: id, headers })).json()
  assert.equal(prepared.texts[0].english, 'Come!')
  assert.partialDeepStrictEqual(prepared.filling.en, { name: asha.name, job: 'Site engineer' })
  assert.match(prepared.filling.ml.company, /നാലുകെട്ട്/)
  assert.match(prepared.filling.en.place, /, \w+/)
})

import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { houseMessages as words } from '#contract/houses/house-words.ts'
import { attemptLimits, maxHouseReaders, unconfirmedReaderDays } from '#contract/limits.ts'
import { requestMessages } from '#contract/messages.ts'
import { dayMs, hourMs, minuteMs } from '../db/clock.ts'
import { theSite } from '../db/diary.ts'
import { hashToken } from '../db/settings.ts'
import { eraseExpired } from '../submissions/retention.ts'
import { send } from '../testing/app.ts'
import { filesWith, sendMails } from '../testing/applications.ts'
import { createFileDatabase } from '../testing/folder.ts'
import { parseDocument } from '../testing/pages/document.ts'
import { createHouse, document, tokenIn } from '../testing/pages/house.ts'
import { valuesOf } from '../testing/values.ts'
import { announceUpdates } from './mails.ts'
import { expiringReaders } from './routes.ts'

const susan = 'susan@example.com'

async function createMailedHouse(
  t: TestContext,
  env?: Record<string, string>,
  services?: Parameters<typeof createHouse>[2],
) {
  const house = await createHouse(t, env, services)
  const { id: link, token } = await house.addLink()
  const announce = () => announceUpdates({ ...house, wakeMail: () => undefined }, house.now())
  return { ...house, link, token, announce }
}

const alertsIn = (body: string) => parseDocument(body).texts('main [role="alert"] p')

test('an address gets one mail, which says nothing of the house, and no other before it is confirmed', async (t) => {
  const { db, token, addUpdate, post, open, mailsTo, pass, announce } = await createMailedHouse(t)
  await addUpdate()
  const asked = await post(`/house/${token}/follow`, { email: ' Susan@Example.com ' })
  assert.deepEqual([asked.statusCode, asked.headers.location], [303, `/house/${token}?sent=mailed#answer`])
  assert.ok((await open(`/house/${token}?sent=mailed`)).body.includes(words.mailed))
  const [mail, ...others] = await mailsTo(susan)
  assert.equal(others.length, 0)
  assert.doesNotMatch(`${mail?.subject} ${mail?.text}`, /Susan Paul|Aluva|beams/)
  assert.ok(!mail?.text.includes(token), 'only the hash of the family’s token is stored')
  const own = tokenIn(mail?.text ?? '')
  const [reader] = await db.selectFrom('house_readers').selectAll().execute()
  assert.equal(reader?.stop_hash, hashToken(own))
  const question = await open(`/house/${own}`)
  assert.match(question.body, /Do you want mails about your house\?/)
  assert.doesNotMatch(question.body, /Susan Paul|Aluva|beams|susan@/, 'it may be a stranger’s address')
  const further = await post(`/house/${own}/follow`, { email: 'eve@example.com' })
  assert.equal(further.statusCode, 404, 'nor does it let others in')
  pass(2 * hourMs)
  await announce()
  assert.equal((await mailsTo(susan)).length, 1)
})

test('who has confirmed opens the house from the mail, and the family’s own page says nothing of the address', async (t) => {
  const { token, addUpdate, post, open, mailsTo } = await createMailedHouse(t)
  await addUpdate()
  await post(`/house/${token}/follow`, { email: susan })
  const own = tokenIn((await mailsTo(susan))[0]?.text ?? '')
  const confirmed = await post(`/house/${own}/confirm`)
  assert.equal(confirmed.headers.location, `/house/${own}?sent=confirmed#answer`)
  const page = await open(`/house/${own}?sent=confirmed`)
  assert.ok(page.body.includes(words.confirmed))
  assert.match(page.body, /beams are cast/)
  assert.match(page.body, /s…@example\.com/)
  assert.doesNotMatch(page.body, /susan@/)
  assert.doesNotMatch((await open(`/house/${token}`)).body, /s…@|susan@/)
})

test('ten updates in an hour make one mail to each reader, in the language of the reader', async (t) => {
  const { db, token, addUpdate, follow, mailsTo, pass, announce } = await createMailedHouse(t)
  await addUpdate({ text: 'From before.' })
  const own = await follow(token, susan)
  await follow(token, 'paul@example.com', 'ml')
  for (let n = 1; n <= 10; n += 1) {
    pass(5 * minuteMs)
    await addUpdate({ stage: 'roof', text: `Beam ${n}.` })
    await announce()
  }
  assert.equal((await mailsTo(susan)).length, 1, 'whoever adds one may add another')
  pass(20 * minuteMs)
  await Promise.all([announce(), announce()])
  const [, mail, ...others] = await mailsTo(susan)
  assert.equal(others.length, 0)
  assert.equal(mail?.subject, 'New from your house: Susan Paul, Aluva')
  assert.match(mail?.text ?? '', /18 November 2026, Roof: Beam 10\.\n.*Beam 9\./)
  assert.doesNotMatch(mail?.text ?? '', /From before/, 'that stood there already')
  assert.equal(tokenIn(mail?.text ?? ''), own, 'the link in the mail is always the same')
  assert.ok(!mail?.text.includes(token))
  assert.match(mail?.stop_link ?? '', new RegExp(`^http://localhost:3000/house/${own}/stop$`))
  const [, malayalam] = await mailsTo('paul@example.com')
  assert.match(malayalam?.text ?? '', /2026 നവംബർ 18, മേൽക്കൂര: Beam 10\./)
  assert.match(malayalam?.text ?? '', /\/ml\/house\//)

  await addUpdate({ text: 'The same evening.' })
  pass(3 * hourMs)
  await announce()
  assert.equal((await mailsTo(susan)).length, 2, 'at most one a day')
  pass(18 * hourMs)
  await announce()
  const [, , next] = await mailsTo(susan)
  assert.match(next?.text ?? '', /The same evening/)
  assert.doesNotMatch(next?.text ?? '', /Beam/)
  await announce()
  pass(dayMs)
  await announce()
  assert.equal((await mailsTo(susan)).length, 3)
  const unannounced = await db.selectFrom('updates').select('id').where('announced_at', 'is', null).execute()
  assert.deepEqual(unannounced, [])
})

test('families hear of updates again once a clock that was ahead is right', async (t) => {
  const { token, addUpdate, follow, mailsTo, pass, announce } = await createMailedHouse(t)
  await follow(token, susan)
  pass(minuteMs)
  await addUpdate({ text: 'Before.' })
  pass(400 * dayMs)
  await announce()
  pass(-400 * dayMs)
  await addUpdate({ text: 'Afterwards.' })
  pass(2 * hourMs)
  await announce()
  assert.match((await mailsTo(susan)).at(-1)?.text ?? '', /Afterwards/)
})

test('mails stop in one tap, in the mail program too, and the address is gone with everything mailed to it', async (t) => {
  const { app, db, deliver, clock, token, addUpdate, follow, open, post, pass, announce, dataDir } =
    await createMailedHouse(t)
  const own = await follow(token, susan)
  const paul = await follow(token, 'paul@example.com')
  pass(minuteMs)
  await addUpdate()
  pass(2 * hourMs)
  await announce()
  const sent: string[] = []
  const read: typeof deliver = async (mail) => {
    const { file } = await deliver(mail)
    sent.push(await readFile(String(file), 'utf8'))
    return {}
  }
  await sendMails({ db, clock, deliver: read })
  const mail = sent.find((one) => one.includes(`To: ${susan}`) && one.includes('beams'))
  const unfolded = mail?.replace(/\r\n[ \t]+/g, ' ') ?? ''
  assert.match(unfolded, new RegExp(`^List-Unsubscribe: <http://localhost:3000/house/${own}/stop>\r$`, 'm'))
  assert.match(unfolded, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  const links = await db.selectFrom('mails').select(['stop_link', 'text']).execute()
  assert.ok(
    links.every(({ stop_link, text }) => stop_link === null && text === ''),
    'links go when it is sent',
  )

  // As mail providers send it (RFC 8058).
  const oneClick = await app.inject({
    method: 'POST',
    url: `/house/${own}/stop`,
    payload: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  assert.deepEqual([oneClick.statusCode, oneClick.json().message], [200, words.stopped])
  const left = await db.selectFrom('house_readers').select('email').execute()
  assert.deepEqual(valuesOf(left, 'email'), ['paul@example.com'])
  assert.doesNotMatch(JSON.stringify(await db.selectFrom('mails').selectAll().execute()), /susan/)
  assert.equal((await readdir(`${dataDir}/outbox`)).length, 2, 'only Paul’s are left')
  assert.equal((await open(`/house/${own}`)).statusCode, 404)

  // A program that knows no better opens it, which changes nothing.
  const opened = await app.inject({ url: `/house/${paul}/stop`, headers: document })
  assert.deepEqual([opened.statusCode, opened.headers.location], [303, `/house/${paul}#stop`])
  const page = await post(`/house/${paul}/stop`, {}, 'ml')
  assert.equal(page.statusCode, 200)
  assert.match(page.body, /ഇനി മെയിൽ വരില്ല/)
  assert.deepEqual(await db.selectFrom('house_readers').select('id').execute(), [])
  assert.equal((await open(`/house/${token}`)).statusCode, 200, 'the family’s link still works')
})

for (const [what, call] of [
  ['a deleted house', calls.deleteProject],
  ['an ended link', calls.endGivenLink],
  ['a reader who stops', calls.stopFollowing],
] as const)
  test(`${what} leaves no address in the database, its log or the outbox`, async (t) => {
    const { db, dataDir: folder } = await createFileDatabase(t)
    const house = await createMailedHouse(t, { DATA_DIR: folder }, { db })
    const { app, headers, project, link, token, follow, post } = house
    const own = await follow(token, susan)
    await sendMails(house)
    // Asks once more: of the two mails one waits.
    await post(`/house/${token}/follow`, { email: susan })
    const holding = (await filesWith(folder, susan)).map((path) => path.slice(folder.length + 1))
    assert.match(holding.toSorted().join(' '), /^outbox\/\S+\.eml( site\.db)? site\.db-wal$/)
    const name = call === calls.deleteProject ? project : call === calls.endGivenLink ? link : own
    assert.equal((await send(app, call, { param: name, headers })).statusCode, 200)
    assert.deepEqual(await filesWith(folder, susan), [])
  })

test('whoever stops, or whose link ends, as mails are written or asked for gets none afterwards', async (t) => {
  const house = await createMailedHouse(t)
  const { app, db, headers, addLink, addUpdate, follow, post, pass, announce } = house
  for (let i = 0; i < 6; i++) {
    const { id, token } = await addLink()
    const own = await follow(token, susan)
    const other = await follow(token, 'paul@example.com')
    pass(minuteMs)
    await addUpdate()
    pass(61 * minuteMs)
    const [, , , ended] = await Promise.all([
      announce(),
      post(`/house/${own}/stop`),
      post(`/house/${other}/follow`, { email: 'eve@example.com' }),
      send(app, calls.endGivenLink, { param: id, headers }),
    ])
    assert.equal(ended.statusCode, 200)
    assert.deepEqual(await db.selectFrom('mails').select(['recipient', 'subject']).execute(), [])
    assert.deepEqual(await db.selectFrom('house_readers').select('email').execute(), [])
    await db.deleteFrom('updates').execute()
  }
})

test('nobody can have a stranger mailed again and again, nor many strangers once', async (t) => {
  const { db, token, post, mailsTo } = await createMailedHouse(t, { RATE_LIMIT: 'on' })
  const ask = (email: string) => post(`/house/${token}/follow`, { email })
  for (let i = 0; i < attemptLimits.confirmations.most; i += 1)
    assert.equal((await ask(susan)).statusCode, 303)
  const refused = await ask(susan)
  assert.equal(refused.statusCode, 429)
  assert.match(refused.body, /several times today/)
  assert.equal((await mailsTo(susan)).length, attemptLimits.confirmations.most)
  for (let i = 0; i < 20; i += 1) await ask(`eve${i}@example.com`)
  const mails = await db.selectFrom('mails').select('id').execute()
  assert.equal(mails.length, attemptLimits.houseMails.most - 1)
})

test('one link has room for a family, of which strangers take none, and a bot gets no mail sent', async (t) => {
  const { db, token, post, mailsTo, follow } = await createMailedHouse(t)
  const ask = (email: string, website = '') => post(`/house/${token}/follow`, { email, website })
  assert.equal((await ask('bot@example.com', 'https://spam.example')).statusCode, 303)
  assert.deepEqual(await db.selectFrom('mails').select('id').execute(), [])
  for (let i = 0; i < maxHouseReaders; i += 1)
    assert.equal((await ask(`stranger${i}@example.com`)).statusCode, 303)
  assert.equal((await ask('late@example.com')).statusCode, 303)
  for (let i = 0; i < maxHouseReaders; i += 1) await follow(token, `aunt${i}@example.com`)
  const own = tokenIn((await mailsTo('late@example.com'))[0]?.text ?? '')
  for (const full of [await ask('uncle@example.com'), await post(`/house/${own}/confirm`)]) {
    assert.equal(full.statusCode, 409)
    assert.ok(alertsIn(full.body).includes(words.full))
  }
  const confirmed = await db
    .selectFrom('house_readers')
    .select('email')
    .where('confirmed_at', 'is not', null)
    .execute()
  assert.equal(confirmed.length, maxHouseReaders)
  assert.equal(
    (await ask('aunt1@example.com')).statusCode,
    303,
    'whoever is there already gets the link again',
  )
})

test('whoever cannot stop the mails reads why', async (t) => {
  const { db, token, post, follow } = await createMailedHouse(t, { RATE_LIMIT: 'on' })
  const own = await follow(token, susan)
  await db.updateTable('attempts').set({ count: attemptLimits.house.most }).execute()
  const refused = await post(`/house/${own}/stop`)
  assert.equal(refused.statusCode, 429)
  assert.deepEqual(alertsIn(refused.body), [requestMessages.tooMany])
})

test('one link sends twenty questions a day, from however many networks they are asked', async (t) => {
  const { app, db, token, addLink, pass } = await createMailedHouse(t, { RATE_LIMIT: 'on' })
  const ask = (n: number, param = token) =>
    send(app, calls.followHouse, {
      ...{ param, payload: { email: `eve${n}@example.com` }, remoteAddress: `203.0.113.${n}` },
    })
  for (let n = 1; n <= attemptLimits.houseQuestions.most; n++) assert.equal((await ask(n)).statusCode, 200)
  const refused = await ask(100)
  assert.deepEqual([refused.statusCode, refused.json().message], [429, words.enoughQuestions])
  const mails = await db.selectFrom('mails').select('id').execute()
  assert.equal(mails.length, attemptLimits.houseQuestions.most)
  assert.equal((await ask(100, (await addLink()).token)).statusCode, 200, 'of another link')
  pass(dayMs + 1)
  assert.equal((await ask(101)).statusCode, 200)
})

test('an address goes when nobody has confirmed it, and when nothing was new for as long as data is kept', async (t) => {
  const { db, outbox, company, token, addUpdate, follow, post, pass, now } = await createMailedHouse(t)
  const records = [expiringReaders({ db, outbox, clock: now })]
  const emails = async () => {
    await eraseExpired({ db, outbox, company, records }, now())
    return (await db.selectFrom('house_readers').select('email').execute()).map(({ email }) => email)
  }
  await follow(token, susan)
  await post(`/house/${token}/follow`, { email: 'eve@example.com' })
  pass(unconfirmedReaderDays * dayMs)
  assert.deepEqual((await emails()).length, 2)
  pass(1)
  assert.deepEqual(await emails(), [susan])
  const { retentionDays } = await company()
  await addUpdate()
  pass(retentionDays * dayMs)
  assert.deepEqual(await emails(), [susan], 'the house goes on')
  pass(1)
  assert.deepEqual(await emails(), [])
})

test('a link to confirm works for a day, counted from the last time that somebody asked', async (t) => {
  const { db, outbox, company, token, open, post, mailsTo, pass, now } = await createMailedHouse(t)
  const ask = () => post(`/house/${token}/follow`, { email: susan })
  await ask()
  const own = tokenIn((await mailsTo(susan))[0]?.text ?? '')
  const day = unconfirmedReaderDays * dayMs
  pass(day)
  assert.equal((await open(`/house/${own}`)).statusCode, 200)
  await ask()
  pass(day)
  await eraseExpired({ db, outbox, company, records: [expiringReaders({ db, outbox, clock: now })] }, now())
  assert.equal((await open(`/house/${own}`)).statusCode, 200, 'the second mail is a day old')
  pass(1)
  assert.equal((await open(`/house/${own}`)).statusCode, 404)
  assert.equal((await post(`/house/${own}/confirm`)).statusCode, 404)
  await ask()
  assert.equal((await post(`/house/${own}/confirm`)).statusCode, 303)
  pass(2 * day)
  assert.equal((await open(`/house/${own}`)).statusCode, 200, 'of whoever has confirmed')
})

test('an address that asks again after the hourly erasure has found it stays', async (t) => {
  const { db, outbox, token, addUpdate, post, follow, pass, now } = await createMailedHouse(t)
  await addUpdate()
  await post(`/house/${token}/follow`, { email: susan })
  await post(`/house/${token}/follow`, { email: 'paul@example.com' })
  await post(`/house/${token}/follow`, { email: 'eve@example.com' })
  pass(unconfirmedReaderDays * dayMs + 1)
  const expiring = expiringReaders({ db, outbox, clock: now })
  const expiry = { before: new Date(0) }
  const found = await expiring.findExpired(expiry, 5)
  assert.equal(found.length, 3)
  await follow(token, susan)
  await post(`/house/${token}/follow`, { email: 'paul@example.com' })
  assert.equal(await expiring.erase(found, { actor: theSite, now: now() }, expiry), 1)
  const left = await db.selectFrom('house_readers').select('email').execute()
  assert.deepEqual(new Set(left.map(({ email }) => email)), new Set([susan, 'paul@example.com']))
})

test('an owner finds, hands over and erases an address that follows a house', async (t) => {
  const { app, db, headers, token, follow } = await createMailedHouse(t)
  await follow(token, susan)
  const query = { contact: 'SUSAN@example.com' }
  const person = (await send(app, calls.findPerson, { headers, query })).json()
  assert.partialDeepStrictEqual(person, { houses: [{ email: susan, house: 'Susan Paul, Aluva' }] })
  const file = await send(app, calls.exportPerson, { headers, query })
  assert.match(file.body, /Mails about a house[\s\S]*susan@example\.com/)
  const payload = { ids: [person.houses[0].id] }
  assert.equal((await send(app, calls.erasePerson, { headers, payload })).statusCode, 200)
  for (const table of ['house_readers', 'mails'] as const)
    assert.deepEqual(await db.selectFrom(table).select('id').execute(), [])
  const diary = await db.selectFrom('diary').selectAll().where('kind', '=', 'erased').execute()
  assert.partialDeepStrictEqual(diary, [{ subject: 'person', record_id: null, title: '' }])
  assert.equal((await send(app, calls.erasePerson, { headers, payload })).statusCode, 404)
})

// The week from 9 to 15 November 2026 ends at 18:30 UTC on the Sunday; the mail about it is due from 01:30 UTC on Monday.
import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { test } from 'node:test'
import { serverMessages } from '#contract/access/server-messages.ts'
import { calls } from '#contract/calls.ts'
import { attemptLimits } from '#contract/limits.ts'
import { newId } from '../db/ids.ts'
import { createMailSender } from '../mail/sender.ts'
import { saveLastBackup } from '../ops/last-backup.ts'
import { insertProject } from '../projects/store.ts'
import { send, signInAs } from '../testing/app.ts'
import { createMailedSite } from '../testing/pages/owner-mails.ts'

type Site = Awaited<ReturnType<typeof createMailedSite>>
const words = serverMessages.auth
const owner = 'owner@example.com'
const sunday = '2026-11-15T20:00:00Z'
const tooEarly = '2026-11-16T01:29:59Z'
const monday = '2026-11-16T01:30:00Z'
const tokenIn = (text = '') => /\/admin\/stop-mail\/([\w-]{43})/.exec(text)?.[1] ?? ''

async function addVisits(db: Site['db'], day: string, count: number) {
  const row = { id: newId(), day, name: 'visits' as const, page: 'home', part: 'direct', count }
  await db.insertInto('visit_counts').values(row).execute()
}

async function addToCall({ app, db, headers }: Site, name: string, follow_up_on: string) {
  await send(app, calls.createEnquiry, { payload: { name, phone: '98470 12345', message: 'A house' } })
  const { id } = await db
    .selectFrom('enquiries')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  await db.updateTable('enquiries').set({ follow_up_on, status: 'answered' }).where('id', '=', id).execute()
  return { id, erase: () => send(app, calls.deleteEnquiry, { param: id, headers }) }
}

test('nobody gets the mail unless they switch it on, and only owners can', async (t) => {
  const { app, db, headers, setTime, sendMonday, takeMails, want } = await createMailedSite(t)
  const wants = async () => (await send(app, calls.whoAmI, { headers })).json().monday_mail
  assert.equal(await wants(), false)
  setTime(monday)
  await sendMonday()
  assert.deepEqual(await takeMails(), [])
  const staff = await signInAs(app, db, 'office')
  const payload = { monday_mail: true }
  assert.equal((await send(app, calls.changeMondayMail, { headers: staff, payload })).statusCode, 403)
  assert.equal((await send(app, calls.changeMondayMail, { headers, payload: {} })).statusCode, 400)

  assert.equal((await want()).json().message, words.mondayMailOn)
  assert.equal(await wants(), true)
  await takeMails()
  await sendMonday()
  assert.deepEqual(await takeMails(), [], 'switching it on later in the week sends nothing')
  assert.equal((await want(false)).json().message, words.mondayMailOff)
  await want(false)
  const diary = await db.selectFrom('diary').selectAll().where('kind', '=', 'account').orderBy('id').execute()
  assert.deepEqual(
    diary.flatMap(({ changes }) => JSON.parse(changes)).filter(({ field }) => field === 'monday_mail'),
    [
      { field: 'monday_mail', before: '0', after: '1' },
      { field: 'monday_mail', before: '1', after: '0' },
    ],
  )
})

test('it is sent from seven on Monday in India, once, whatever the number of processes', async (t) => {
  const { setTime, sendMonday, takeMails, want } = await createMailedSite(t)
  setTime('2026-11-09T06:00:00Z')
  await sendMonday()
  await want()
  for (const early of [sunday, '2026-11-15T18:30:00Z', tooEarly]) {
    setTime(early)
    await sendMonday()
    assert.deepEqual(await takeMails(), [], early)
  }
  setTime(monday)
  await Promise.all([sendMonday(), sendMonday(), sendMonday()])
  const mails = await takeMails()
  assert.deepEqual(
    mails.map(({ recipient, status }) => [recipient, status]),
    [[owner, 'waiting']],
  )
  for (const later of ['2026-11-16T05:00:00Z', '2026-11-22T18:29:00Z', '2026-11-23T01:29:00Z']) {
    setTime(later)
    await sendMonday()
    assert.deepEqual(await takeMails(), [], later)
  }
  setTime('2026-11-26T12:00:00Z')
  await sendMonday()
  const [late] = await takeMails()
  assert.match(late?.text ?? '', /16 November 2026 to 22 November 2026/, 'the server was off until Thursday')
})

test('whoever is no owner any more, or not let in, gets none', async (t) => {
  const { db, setTime, sendMonday, takeMails, want } = await createMailedSite(t)
  await want()
  const mailed = async (day: number) => {
    setTime(`2026-12-${String(day).padStart(2, '0')}T06:00:00Z`)
    await sendMonday()
    return (await takeMails()).length
  }
  assert.equal(await mailed(7), 1)
  await db.updateTable('accounts').set({ role: 'staff', staff_roles: 'office' }).execute()
  assert.equal(await mailed(14), 0)
  await db.updateTable('accounts').set({ role: 'owner', status: 'locked' }).execute()
  assert.equal(await mailed(21), 0)
})

test('it tells the week in one line each, in the language of the owner', async (t) => {
  const site = await createMailedSite(t)
  const { app, db, setTime, sendMonday, takeMails, want } = site
  setTime('2026-11-12T06:00:00Z')
  await sendMonday()
  await want()
  for (const [day, count] of [
    ['2026-11-01', 1000],
    ['2026-11-02', 20],
    ['2026-11-08', 41],
    ['2026-11-09', 80],
    ['2026-11-15', 4],
    ['2026-11-16', 500],
  ] as const)
    await addVisits(db, day, count)
  await send(app, calls.createEnquiry, { payload: { name: 'Joy', phone: '98470 12345', message: 'A house' } })
  for (const [name, day] of [
    ['Binu', '2026-11-11'],
    ['Asha www.evil.com', '2026-11-01'],
    ['Charu', '2026-11-12'],
    ['Devi', '2026-11-13'],
    ['Eby', '2026-11-14'],
    ['Fathima', '2026-11-15'],
    ['Gopan', '2026-11-16'],
    ['Later', '2026-11-17'],
  ] as const)
    await addToCall(site, name, day)
  const villa = { category: 'Villa', client: 'Susan Paul', area: '1850', location: 'Aluva', description: '' }
  const { id: project_id } = await insertProject(db, villa, new Date(sunday))
  for (const created_at of [
    '2026-11-08T18:29:59.000Z',
    '2026-11-08T18:30:00.000Z',
    '2026-11-15T18:29:59.000Z',
  ])
    await db
      .insertInto('updates')
      .values({
        ...{ id: newId(), project_id, happened_on: '2026-11-10', stage: '', text: '', by_name: 'Biju' },
        ...{ version: 1, created_at, upload_key: null },
      })
      .execute()
  await saveLastBackup(db, { at: '2026-11-15T21:01:00.000Z', file: 'site.tar', bytes: 1 })
  await takeMails()
  setTime(monday)
  await sendMonday()
  const [english] = await takeMails()
  assert.equal(english?.subject, 'Your week: 84 visits, 1 enquiry waiting')
  const stop = `http://localhost:3000/admin/stop-mail/${tokenIn(english?.text)}`
  assert.equal(
    english?.text,
    `Hello,

This is last week, 9 November 2026 to 15 November 2026.

Visits to the site: 84 (the week before: 61)
New enquiries waiting: 1
New applications waiting: 0
To call: Asha www. evil. com, Binu, Charu, Devi, Eby and 2 more
Updates added: 2 (Susan Paul, Aluva)
Last backup: 16 November 2026, 2:31 am

The dashboard:
http://localhost:3000/admin

To get no more of these mails:
${stop}
`,
  )
  assert.equal(english?.stop_link, stop)

  await db.updateTable('accounts').set({ mail_language: 'ml' }).execute()
  setTime('2026-11-23T06:00:00Z')
  await sendMonday()
  const [malayalam] = await takeMails()
  assert.equal(malayalam?.language, 'ml')
  assert.equal(malayalam?.subject, 'നിങ്ങളുടെ ആഴ്ച: സന്ദർശനങ്ങൾ 500, പുതിയ അന്വേഷണങ്ങൾ 1')
  assert.match(malayalam?.text ?? '', /സന്ദർശനങ്ങൾ: 500 \(അതിനു മുമ്പത്തെ ആഴ്ച: 84\)/)
  assert.match(malayalam?.text ?? '', /Eby, കൂടാതെ 3 പേർ\n/)
  assert.match(malayalam?.text ?? '', /2:31 am\. അതു കഴിഞ്ഞിട്ട് രണ്ടു രാത്രിയിലേറെയായി/)
  assert.equal(tokenIn(malayalam?.text), tokenIn(english?.text), 'the link is always the same')
})

test('it says plainly that no backup is made', async (t) => {
  const { setTime, sendMonday, takeMails, want } = await createMailedSite(t, { BACKUP_AT: 'off' })
  await want()
  setTime(monday)
  await sendMonday()
  const [mail] = await takeMails()
  assert.match(mail?.text ?? '', /^Last backup: none yet\. Nightly backups are switched off: please tell/m)
  assert.match(
    mail?.text ?? '',
    /^Visits to the site: 0\nNew enquiries waiting: 0\n.*\nTo call: nobody\nUpdates added: 0\n/m,
  )
})

test('the link in it opens a screen, and only its button stops the mail, as often as it is pressed', async (t) => {
  const { app, db, setTime, sendMonday, takeMails, want } = await createMailedSite(t)
  await want()
  setTime(monday)
  await sendMonday()
  const param = tokenIn((await takeMails())[0]?.text)
  const account = () => db.selectFrom('accounts').selectAll().executeTakeFirstOrThrow()
  const before = await account()
  const opened = await app.inject({ url: `/admin/stop-mail/${param}`, headers: { accept: 'text/html' } })
  assert.equal(opened.statusCode, 200)
  assert.doesNotMatch(String(opened.headers['cache-control']), /public|max-age/)
  assert.equal((await app.inject(`/admin/stop-mail/${param}`)).statusCode, 200)
  for (const wrong of ['a'.repeat(43), param.slice(1), `${param}a`, before.id]) {
    const refused = await send(app, calls.stopMondayMail, { param: wrong })
    assert.deepEqual([refused.statusCode, refused.json().message], [404, words.stopLinkWrong], wrong)
  }
  assert.deepEqual(await account(), before, 'nothing has changed yet')

  // As mail providers send it (RFC 8058).
  const oneClick = { 'content-type': 'application/x-www-form-urlencoded' }
  const payload = 'List-Unsubscribe=One-Click'
  for (const headers of [oneClick, oneClick]) {
    const stopped = await send(app, calls.stopMondayMail, { param, payload, headers })
    assert.deepEqual([stopped.statusCode, stopped.json().message], [200, words.mondayMailOff])
  }
  const inMalayalam = await send(app, calls.stopMondayMail, { param, query: { messages: 'ml' } })
  assert.match(inMalayalam.json().message, /ഇനി മെയിൽ വരില്ല/)
  assert.deepEqual({ ...(await account()) }, { ...before, monday_mail: 0 }, 'and nothing else')
  const diary = await db.selectFrom('diary').selectAll().where('note', '!=', '').execute()
  const told = diary.filter(({ note }) => note === 'stopped the mail on Mondays by its link')
  assert.deepEqual([told.length, told[0]?.by_id, told[0]?.by_name], [1, before.id, owner])

  for (const call of [calls.getMyData, calls.resetPassword, calls.stopFollowing]) {
    const tried = await send(app, call, { param, payload: { password: 'another long secret' } })
    assert.ok(tried.statusCode >= 400, call.path)
  }
  setTime('2026-11-23T06:00:00Z')
  await sendMonday()
  assert.deepEqual(await takeMails(), [])
})

test('so many links cannot be tried as it would take to guess one', async (t) => {
  const { app } = await createMailedSite(t, { RATE_LIMIT: 'on' })
  const tried = () => send(app, calls.stopMondayMail, { param: 'b'.repeat(43) })
  for (let i = 0; i < attemptLimits.stopLinks.most; i += 1) assert.equal((await tried()).statusCode, 404)
  assert.equal((await tried()).statusCode, 429)
})

test('the names in it go when it is sent, and with the first of these people who is erased', async (t) => {
  const site = await createMailedSite(t)
  const { db, clock, deliver, dataDir, setTime, sendMonday, want, takeMails, stayLoggedIn } = site
  const asha = await addToCall(site, 'Asha', '2026-11-01')
  const binu = await addToCall(site, 'Binu', '2026-11-01')
  await want()
  await takeMails()
  setTime(monday)
  await sendMonday()
  const stored = async () => JSON.stringify(await db.selectFrom('mails').selectAll().execute())
  assert.match(await stored(), /Asha/)
  assert.equal((await asha.erase()).statusCode, 200)
  assert.doesNotMatch(await stored(), /Asha/)

  setTime('2026-11-23T06:00:00Z')
  await sendMonday()
  assert.match(await stored(), /Binu/)
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  await createMailSender({ db, clock, deliver, log }).sendDue()
  assert.doesNotMatch(await stored(), /Binu|stop-mail/)
  assert.equal((await readdir(`${dataDir}/outbox`)).length, 1)
  await stayLoggedIn()
  assert.equal((await binu.erase()).statusCode, 200)
  assert.deepEqual(
    await readdir(`${dataDir}/outbox`),
    [],
    'also from the outbox of a site without a mail server',
  )
})

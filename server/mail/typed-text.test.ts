// @sqlite
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import type { Language } from '#contract/languages.ts'
import { createOwnedApp, send } from '../testing/app.ts'
import { addJob, asha, formOf, mailsIn } from '../testing/applications.ts'
import { contentsOf } from '../testing/contents.ts'
import { addressInMail, nameInMail, ownerInMail, unlinked } from './queue.ts'

/** What mail programs make links of, read as broadly as the boldest of them do. */
const links = /\p{L}[\p{L}\d+.-]*:\S|[^\s.]+@[^\s.]|[^\s.]+[.。．｡․](?=[^\s.\d])\S+|\\\S|(?:\d+\.){2}\d/gu
const linksIn = (text: string) => text.match(links) ?? []

const hostile = [
  'you won. Claim the prize at evil.com',
  'https://evil.com/prize?x=1',
  'www.evil.ഭാരതം',
  'സമ്മാനം: evil.com/സമ്മാനം',
  'evil。com and evil．com',
  'http://10.20.30.40:8080/a.exe',
  'win@evil.com',
  '\\\\evil\\share',
  'mailto:win@evil tel:+919847012345 javascript:alert(1)',
  'evil.\u200bcom',
]

test('a text with links has none in a mail, and stays readable', () => {
  for (const text of hostile) {
    assert.ok(linksIn(text).length > 0, `${text} has a link`)
    assert.deepEqual(linksIn(unlinked(text)), [], text)
    assert.equal(unlinked(text).replaceAll(' ', ''), text.replaceAll(' ', ''))
  }
  for (const text of [
    'A house of 2.5 lakh, on 10.5 cents. Call at 10:30... or 17.45!',
    'കെ. പി. ആശ',
    'Plan: 2/3 BHK',
  ])
    assert.equal(unlinked(text), text)
})

test('the address of an owner stays whole, unless it looks like a page', () => {
  for (const address of ['asha.k+office@example.co.in', 'win@evil.com'])
    assert.equal(ownerInMail(address), address)
  for (const text of ['www.evil.com@example.com', 'evil.com/prize@example.com', ...hostile])
    if (text !== 'win@evil.com') assert.deepEqual(linksIn(ownerInMail(text)), [], text)
})

test('the address of a stranger is readable and no link', () => {
  assert.equal(addressInMail('asha.k@example.co.in'), 'asha (dot) k (at) example (dot) co (dot) in')
  for (const text of hostile) assert.deepEqual(linksIn(addressInMail(text)), [], text)
})

test('only what looks like a name is repeated to the address beside it', () => {
  for (const [typed, shown] of [
    ['Asha', 'Asha'],
    ['Dr. P.K. Asha-Mol', 'Dr. P. K. Asha-Mol'],
    ['കെ.പി. ആശ', 'കെ. പി. ആശ'],
    ['അബ്ദുൽ റഹ്‌മാൻ', 'അബ്ദുൽ റഹ്‌മാൻ'],
    ['you won. Claim the prize at evil.com', ''],
    ['Prize evil.com', ''],
    ['സമ്മാനം www.evil.ഭാരതം', ''],
    ['Asha 5000', ''],
    ['Asha\nOpen this link', ''],
    ['a'.repeat(31), ''],
  ])
    assert.equal(nameInMail(typed ?? ''), shown)
})

for (const language of ['en', 'ml'] as const)
  test(`nothing that strangers type is a link in a mail (${language})`, async (t) => {
    const { app, db, headers } = await createSite(t, language)
    const job_id = await addJob(db)
    for (const text of hostile) {
      const application = {
        ...asha,
        name: text,
        qualification: text,
        experience: text,
        address: text,
        job_id,
      }
      assert.equal((await apply(app, application, language)).statusCode, 200)
      const enquiry = { name: text, phone: '98470 12345', plan: text, topic: text, message: text }
      const { link } = (await send(app, calls.createEnquiry, { payload: enquiry })).json()
      const param = link.split('/').at(-1)
      const corrected = await send(app, calls.updateMyData, { param, payload: { phone: '98470 11111' } })
      assert.equal(corrected.statusCode, 200)
    }
    for (const email of ['www.evil.com/prize@example.com', 'asha+https//evil.com@example.com']) {
      await send(app, calls.signup, { payload: { email, password: 'a long enough secret' } })
      const account = db.selectFrom('accounts').select('id').where('email', '=', email)
      const { id } = await account.executeTakeFirstOrThrow()
      await db.updateTable('accounts').set({ mail_language: language }).execute()
      const approved = await send(app, calls.approveAccount, { param: id, headers, payload: {} })
      assert.equal(approved.statusCode, 200)
    }
    const waiting = { email: 'asha+www.evil.com@example.com', password: 'a long enough secret' }
    await send(app, calls.signup, { payload: waiting })
    const invitation = { roles: ['editor'], email: 'new@example.com' }
    await db
      .updateTable('accounts')
      .set({ name: hostile[0] ?? '' })
      .where('role', '=', 'owner')
      .execute()
    assert.equal((await send(app, calls.createInvitation, { headers, payload: invitation })).statusCode, 200)

    const mails = await mailsIn(db)
    const recipients = Map.groupBy(mails, ({ recipient }) => recipient)
    assert.equal(recipients.get(asha.email)?.length, hostile.length, 'each applicant has a confirmation')
    assert.equal(recipients.get('owner@example.com')?.length, 3 * hostile.length + 1)
    assert.equal(recipients.size, 5)
    for (const { subject, text } of mails)
      assert.deepEqual(
        linksIn(`${subject}\n${text}`).filter((link) => /evil|win|10[.]20/.test(link)),
        [],
      )
  })

async function createSite(t: TestContext, language: Language) {
  const { app, db, headers } = await createOwnedApp(t, { env: { SMTP_URL: 'smtp://mail.example.com' } })
  await db.updateTable('accounts').set({ mail_language: language }).execute()
  await contentsOf(app, headers).changeAndPublish('company', { mail: 'owner@example.com' })
  await db.deleteFrom('mails').execute()
  return { app, db, headers }
}

/** On a page in this language. */
function apply(app: Site['app'], fields: Record<string, string>, language: Language) {
  const payload = formOf(fields)
  return send(app, calls.createApplication, { payload, query: { language } })
}

type Site = Awaited<ReturnType<typeof createSite>>

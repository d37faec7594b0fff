// Somebody asks what we keep about them, and wants it gone.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { personErased } from '#contract/people/people.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { addNoticeVersion } from '../site/store.ts'
import { createTestApp, send, signIn } from '../testing/app.ts'
import { addJob, apply, asha, cvFiles, filesWith, mailsIn } from '../testing/applications.ts'
import { pdfCv } from '../testing/cvs.ts'

const marker = 'Zwetschge'
const enquiry = { name: `Asha ${marker}`, phone: '+91 94470-00000', message: `A house. ${marker}` }

async function createFilledSite(t: TestContext) {
  const site = await createTestApp(t)
  const { app, db } = site
  const job_id = await addJob(db)
  await addNoticeVersion(db, '2026-11.3')
  const mine = { ...asha, job_id, email: 'Asha@Example.com', whatsapp: '9447000000', address: marker }
  await apply(app, { ...mine, notice_version: '2026-11' }, [pdfCv, 'Asha.pdf'])
  await apply(app, { ...mine, experience: 'More of it' })
  await apply(app, { ...mine, email: 'somebody@example.com', whatsapp: '9447111111', name: 'Binu' })
  await send(app, calls.createEnquiry, { payload: { ...enquiry, notice_version: '2026-11.3' } })
  await send(app, calls.createEnquiry, { payload: { ...enquiry, name: 'Binu', phone: '+91 9447 111111' } })
  await mailsIn(db)
  return { ...site, owner: await signIn(app) }
}

const find = (app: Parameters<typeof send>[0], headers: object, contact: string) =>
  app.inject({
    url: `${calls.findPerson.path}?contact=${encodeURIComponent(contact)}`,
    headers: { ...headers },
  })

test('a mail address leads to the number, and a number to the mail address', async (t) => {
  const { app, owner } = await createFilledSite(t)
  for (const contact of ['asha@example.com', ' ASHA@example.com ', '09447000000', '+91 94470 00000']) {
    const { applications, enquiries } = (await find(app, owner, contact)).json()
    assert.deepEqual([applications.length, enquiries.length], [2, 1], contact)
    assert.ok(applications.every((one: { email: string }) => one.email === 'asha@example.com'))
  }
  for (const contact of ['nobody@example.com', '12345', '%', '_________@example.com'])
    assert.deepEqual(
      (await find(app, owner, contact)).json(),
      { applications: [], enquiries: [], houses: [] },
      contact,
    )
  assert.equal((await find(app, owner, ' ')).json().message, staffMessages.people.missing)
})

test('everything about a person is one file, their CV inside, and taking it is written down', async (t) => {
  const { app, db, owner } = await createFilledSite(t)
  await db
    .updateTable('enquiries')
    .set({ follow_up_on: '2031-05-06', created_at: '2030-12-31T19:00:00.000Z' })
    .where('name', '=', enquiry.name)
    .execute()
  const url = `${calls.exportPerson.path}?contact=asha@example.com`
  const file = await app.inject({ url, headers: owner })
  assert.equal(file.statusCode, 200)
  assert.match(String(file.headers['content-disposition']), /^attachment/)
  assert.match(String(file.headers['cache-control']), /no-store/)
  assert.equal(file.body.split(marker).length - 1, 4, 'three records, one of which names it twice')
  assert.ok(file.body.includes(`data:application/pdf;base64,${pdfCv.toString('base64')}`))
  assert.ok(file.body.includes('6 May 2031'))
  assert.match(file.body, /Sent<\/b><\/dt><dd>1 January 2031, 12:30 am in India</)
  assert.doesNotMatch(file.body, /\d{4}-\d\d-\d\dT/, 'no time as computers write it')
  assert.ok(!file.body.includes('Binu'))
  assert.match(
    file.body,
    /Consent<\/b><\/dt><dd>Given on \d+ \w+ 20\d\d, \d+:\d\d [ap]m in India, by sending the form, to our privacy notice, version \d{4}-[\d.]+</,
  )
  assert.match(file.body, /Consent<\/b><\/dt><dd>Not given/)
  const [, asked = ''] = file.body.split('<h2>Enquiry</h2>')
  assert.match(asked, /to our privacy notice, version 2026-11\.3</)
  assert.match(asked, /Language of the notice<\/b><\/dt><dd>English</)
  const [, opened = ''] = file.body.split('<h2>Who opened the CV</h2>')
  assert.match(
    opened,
    /<dt><b>\d+ \w+ 20\d\d, \d+:\d\d [ap]m in India<\/b><\/dt><dd>owner@example\.com<\/dd>/,
  )
  const openings = await app.inject({ url: calls.listOpenedCvs.path, headers: owner })
  assert.deepEqual(
    openings.json().map((one: { email: string; applicant: string }) => [one.email, one.applicant]),
    [['owner@example.com', asha.name]],
  )
  const nobody = await app.inject({
    url: `${calls.exportPerson.path}?contact=no@example.com`,
    headers: owner,
  })
  assert.deepEqual([nobody.statusCode, nobody.json().message], [404, staffMessages.people.nobody])
})

test('who opened a CV is found also when its applicant is gone', async (t) => {
  const { app, owner } = await createFilledSite(t)
  await app.inject({ url: `${calls.exportPerson.path}?contact=asha@example.com`, headers: owner })
  const search = async (text: string) =>
    (await app.inject({ url: `${calls.listOpenedCvs.path}?search=${text}`, headers: owner })).json().length
  assert.deepEqual([await search('OWNER@'), await search(asha.name), await search('nobody')], [1, 1, 0])
  await app.inject({
    method: 'PUT',
    url: calls.changeName.path,
    headers: owner,
    payload: { name: 'Shameer P' },
  })
  assert.equal(await search('shameer'), 1)
  const { applications } = (await find(app, owner, 'asha@example.com')).json()
  const payload = { ids: applications.map(({ id }: { id: string }) => id) }
  await app.inject({ method: 'DELETE', url: calls.erasePerson.path, headers: owner, payload })
  assert.deepEqual([await search('OWNER@'), await search(asha.name)], [1, 0])
})

test('what strangers wrote stays text in the file', async (t) => {
  const { app, db, owner } = await createFilledSite(t)
  const job_id = await addJob(db)
  const name = '<img src=x onerror=alert(1)>"\'&'
  await apply(app, { ...asha, job_id, email: 'x@example.com', name }, [
    pdfCv,
    '"><script>alert(1)</script>.pdf',
  ])
  const { body } = await app.inject({
    url: `${calls.exportPerson.path}?contact=x@example.com`,
    headers: owner,
  })
  assert.ok(!/<(?:img|script)/.test(body))
  assert.ok(body.includes('&lt;img src=x'))
})

test('erasing takes records, CVs and mails, and leaves other people alone', async (t) => {
  const { app, db, dataDir, owner } = await createFilledSite(t)
  assert.equal((await cvFiles(dataDir)).length, 1)
  const { applications, enquiries } = (await find(app, owner, 'asha@example.com')).json()
  const ids = [...applications, ...enquiries].map(({ id }) => id)
  const erased = await app.inject({
    method: 'DELETE',
    url: calls.erasePerson.path,
    headers: owner,
    payload: { ids },
  })
  assert.deepEqual([erased.statusCode, erased.json().message], [200, personErased(14)])
  assert.match(personErased(14), /Earlier backups hold it until 14 newer nightly ones are made/)
  assert.match(personErased(undefined), /Earlier backups hold it until you delete them/)
  assert.deepEqual((await find(app, owner, 'asha@example.com')).json(), {
    applications: [],
    enquiries: [],
    houses: [],
  })
  assert.equal((await find(app, owner, '9447111111')).json().applications.length, 1)
  assert.equal((await cvFiles(dataDir)).length, 0)
  const mails = await mailsIn(db)
  assert.equal(mails.length, 3, 'those about the other person')
  assert.ok(mails.every((mail) => !JSON.stringify(mail).includes(`Asha ${marker}`)))
  const left = await filesWith(dataDir, `Asha ${marker}`)
  assert.deepEqual(left, [])
  const again = await app.inject({
    method: 'DELETE',
    url: calls.erasePerson.path,
    headers: owner,
    payload: { ids },
  })
  assert.equal(again.statusCode, 404)
})

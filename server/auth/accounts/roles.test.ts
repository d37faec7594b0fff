// What somebody sees and does depends on the roles, also in calls that every role may make.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Account } from '#contract/access/accounts.ts'
import { accessMessages } from '#contract/access/messages.ts'
import { type StaffRole, usualRoles } from '#contract/access/roles.ts'
import { serverMessages } from '#contract/access/server-messages.ts'
import type { FirstSteps, Mail, Summary } from '#contract/admin/dashboard.ts'
import type { Trashed } from '#contract/admin/trash.ts'
import { calls } from '#contract/calls.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { dayMs, timeOf } from '../../db/clock.ts'
import { queueMail } from '../../mail/queue.ts'
import { createOwnedApp, createTestApp, send, signIn, signInAs } from '../../testing/app.ts'
import { addJob, apply, asha } from '../../testing/applications.ts'
import { plainRenderer } from '../../testing/contents.ts'
import { storeProject } from '../../testing/images.ts'
import { makeOwner } from '../store.ts'

const password = 'a long enough secret'

type Cookie = { cookie: string }
/** Whoever is on site makes none of these calls. */
type Person = Exclude<StaffRole, 'site'> | 'owner'

const enquiry = { name: 'Biju', phone: '9847012345', message: 'A house' }
const now = new Date('2026-11-20T10:00:00Z')

/** A site with an application, an enquiry, a hidden project, a closed job, and one person for each role in the office. */
async function createSite(t: TestContext) {
  const { app, db } = await createTestApp(t, { now: () => now, services: { renderer: plainRenderer } })
  const owner = await signIn(app)
  const job_id = await addJob(db, {}, now)
  await apply(app, { ...asha, job_id })
  await send(app, calls.createEnquiry, { payload: enquiry })
  const hidden = await storeProject(db, { shown: false }, 1, now)
  await send(app, calls.openJob, { headers: owner, param: job_id, payload: { open: false } })
  const people: Record<Person, Cookie> = {
    owner,
    editor: await signInAs(app, db, 'editor'),
    hiring: await signInAs(app, db, 'hiring'),
    office: await signInAs(app, db, 'office'),
  }
  const read = async <T>(call: Parameters<typeof send>[1], headers: Cookie, query = {}) =>
    (await send(app, call, { headers, query })).json<T>()
  return { app, db, people, read, job_id, projectId: hidden.id }
}

test('the numbers of the dashboard are those of what the roles include', async (t) => {
  const { app, db, people, read } = await createSite(t)
  await send(app, calls.signup, { payload: { email: 'new@example.com', password } })
  await db.deleteFrom('mails').execute()
  const seen = async (headers: Cookie) => {
    const { attention, counts, weeks, follow_ups } = await read<Summary>(calls.getSummary, headers)
    const { new_applications, new_enquiries, waiting_accounts } = attention
    assert.deepEqual(await read(calls.getAttention, headers), attention)
    return [
      ...[new_applications, new_enquiries, follow_ups.length, waiting_accounts],
      ...[
        Object.keys(counts).sort().join(),
        Object.keys(weeks.at(-1) ?? {})
          .sort()
          .join(),
      ],
    ]
  }
  await db.updateTable('enquiries').set({ follow_up_on: '2026-11-19' }).execute()
  assert.deepEqual(await seen(people.editor), [0, 0, 0, 0, 'projects,reviews,services', 'week'])
  assert.deepEqual(await seen(people.hiring), [1, 0, 0, 0, 'applications,open_jobs', 'applications,week'])
  assert.deepEqual(await seen(people.office), [0, 1, 1, 0, 'enquiries,reviews', 'enquiries,week'])
  assert.deepEqual(await seen(people.owner), [
    ...[1, 1, 1, 1, 'applications,enquiries,open_jobs,projects,reviews,services'],
    'applications,enquiries,week',
  ])
})

test('mails are for whoever may read what they are about, and all others for owners', async (t) => {
  const { app, db, people, read } = await createSite(t)
  const reset = {
    recipient: 'x@example.com',
    language: 'en',
    subject: 'Choose a new password',
    text: 'link',
  } as const
  await queueMail(db, reset, now)
  const all = await read<Mail[]>(calls.listMails, people.owner)
  const expected = { owner: all.length, editor: 0, hiring: 2, office: 1 }
  for (const [person, headers] of Object.entries(people)) {
    const mine = await read<Mail[]>(calls.listMails, headers)
    assert.equal(mine.length, expected[person as Person], person)
    const { undelivered_mails: onDashboard } = await read<Summary['attention']>(calls.getAttention, headers)
    assert.equal(onDashboard, mine.length)
    for (const { id } of all.filter((mail) => !mine.some((own) => own.id === mail.id)))
      for (const call of [calls.resendMail, calls.deleteMail])
        assert.equal((await send(app, call, { headers, param: id })).statusCode, 404, person)
  }
  assert.equal((await read<Mail[]>(calls.listMails, people.owner)).length, all.length)
  const [mail] = await read<Mail[]>(calls.listMails, people.office)
  assert.equal(
    (await send(app, calls.resendMail, { headers: people.office, param: mail?.id })).statusCode,
    200,
  )
})

test('the trash shows, restores and deletes only what the roles include', async (t) => {
  const { app, people, read, job_id, projectId } = await createSite(t)
  const review = { name: 'Asha', review: 'Fine work', rating: 5 }
  const { id: reviewId } = (
    await send(app, calls.createReview, { headers: people.office, payload: review })
  ).json()
  await send(app, calls.deleteReview, { headers: people.office, param: reviewId })
  await send(app, calls.deleteJob, { headers: people.hiring, param: job_id })
  await send(app, calls.deleteProject, { headers: people.editor, param: projectId })
  const kinds = async (headers: Cookie, query = {}) => {
    const found = await send(app, calls.listTrash, { headers, query })
    const items = found.json<Trashed[]>()
    assert.equal(found.headers['x-total-count'], String(items.length))
    return items.map(({ kind }) => kind).sort()
  }
  assert.deepEqual(await kinds(people.owner), ['jobs', 'projects', 'reviews'])
  assert.deepEqual(await kinds(people.editor), ['projects', 'reviews'])
  assert.deepEqual(await kinds(people.hiring), ['jobs'])
  assert.deepEqual(await kinds(people.office), ['reviews'])
  assert.deepEqual(await kinds(people.office, { kind: 'jobs' }), [])
  const [job] = await read<Trashed[]>(calls.listTrash, people.hiring)
  for (const param of [job?.id, job_id])
    for (const call of [calls.restoreTrashed, calls.deleteTrashed]) {
      const refused = await send(app, call, { headers: people.editor, param })
      assert.deepEqual([refused.statusCode, refused.json().message], [403, staffMessages.auth.notYours])
    }
  assert.equal(
    (await send(app, calls.restoreTrashed, { headers: people.hiring, param: job_id })).statusCode,
    200,
  )
})

test('the first steps are those that somebody can do', async (t) => {
  const { people, read } = await createSite(t)
  const names = async (headers: Cookie) =>
    (await read<FirstSteps>(calls.getFirstSteps, headers)).steps.map(({ name }) => name)
  assert.deepEqual(await names(people.editor), [
    ...['name', 'hours', 'services', 'prices', 'who', 'pictures', 'project', 'languages', 'publish'],
  ])
  assert.deepEqual(await names(people.hiring), ['languages'])
  assert.deepEqual(await names(people.office), [])
})

test('whoever gains a role logs in again, what is taken away ends at once, and both are in the diary', async (t) => {
  const { app, db } = await createTestApp(t)
  const owner = await signIn(app)
  const headers = await signInAs(app, db, 'editor', 'hiring')
  const { id } = (await send(app, calls.whoAmI, { headers })).json<Account>()
  const change = async (roles: string[], param = id) =>
    (await send(app, calls.changeRoles, { headers: owner, param, payload: { roles, password } })).statusCode
  const status = async (call: Parameters<typeof send>[1], cookie: Cookie = headers) =>
    (await send(app, call, { headers: cookie })).statusCode

  assert.equal(await change(['hiring', 'editor', 'hiring']), 200)
  assert.equal(await change(['hiring']), 200)
  assert.deepEqual([await status(calls.listApplications), await status(calls.listContents)], [200, 403])
  assert.equal(await change(['hiring', 'office']), 200)
  assert.equal(await status(calls.whoAmI), 401)
  const again = await signIn(app, 'editor.hiring@example.com')
  assert.equal(await status(calls.listEnquiries, again), 200)
  await change(['owner'])
  assert.equal(await status(calls.whoAmI, again), 401)
  const asOwner = await signIn(app, 'editor.hiring@example.com')
  assert.equal(await status(calls.listAccounts, asOwner), 200)
  await change(['hiring', 'office'])
  assert.equal(await status(calls.listAccounts, asOwner), 403)
  for (const roles of [[], ['boss'], 'editor']) assert.equal(await change(roles as string[]), 400)
  await send(app, calls.signup, { payload: { email: 'waits@example.com', password } })
  const waiting = db.selectFrom('accounts').select('id').where('status', '=', 'waiting')
  assert.equal(await change(['owner'], (await waiting.executeTakeFirst())?.id), 409, 'not open yet')
  assert.equal(await change(['owner'], '019a0000-0000-7000-8000-000000000000'), 404)

  const entries = await db.selectFrom('diary').selectAll().where('kind', '=', 'roles').orderBy('id').execute()
  assert.deepEqual(
    entries.map(({ by_name, record_id, changes }) => [by_name, record_id, JSON.parse(changes)[0]]),
    [
      ['owner@example.com', id, { field: 'roles', before: 'editor hiring', after: 'hiring' }],
      ['owner@example.com', id, { field: 'roles', before: 'hiring', after: 'hiring office' }],
      ['owner@example.com', id, { field: 'roles', before: 'hiring office', after: 'owner' }],
      ['owner@example.com', id, { field: 'roles', before: 'owner', after: 'hiring office' }],
    ],
  )
})

test('an owner chooses the roles when approving; without a choice it is all but owner', async (t) => {
  const { app, db, headers } = await createOwnedApp(t)
  const approve = async (email: string, payload: object) => {
    await send(app, calls.signup, { payload: { email, password } })
    const found = db.selectFrom('accounts').select('id').where('email', '=', email)
    const { id } = await found.executeTakeFirstOrThrow()
    const { statusCode } = await send(app, calls.approveAccount, { headers, param: id, payload })
    const mine = statusCode === 200 ? await signIn(app, email) : undefined
    return mine ? (await send(app, calls.whoAmI, { headers: mine })).json<Account>().roles : statusCode
  }
  assert.deepEqual(await approve('a@example.com', {}), [...usualRoles])
  assert.deepEqual(await approve('b@example.com', { roles: ['office'] }), ['office'])
  assert.deepEqual(await approve('c@example.com', { roles: ['owner', 'editor'], password }), ['owner'])
  assert.equal(await approve('d@example.com', { roles: [] }), 400)
  const entries = db.selectFrom('diary').select('facts').where('action', '=', 'approved')
  assert.deepEqual(
    (await entries.orderBy('id').execute()).map(({ facts }) => JSON.parse(facts)),
    [
      { account: 'a@example.com', roles: ['editor', 'hiring', 'office'] },
      { account: 'b@example.com', roles: ['office'] },
      { account: 'c@example.com', roles: ['owner'] },
    ],
  )
})

test('where an address is confirmed by mail, nobody is made an owner before that', async (t) => {
  const { app, db, headers } = await createOwnedApp(t, { env: { SMTP_URL: 'smtp://localhost:1' } })
  await send(app, calls.signup, { payload: { email: 'anil@example.com', password } })
  const found = db.selectFrom('accounts').select('id').where('status', '=', 'waiting')
  const { id: param } = await found.executeTakeFirstOrThrow()
  const payload = { roles: ['owner'], password }
  const refused = await send(app, calls.approveAccount, { headers, param, payload })
  assert.deepEqual([refused.statusCode, refused.json().message], [409, accessMessages.accounts.notOpen])
})

test('whoever is made an owner again at the server stays one since then, so that a new owner cannot remove them', async (t) => {
  const { app, db, headers } = await createOwnedApp(t)
  const stranger = await signInAs(app, db, 'office')
  const idOf = async (cookie: Cookie) =>
    (await send(app, calls.whoAmI, { headers: cookie })).json<Account>().id
  const [own, theirs] = [await idOf(headers), await idOf(stranger)]
  // The stranger was one before, too, as a row of somebody who is no owner any more still says.
  const monthAgo = timeOf(new Date(Date.now() - 30 * dayMs))
  await db.updateTable('accounts').set({ owner_since: monthAgo }).execute()
  await makeOwner(db, theirs, new Date(Date.now() - 1000))
  await makeOwner(db, own, new Date())
  const refused = await send(app, calls.removeAccount, { headers: stranger, param: own })
  assert.deepEqual([refused.statusCode, refused.json().message], [409, serverMessages.accounts.newOwnersOnly])
})

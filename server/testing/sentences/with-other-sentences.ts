// Run by sentences.test.ts, in a process of its own: no other test may read these sentences.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Call } from '#contract/call.ts'
import type { Sent } from '../images.ts'
import { replaceWords } from './other-words.ts'

replaceWords()
const { calls } = await import('#contract/calls.ts')
const { messages } = await import('#contract/messages.ts')
const { createOwnedApp, send } = await import('../app.ts')
const { asha, mailsIn } = await import('../applications.ts')
const { form, photo } = await import('../images.ts')

const password = 'a long enough secret'
const owner = { email: 'owner@example.com', password }
const anu = { name: 'Anu', email: 'anu@example.com', password }
const mason = { title: 'Mason', description: 'Laterite.', type: 'Full-time', experience: '3 years' }
const house = { category: 'Villa', client: 'Asha', area: '1,850 sq ft', location: 'Aluva' }
const rahul = { name: 'Rahul', phone: '98470 12345', message: 'When can we talk?' }
const picture = await photo()
const pictures = { mainImage: picture, galleryImages: [picture, picture, picture] }
const text = Buffer.from('no picture')

type Headers = Record<string, string>
type Body = Record<string, string | number | boolean | string[] | Buffer | Buffer[]>

async function createOffice(t: TestContext) {
  const { app, db, headers } = await createOwnedApp(t)

  /** `answer` is status, code and the fields that are named. */
  const as = (who: Headers) => async (call: Call, body: Body, answer: string, param?: string) => {
    const { payload, headers } = call.files ? await form(body as Sent) : { payload: body, headers: {} }
    const sent = call.method === 'GET' ? {} : { payload }
    const got = await send(app, call, { param, headers: { ...who, ...headers }, ...sent })
    const { code = '', fields = {} } = got.json()
    assert.equal([got.statusCode, code, ...Object.keys(fields)].join(' ').trim(), answer, call.path)
    return got.json()
  }
  const mailedToken = async () => tokenIn((await mailsIn(db)).at(-1)?.text)
  return { visitor: as({}), staff: as(headers), mailedToken }
}

const tokenIn = (link = '') => /\/([\w-]{43})\b/.exec(link)?.[1] ?? ''

test('the sentences are others, and others again whenever they are read', () => {
  assert.match(messages.jobs.added, /^§/)
  assert.notEqual(messages.errors.conflict, messages.errors.conflict)
})

test('logging in, forgotten passwords and invitations', async (t) => {
  const { visitor, staff, mailedToken } = await createOffice(t)
  await visitor(calls.signup, owner, '409 conflict email')
  await visitor(calls.login, { ...owner, password: 'wrong' }, '401 not_signed_in password')
  await visitor(calls.login, { email: 'owner' }, '400 invalid_input email password')
  await visitor(calls.login, owner, '200')
  await staff(calls.createInvitation, { roles: ['owner'] }, '403 proof_needed password')
  const { link } = await staff(calls.createInvitation, { roles: ['hiring'] }, '200')
  const invited = tokenIn(link)
  await visitor(calls.acceptInvitation, { ...anu, password: 'short' }, '400 invalid_input password', invited)
  await visitor(calls.acceptInvitation, { ...anu, email: owner.email }, '409 conflict email', invited)
  await visitor(calls.acceptInvitation, anu, '200', invited)
  await visitor(calls.acceptInvitation, anu, '400 link_dead', invited)
  await visitor(calls.forgotPassword, { email: 'nobody@example.com' }, '200')
  await visitor(calls.forgotPassword, owner, '200')
  const token = await mailedToken()
  await visitor(calls.resetPassword, { password: 'short' }, '400 invalid_input password', token)
  await visitor(calls.resetPassword, { password: 'another long secret' }, '200', token)
  await visitor(calls.resetPassword, { password }, '400 link_dead', token)
  await staff(calls.listAccounts, {}, '401 not_signed_in')
})

test('records, their versions, pictures and the trash', async (t) => {
  const { visitor, staff } = await createOffice(t)
  await visitor(calls.createJob, mason, '401 not_signed_in')
  await staff(calls.createJob, { ...mason, title: ' ' }, '400 invalid_input title')
  const { id } = await staff(calls.createJob, mason, '200')
  await staff(calls.updateJob, { ...mason, title: 'Head mason', version: 1 }, '200', id)
  await staff(calls.updateJob, { ...mason, title: 'Painter', version: 1 }, '409 conflict', id)
  await staff(calls.deleteJob, {}, '200', id)
  await staff(calls.updateJob, { ...mason, version: 2 }, '404 not_found', id)
  const [trashed] = await staff(calls.listTrash, {}, '200')
  await staff(calls.restoreTrashed, {}, '200', trashed.id)
  await staff(calls.restoreTrashed, {}, '404 not_found', trashed.id)
  await staff(calls.updateJob, { ...mason, version: 2 }, '200', id)
  await staff(calls.createProject, house, '400 invalid_input')
  await staff(calls.createProject, { ...house, ...pictures, mainImage: text }, '415 wrong_type photo.jpg')
  await staff(calls.createProject, { ...house, ...pictures }, '200')
})

test('what visitors send', async (t) => {
  const { visitor, staff } = await createOffice(t)
  const { id } = await staff(calls.createJob, mason, '200')
  const application = { ...asha, job_id: id, idempotency_key: '0123456789abcdef' }
  await visitor(calls.createApplication, { ...application, name: '' }, '400 invalid_input name')
  await visitor(calls.createApplication, { ...application, cv: text }, '415 wrong_type cv')
  const { link } = await visitor(calls.createApplication, application, '200')
  await visitor(calls.createApplication, application, '200')
  assert.equal((await staff(calls.listApplications, {}, '200')).length, 1)
  const token = tokenIn(link)
  await visitor(calls.updateMyData, { ...asha, whatsapp: 'none' }, '400 invalid_input whatsapp', token)
  await visitor(calls.createEnquiry, { ...rahul, phone: 'none' }, '400 invalid_input phone')
  await visitor(calls.createEnquiry, rahul, '200')
  await staff(calls.openJob, { open: false }, '200', id)
  await visitor(calls.createApplication, { ...application, name: 'Biju' }, '409 conflict')
})

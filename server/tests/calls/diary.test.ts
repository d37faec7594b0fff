// Every call that changes something, or shows personal data, leaves an entry; where none can be written, nothing happens.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { translations } from '#content/ml/defaults.ts'
import type { DiaryKind, DiarySubject } from '#contract/access/diary.ts'
import type { Access } from '#contract/access/roles.ts'
import type { Call } from '#contract/call.ts'
import { type CallName, type Calls, calls } from '#contract/calls.ts'
import type { Project } from '#contract/projects.ts'
import { company } from '#site'
import { sumRows } from '../../backup/rows.ts'
import type { Db } from '../../db/database.ts'
import { createTestApp, prove, send, signIn } from '../../testing/app.ts'
import { addJob, apply, asha } from '../../testing/applications.ts'
import { contentsOf } from '../../testing/contents.ts'
import { pdfCv } from '../../testing/cvs.ts'
import { form, photo } from '../../testing/images.ts'

type Writing = {
  [Name in CallName]: (typeof calls)[Name]['method'] extends 'GET' ? never : Name
}[CallName]
/** They change nothing, but show personal data or hand out a file. */
type Showing =
  | 'findPerson'
  | {
      [Name in CallName]: Calls[Name] extends { method: 'GET' } & (
        | { access: 'applications' | 'enquiries' }
        | { file: true }
      )
        ? Name
        : never
    }[CallName]
type Sent = {
  params?: string[]
  query?: Record<string, string>
  payload?: object
  headers?: Record<string, string>
}
type Step = {
  entry: [DiaryKind, DiarySubject]
  /** Makes what the call needs. */
  sent?: (site: Site) => Promise<Sent> | Sent
}
/** A text says why there is no entry, or which test looks at it. */
type Expected = Step | string

const personal: Access[] = ['applications', 'enquiries']
const own = 'server/auth has tests of its own'
const form4 = async () => {
  const image = await photo()
  return form({ ...villa, mainImage: image, galleryImages: [image, image, image, image] })
}
const villa = { category: 'Villa', client: 'Dr Susan', area: '2400', location: 'Aluva', description: '' }
const mason = { title: 'Mason', description: 'Stone walls.', type: 'Full-time', experience: '2 years' }
const review = { name: 'Binu', review: 'Dry roof.', rating: 5 }

/** In the order in which they are made. */
const expected: Record<Writing | Showing, Expected> = {
  createProject: { entry: ['created', 'project'], sent: form4 },
  updateProject: {
    entry: ['changed', 'project'],
    sent: async ({ project }) => ({
      params: [(await project()).id],
      ...(await form({ ...villa, area: '2500' })),
    }),
  },
  showProject: {
    entry: ['changed', 'project'],
    sent: async ({ project }) => ({ params: [(await project()).id], payload: { shown: false } }),
  },
  reorderProjects: {
    entry: ['changed', 'project'],
    sent: async ({ project }) => ({ payload: { list: 'gallery', ids: [(await project()).id] } }),
  },
  addProjectImage: {
    entry: ['changed', 'project'],
    sent: async ({ project }) => ({
      params: [(await project()).id],
      ...(await form({ image: await photo() })),
    }),
  },
  reorderProjectImages: {
    entry: ['changed', 'project'],
    sent: async ({ project }) => {
      const { id, gallery_images } = await project()
      return { params: [id], payload: { gallery_images: gallery_images.toReversed(), from: gallery_images } }
    },
  },
  describeProjectImages: {
    entry: ['changed', 'project'],
    sent: async ({ project }) => {
      const { id, main_image } = await project()
      return { params: [id], payload: { pictures: [{ image_url: main_image, caption: 'From the road' }] } }
    },
  },
  addPicturePair: {
    entry: ['changed', 'project'],
    sent: async ({ project }) => {
      const { id, main_image, gallery_images } = await project()
      return { params: [id], payload: { before: gallery_images[1], after: main_image } }
    },
  },
  deletePicturePair: {
    entry: ['changed', 'project'],
    sent: async ({ project }) => ({ params: [(await project()).pairs[0]?.id ?? ''] }),
  },
  chooseMainImage: {
    entry: ['changed', 'project'],
    sent: async ({ project }) => {
      const { id, gallery_images } = await project()
      return { params: [id], payload: { image_url: gallery_images[0] } }
    },
  },
  deleteProjectImage: {
    entry: ['changed', 'project'],
    sent: async ({ project }) => {
      const { id, gallery_images } = await project()
      return { params: [id], payload: { image_url: gallery_images[0] } }
    },
  },
  addHouseLink: {
    entry: ['changed', 'project'],
    sent: async ({ project }) => ({ params: [(await project()).id], payload: { name: 'Susan' } }),
  },
  endHouseLink: {
    entry: ['changed', 'project'],
    sent: async ({ first }) => ({ params: [(await first('house_links')).id] }),
  },
  addUpdate: {
    entry: ['changed', 'project'],
    sent: async ({ project }) => ({
      params: [(await project()).id],
      ...(await form({ text: 'Susan liked it.', images: await photo() })),
    }),
  },
  changeUpdate: {
    entry: ['changed', 'project'],
    sent: async ({ first }) => ({
      params: [(await first('updates')).id],
      payload: { text: 'Susan loved it.', version: 1 },
    }),
  },
  allowUpdates: {
    entry: ['changed', 'project'],
    sent: async ({ project }) => ({
      params: [(await project()).id],
      payload: { permission_by: 'Susan’s brother' },
    }),
  },
  showUpdate: {
    entry: ['changed', 'project'],
    sent: async ({ first }) => ({ params: [(await first('updates')).id], payload: { public: true } }),
  },
  takeBackPermission: {
    entry: ['changed', 'project'],
    sent: async ({ project }) => ({ params: [(await project()).id] }),
  },
  deleteUpdate: {
    entry: ['changed', 'project'],
    sent: async ({ first }) => ({ params: [(await first('updates')).id] }),
  },
  deleteProject: {
    entry: ['deleted', 'project'],
    sent: async ({ project }) => ({ params: [(await project()).id] }),
  },
  restoreTrashed: {
    entry: ['restored', 'project'],
    sent: async ({ first }) => ({ params: [(await first('trash')).id] }),
  },

  createService: {
    entry: ['created', 'service'],
    sent: async () => form({ title: 'Wells', description: 'Deep ones.', image: await photo() }),
  },
  updateService: {
    entry: ['changed', 'service'],
    sent: async ({ first }) => ({
      params: [(await first('services')).id],
      ...(await form({ title: 'Wells', description: 'Dry ones.', version: '1' })),
    }),
  },
  reorderServices: {
    entry: ['changed', 'service'],
    sent: async ({ first }) => ({ payload: { ids: [(await first('services')).id] } }),
  },
  deleteService: {
    entry: ['deleted', 'service'],
    sent: async ({ first }) => ({ params: [(await first('services')).id] }),
  },
  deleteTrashed: {
    entry: ['deleted', 'service'],
    sent: async ({ first }) => ({ params: [(await first('trash')).id] }),
  },

  createReview: { entry: ['created', 'review'], sent: () => ({ payload: review }) },
  updateReview: {
    entry: ['changed', 'review'],
    sent: async ({ first }) => ({
      params: [(await first('reviews')).id],
      payload: { ...review, rating: 4 },
    }),
  },
  showReview: {
    entry: ['changed', 'review'],
    sent: async ({ first }) => ({
      params: [(await first('reviews')).id],
      payload: { status: 'hidden', reason: 'Names a neighbour.' },
    }),
  },
  askForReview: { entry: ['created', 'review'], sent: () => ({ payload: { name: 'Binu' } }) },
  endReviewLink: {
    entry: ['deleted', 'review'],
    sent: async ({ first }) => ({ params: [(await first('links')).id] }),
  },
  deleteReview: {
    entry: ['deleted', 'review'],
    sent: async ({ first }) => ({ params: [(await first('reviews')).id] }),
  },

  createJob: { entry: ['created', 'job'], sent: () => ({ payload: mason }) },
  updateJob: {
    entry: ['changed', 'job'],
    sent: async ({ first }) => ({
      params: [(await first('jobs')).id],
      payload: { ...mason, experience: '3 years', version: 1 },
    }),
  },
  openJob: {
    entry: ['changed', 'job'],
    sent: async ({ first }) => ({ params: [(await first('jobs')).id], payload: { open: false } }),
  },
  deleteJob: {
    entry: ['deleted', 'job'],
    sent: async ({ first }) => ({ params: [(await first('jobs')).id] }),
  },

  getApplication: 'told once an hour like the list: server/notes/notes.test.ts',
  createApplication: 'the record itself says when it came',
  listApplications: { entry: ['listed', 'application'] },
  exportApplications: { entry: ['exported', 'application'] },
  openCv: { entry: ['cv_opened', 'application'], sent: async ({ cv }) => ({ params: [await cv()] }) },
  updateApplication: {
    entry: ['changed', 'application'],
    sent: async ({ first }) => ({
      params: [(await first('applications')).id],
      payload: { status: 'shortlisted' },
    }),
  },
  getApplicationNeighbours: 'only ids',
  getEnquiryNeighbours: 'only ids',
  countApplicants: 'only counts',
  updateApplications: {
    entry: ['changed', 'application'],
    sent: async ({ first }) => ({
      payload: { changes: [{ id: (await first('applications')).id, status: 'invited' }] },
    }),
  },
  listApplicationHistory: 'told once an hour like the list: server/notes/notes.test.ts',
  addApplicationNote: {
    entry: ['changed', 'application'],
    sent: async ({ first }) => ({
      params: [(await first('applications')).id],
      payload: { text: 'Asha called.' },
    }),
  },
  removeApplicationNote: {
    entry: ['changed', 'application'],
    sent: async ({ first }) => ({
      params: [(await first('applications')).id, (await first('notes')).id],
    }),
  },
  listAnswerTexts: 'they are the texts of the office',
  prepareAnswers: 'told once an hour like the list: server/notes/notes.test.ts',
  saveAnswerText: {
    entry: ['changed', 'site'],
    sent: () => ({
      params: ['reject'],
      payload: { english: 'Sorry, {name}.', malayalam: 'ക്ഷമിക്കൂ, {name}.', version: 0 },
    }),
  },
  sendAnswer: {
    entry: ['changed', 'application'],
    sent: async ({ app, headers, first }) => {
      const { id } = await first('applications')
      const { version } = (await send(app, calls.getApplication, { headers, param: id })).json()
      const payload = { answer: 'reject', by: 'mail', language: 'en', text: 'Sorry, Asha.', version }
      return { params: [id], payload }
    },
  },
  findPerson: { entry: ['listed', 'person'], sent: () => ({ query: { contact: asha.email } }) },
  exportPerson: { entry: ['exported', 'person'], sent: () => ({ query: { contact: asha.email } }) },
  exportEverything: {
    entry: ['exported', 'site'],
    sent: async ({ app, headers }) => {
      await prove(app, headers)
      return {}
    },
  },
  exportDiary: { entry: ['exported', 'site'] },
  resendMail: {
    entry: ['changed', 'site'],
    sent: async ({ first }) => ({ params: [(await first('mails')).id] }),
  },
  deleteMail: {
    entry: ['deleted', 'site'],
    sent: async ({ first }) => ({ params: [(await first('mails')).id] }),
  },
  deleteApplication: {
    entry: ['erased', 'application'],
    sent: async ({ first }) => ({ params: [(await first('applications')).id] }),
  },
  getEnquiry: 'told once an hour like the list: server/notes/notes.test.ts',
  createLead: {
    entry: ['created', 'enquiry'],
    sent: () => ({ payload: { name: 'Asha', phone: '9847012345' } }),
  },
  openLeadLinks: {
    entry: ['changed', 'enquiry'],
    sent: async ({ first }) => ({ params: [(await first('enquiries')).id] }),
  },
  tellLead: {
    entry: ['changed', 'enquiry'],
    sent: async ({ first }) => ({
      params: [(await first('enquiries')).id],
      payload: { by: 'sms', language: 'en' },
    }),
  },
  countSources: 'told once an hour like the list: server/submissions/leads/leads.test.ts',
  createPhoneApplication: 'the record itself says when it came',
  createEnquiry: 'the record itself says when it came',
  listEnquiries: { entry: ['listed', 'enquiry'] },
  exportEnquiries: { entry: ['exported', 'enquiry'] },
  updateEnquiry: {
    entry: ['changed', 'enquiry'],
    sent: async ({ first }) => ({
      params: [(await first('enquiries')).id],
      payload: { status: 'answered' },
    }),
  },
  listEnquiryHistory: 'told once an hour like the list: server/notes/notes.test.ts',
  addEnquiryNote: {
    entry: ['changed', 'enquiry'],
    sent: async ({ first }) => ({
      params: [(await first('enquiries')).id],
      payload: { text: 'Asha called.' },
    }),
  },
  removeEnquiryNote: {
    entry: ['changed', 'enquiry'],
    sent: async ({ first }) => ({ params: [(await first('enquiries')).id, (await first('notes')).id] }),
  },
  deleteEnquiry: {
    entry: ['erased', 'enquiry'],
    sent: async ({ first }) => ({ params: [(await first('enquiries')).id] }),
  },
  erasePerson: {
    entry: ['erased', 'application'],
    sent: async ({ first, fill }) => {
      await fill()
      return { payload: { ids: [(await first('applications')).id] } }
    },
  },

  saveDraft: 'nobody but staff sees a draft',
  previewContent: 'it stores nothing',
  saveTranslations: {
    entry: ['changed', 'translation'],
    sent: () => {
      const malayalam_from = translations.company[company.location]
      const entry = { english: company.location, malayalam: 'വാക്കു പാലിക്കുന്നവർ', malayalam_from }
      return { payload: { translations: [entry] } }
    },
  },
  publishContent: {
    entry: ['published', 'page'],
    sent: async ({ change }) => ({ params: ['company'], payload: { version: await change() } }),
  },
  restoreVersion: {
    entry: ['restored', 'page'],
    sent: async ({ versions, version }) => ({
      params: ['company', (await versions('company')).at(-1).id],
      payload: { version: await version() },
    }),
  },
  discardDraft: 'nobody but staff has seen it',
  addContentPicture: 'nobody sees a picture before it is published',
  confirmSamples: {
    entry: ['changed', 'page'],
    sent: () => ({ params: ['company'], payload: { paths: ['name'] } }),
  },

  getExport: 'only counts',

  confirmTime: {
    entry: ['changed', 'site'],
    sent: () => ({ payload: { time: new Date().toISOString() } }),
  },
  answerFirstSteps: {
    entry: ['changed', 'site'],
    sent: () => ({ payload: { answer: 'hidden', given: true } }),
  },
  sendTestMail: { entry: ['changed', 'site'] },
  removeDemo: {
    entry: ['deleted', 'site'],
    sent: async ({ addDemo }) => {
      await addDemo()
      return {}
    },
  },

  login: own,
  signup: own,
  forgotPassword: own,
  resetPassword: own,
  logout: own,
  changeName: own,
  changeMailLanguage: own,
  changePassword: own,
  endSession: own,
  approveAccount: own,
  mailConfirmationLink: own,
  changeRoles: own,
  removeAccount: own,
  startAppCodes: own,
  renamePasskey: own,
  removePasskey: own,
  removeAppCodes: own,
  passkeyOptions: own,
  passkeyLoginOptions: own,
  passkeyLogin: own,
  newRecoveryCodes: own,
  liftSecondStep: own,
  finishLogin: own,
  endOtherSessions: own,
  confirmAppCodes: own,
  changePolicy: own,
  addPasskey: own,
  createInvitation: own,
  revokeInvitation: own,
  acceptInvitation: own,
  changeSignup: own,
  openMyCv: 'the person concerned reads what is theirs',
  followHouse: 'nobody but the person concerned knows of it',
  confirmFollowing: 'the same',
  stopFollowing: 'the same',
  updateMyData: 'server/submissions has tests of its own',
  writeReview: 'server/reviews has tests of its own',
  countVisit: 'nobody in particular',
  withdrawMyData: 'server/submissions has tests of its own',
}

test('every call that changes something or shows personal data leaves an entry, or does nothing without one', async (t) => {
  const site = await createSite(t)
  const { app, db, headers } = site
  await site.fill()
  const writing = Object.entries<Call>(calls).filter(
    ([, { method, access, file }]) => method !== 'GET' || personal.includes(access) || file,
  )
  assert.deepEqual(
    new Set(writing.map(([name]) => name)).difference(new Set(Object.keys(expected))),
    new Set(),
  )
  for (const [name, step] of Object.entries(expected)) {
    if (typeof step === 'string') continue
    const { method, path }: Call = calls[name as CallName]
    const { params = [], ...sent } = (await step.sent?.(site)) ?? {}
    const rest = [...params]
    const url = path.replace(/:\w+/g, () => rest.shift() ?? '')
    const agent = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile' }
    const make = () =>
      app.inject({ method, url, ...sent, headers: { ...sent.headers, ...headers, ...agent } })

    const before = await sumRows(db)
    const refused = await withoutDiary(db, make)
    assert.equal(refused.statusCode, 500, `${name} without a diary`)
    assert.deepEqual(await sumRows(db), before, `${name} changes nothing without a diary`)

    const answer = await make()
    assert.equal(answer.statusCode, 200, `${name}: ${answer.body.slice(0, 200)}`)
    const added = (await entries(db)).slice(before.diary?.rows ?? 0)
    const [kind, subject] = step.entry
    const entry = added.find((one) => one.kind === kind && one.subject === subject)
    assert.ok(entry, `${name} leaves an entry: ${JSON.stringify(added)}`)
    assert.equal(entry.by_name, 'owner@example.com', name)
    assert.match(entry.device, /Android/, name)
  }
})

test('an entry tells what was changed, for texts with before and after', async (t) => {
  const { app, db, headers } = await createSite(t)
  const { id } = (await send(app, calls.createJob, { headers, payload: mason })).json()
  for (const version of [1, 2])
    await send(app, calls.updateJob, {
      headers,
      param: id,
      payload: { ...mason, title: 'Head mason', version },
    })
  const told = (await entries(db)).filter(({ subject }) => subject === 'job')
  assert.deepEqual(
    told.map(({ kind, title, record_id }) => [kind, title, record_id]),
    [
      ['created', 'Mason', id],
      ['changed', 'Head mason', id],
    ],
    'what changes nothing is not told',
  )
  assert.deepEqual(JSON.parse(told[1]?.changes ?? ''), [
    { field: 'title', before: 'Mason', after: 'Head mason' },
  ])
})

test('nothing of an erased person is in the diary', async (t) => {
  const { app, db, headers, fill, first, cv } = await createSite(t)
  await fill()
  const { id } = await first('applications')
  const { id: asked } = await first('enquiries')
  const note = { text: 'Asha Menon, 98470 12345, asha@example.com' }
  await send(app, calls.updateApplication, { headers, param: id, payload: { status: 'rejected' } })
  await send(app, calls.addApplicationNote, { headers, param: id, payload: note })
  await send(app, calls.addEnquiryNote, { headers, param: asked, payload: note })
  await send(app, calls.openCv, { headers, param: await cv() })
  await send(app, calls.findPerson, { headers, query: { contact: asha.email } })
  await send(app, calls.exportPerson, { headers, query: { contact: asha.email } })
  await send(app, calls.erasePerson, { headers, payload: { ids: [id, asked] } })
  const all = await entries(db)
  const kinds = new Set(all.map(({ kind }) => kind))
  for (const kind of ['changed', 'cv_opened', 'listed', 'exported', 'erased'] as const)
    assert.ok(kinds.has(kind))
  assert.doesNotMatch(JSON.stringify(all), /Asha|Menon|asha@|98470|Temple|9847012345/i)
  const changed = all.filter(({ kind, subject }) => kind === 'changed' && subject === 'application')
  assert.deepEqual(
    changed.flatMap(({ changes }) => JSON.parse(changes)),
    [
      { field: 'status', before: 'new', after: 'rejected' },
      { field: 'notes', before: null, after: null },
    ],
  )
})

test('a list is told of once an hour for each person', async (t) => {
  let now = new Date('2026-11-01T06:00:00Z')
  const { app, db } = await createTestApp(t, { now: () => now })
  const headers = await signIn(app)
  const list = (call: Call) => send(app, call, { headers })
  const count = async () => (await entries(db)).filter(({ kind }) => kind === 'listed').length
  for (let i = 0; i < 3; i++) await list(calls.listApplications)
  assert.equal(await count(), 1)
  await list(calls.listEnquiries)
  assert.equal(await count(), 2)
  now = new Date(now.getTime() + 3_600_001)
  await list(calls.listApplications)
  assert.equal(await count(), 3)
})

type Site = Awaited<ReturnType<typeof createSite>>
type Table =
  | 'notes'
  | 'house_links'
  | 'links'
  | 'updates'
  | 'reviews'
  | 'services'
  | 'jobs'
  | 'applications'
  | 'enquiries'
  | 'mails'
  | 'trash'

const entries = (db: Db) => db.selectFrom('diary').selectAll().orderBy('id').execute()

async function withoutDiary<T>(db: Db, work: () => Promise<T>) {
  await sql`alter table diary rename to away`.execute(db)
  try {
    return await work()
  } finally {
    await sql`alter table away rename to diary`.execute(db)
  }
}

async function createSite(t: TestContext) {
  const { app, db } = await createTestApp(t, { env: { SMTP_URL: 'smtp://127.0.0.1:9' } })
  const headers = await signIn(app)
  const { draftOf, save, versions } = contentsOf(app, headers)
  const version = async () => (await draftOf('company')).version
  return {
    ...{ app, db, headers, versions, version },
    first: (table: Table) =>
      db.selectFrom(table).select('id').orderBy('id', 'desc').executeTakeFirstOrThrow(),
    async project() {
      const { id } = await db.selectFrom('projects').select('id').executeTakeFirstOrThrow()
      const found = await send(app, calls.getProject, { headers, param: id })
      return found.json() as Project
    },
    async cv() {
      const { cv } = await db.selectFrom('applications').select('cv').executeTakeFirstOrThrow()
      return cv ?? ''
    },
    async fill() {
      await apply(app, { ...asha, job_id: await addJob(db) }, [pdfCv, 'cv.pdf'])
      const payload = { name: asha.name, phone: '9847012345', message: 'A house in Aluva' }
      await send(app, calls.createEnquiry, { payload })
    },
    async change() {
      const { content, version } = await draftOf('company')
      return (await save('company', version, { ...content, name: `${company.name} Builders` })).json().version
    },
    /** As the demo loads it. */
    async addDemo() {
      const [id, created_at] = ['019a0000-0000-7000-8000-000000000000', '2026-01-01T00:00:00.000Z']
      await db
        .insertInto('settings')
        .values({ name: 'demo', value: JSON.stringify({ [id]: [] }) })
        .execute()
      const row = { ...review, id, version: 1, created_at }
      await db.insertInto('reviews').values(row).execute()
    },
  }
}

// Every call that changes something, or shows personal data, leaves an entry; where none can be written, nothing happens.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { translations } from '#content/ml/defaults.ts'
import type { DiaryKind, DiarySubject } from '#contract/access/diary.ts'
import type { Access } from '#contract/access/roles.ts'
import type { Call } from '#contract/call.ts'
import { type CallName, calls } from '#contract/calls.ts'
import type { Project } from '#contract/projects.ts'
import { company } from '#site'
import { sumRows } from '../../backup/rows.ts'
import type { Db } from '../../db/database.ts'
import { createOwnedApp, prove, send } from '../../testing/app.ts'
import { addJob, apply, asha } from '../../testing/applications.ts'
import { contentsOf } from '../../testing/contents.ts'
import { pdfCv } from '../../testing/cvs.ts'
import { form, photo } from '../../testing/images.ts'

type Sent = { params?: string[]; query?: Record<string, string>; payload?: object; headers?: object }
/** The entry, and what makes what the call needs. */
type Step = [`${DiaryKind} ${DiarySubject}`, ((site: Site) => Promise<Sent> | Sent)?]

/** It stands still: a session notes when it was used, once a minute. */
const now = new Date()
const personal: Access[] = ['applications', 'enquiries']
const villa = { category: 'Villa', client: 'Dr Susan', area: '2400', location: 'Aluva', description: '' }
const mason = { title: 'Mason', description: 'Stone walls.', type: 'Full-time', experience: '2 years' }
const review = { name: 'Binu', review: 'Dry roof.', rating: 5 }

/** About the newest row of a table. */
const ofNewest =
  (table: Table, payload?: object) =>
  async ({ first }: Site) => ({ params: [(await first(table)).id], payload })
/** About the one project. */
const ofProject =
  (payload?: object | ((project: Project) => object)) =>
  async ({ project }: Site) => {
    const found = await project()
    return { params: [found.id], payload: typeof payload === 'function' ? payload(found) : payload }
  }
const projectForm = async ({ project }: Site, fields: Parameters<typeof form>[0]) => ({
  params: [(await project()).id],
  ...(await form(fields)),
})
const aboutAsha = () => ({ query: { contact: asha.email } })

/** In the order in which they are made. */
const expected: Partial<Record<CallName, Step>> = {
  createProject: [
    'created project',
    async () => {
      const image = await photo()
      return form({ ...villa, mainImage: image, galleryImages: [image, image, image, image] })
    },
  ],
  updateProject: ['changed project', (site) => projectForm(site, { ...villa, area: '2500' })],
  showProject: ['changed project', ofProject({ shown: false })],
  reorderProjects: [
    'changed project',
    async ({ project }) => ({ payload: { list: 'gallery', ids: [(await project()).id] } }),
  ],
  addProjectImage: ['changed project', async (site) => projectForm(site, { image: await photo() })],
  reorderProjectImages: [
    'changed project',
    ofProject(({ gallery_images: from }) => ({ gallery_images: from.toReversed(), from })),
  ],
  describeProjectImages: [
    'changed project',
    ofProject(({ main_image }) => ({ pictures: [{ image_url: main_image, caption: 'From the road' }] })),
  ],
  addPicturePair: [
    'changed project',
    ofProject(({ main_image, gallery_images }) => ({ before: gallery_images[1], after: main_image })),
  ],
  deletePicturePair: [
    'changed project',
    async ({ project }) => ({ params: [(await project()).pairs[0]?.id ?? ''] }),
  ],
  chooseMainImage: ['changed project', ofProject(({ gallery_images }) => ({ image_url: gallery_images[0] }))],
  deleteProjectImage: [
    'changed project',
    ofProject(({ gallery_images }) => ({ image_url: gallery_images[0] })),
  ],
  addHouseLink: ['changed project', ofProject({ name: 'Susan' })],
  addUpdate: [
    'changed project',
    async (site) => projectForm(site, { text: 'Susan liked it.', images: await photo() }),
  ],
  changeUpdate: ['changed project', ofNewest('updates', { text: 'Susan loved it.', version: 1 })],
  allowUpdates: ['changed project', ofProject({ permission_by: 'Susan’s brother' })],
  showUpdate: ['changed project', ofNewest('updates', { public: true })],
  takeBackPermission: ['changed project', ofProject()],
  deleteUpdate: ['changed project', ofNewest('updates')],
  deleteProject: ['deleted project', ofProject()],
  restoreTrashed: ['restored project', ofNewest('trash')],
  createService: [
    'created service',
    async () => form({ title: 'Wells', description: 'Deep ones.', image: await photo() }),
  ],
  updateService: [
    'changed service',
    async ({ first }) => ({
      params: [(await first('services')).id],
      ...(await form({ title: 'Wells', description: 'Dry ones.', version: '1' })),
    }),
  ],
  reorderServices: [
    'changed service',
    async ({ first }) => ({ payload: { ids: [(await first('services')).id] } }),
  ],
  deleteService: ['deleted service', ofNewest('services')],
  deleteTrashed: ['deleted service', ofNewest('trash')],
  createReview: ['created review', () => ({ payload: review })],
  updateReview: ['changed review', ofNewest('reviews', { ...review, rating: 4 })],
  showReview: ['changed review', ofNewest('reviews', { status: 'hidden', reason: 'Names a neighbour.' })],
  askForReview: ['created review', () => ({ payload: { name: 'Binu' } })],
  endGivenLink: ['deleted review', ofNewest('links')],
  deleteReview: ['deleted review', ofNewest('reviews')],
  createJob: ['created job', () => ({ payload: mason })],
  updateJob: ['changed job', ofNewest('jobs', { ...mason, experience: '3 years', version: 1 })],
  openJob: ['changed job', ofNewest('jobs', { open: false })],
  deleteJob: ['deleted job', ofNewest('jobs')],
  listApplications: ['listed application'],
  exportApplications: ['exported application'],
  openCv: ['cv_opened application', async ({ cv }) => ({ params: [await cv()] })],
  updateApplication: ['changed application', ofNewest('applications', { status: 'shortlisted' })],
  updateApplications: [
    'changed application',
    async ({ first }) => ({
      payload: { changes: [{ id: (await first('applications')).id, status: 'invited' }] },
    }),
  ],
  addApplicationNote: ['changed application', ofNewest('applications', { text: 'Asha called.' })],
  removeApplicationNote: [
    'changed application',
    async ({ first }) => ({ params: [(await first('applications')).id, (await first('notes')).id] }),
  ],
  saveAnswerText: [
    'changed site',
    () => ({
      params: ['reject'],
      payload: { english: 'Sorry, {name}.', malayalam: 'ക്ഷമിക്കൂ, {name}.', version: 0 },
    }),
  ],
  sendAnswer: [
    'changed application',
    async ({ app, headers, first }) => {
      const { id } = await first('applications')
      const { version } = (await send(app, calls.getApplication, { headers, param: id })).json()
      const payload = { answer: 'reject', by: 'mail', language: 'en', text: 'Sorry, Asha.', version }
      return { params: [id], payload }
    },
  ],
  findPerson: ['listed person', aboutAsha],
  exportPerson: ['exported person', aboutAsha],
  exportEverything: [
    'exported site',
    async ({ app, headers }) => {
      await prove(app, headers)
      return {}
    },
  ],
  exportDiary: ['exported site'],
  resendMail: ['changed site', ofNewest('mails')],
  deleteMail: ['deleted site', ofNewest('mails')],
  deleteApplication: ['erased application', ofNewest('applications')],
  createLead: ['created enquiry', () => ({ payload: { name: 'Asha', phone: '9847012345' } })],
  openLeadLinks: ['changed enquiry', ofNewest('enquiries')],
  tellLead: ['changed enquiry', ofNewest('enquiries', { by: 'sms', language: 'en' })],
  listEnquiries: ['listed enquiry'],
  exportEnquiries: ['exported enquiry'],
  updateEnquiry: ['changed enquiry', ofNewest('enquiries', { status: 'answered' })],
  addEnquiryNote: ['changed enquiry', ofNewest('enquiries', { text: 'Asha called.' })],
  removeEnquiryNote: [
    'changed enquiry',
    async ({ first }) => ({ params: [(await first('enquiries')).id, (await first('notes')).id] }),
  ],
  deleteEnquiry: ['erased enquiry', ofNewest('enquiries')],
  erasePerson: [
    'erased application',
    async ({ first, fill }) => {
      await fill()
      return { payload: { ids: [(await first('applications')).id] } }
    },
  ],
  saveTranslations: [
    'changed translation',
    () => {
      const malayalam_from = translations.company[company.location]
      const entry = { english: company.location, malayalam: 'വാക്കു പാലിക്കുന്നവർ', malayalam_from }
      return { payload: { translations: [entry] } }
    },
  ],
  publishContent: [
    'published page',
    async ({ change }) => ({ params: ['company'], payload: { version: await change() } }),
  ],
  restoreVersion: [
    'restored page',
    async ({ versions, version }) => ({
      params: ['company', (await versions('company')).at(-1).id],
      payload: { version: await version() },
    }),
  ],
  confirmSamples: ['changed page', () => ({ params: ['company'], payload: { paths: ['name'] } })],
  confirmTime: ['changed site', () => ({ payload: { time: now.toISOString() } })],
  answerFirstSteps: ['changed site', () => ({ payload: { answer: 'hidden', given: true } })],
  sendTestMail: ['changed site'],
  removeDemo: [
    'deleted site',
    async ({ addDemo }) => {
      await addDemo()
      return {}
    },
  ],
}

/** Why there is no entry, or which test looks at it. */
const others: Record<string, string[]> = {
  'told once an hour like the list: server/notes/notes.test.ts': [
    ...['getApplication', 'listApplicationHistory', 'prepareAnswers', 'getEnquiry', 'listEnquiryHistory'],
  ],
  'told once an hour like the list: server/submissions/leads/leads.test.ts': ['countSources'],
  'the record itself says when it came': ['createApplication', 'createPhoneApplication', 'createEnquiry'],
  'only ids or counts': [
    ...['getApplicationNeighbours', 'getEnquiryNeighbours', 'countApplicants', 'getExport'],
  ],
  'they are the texts of the office': ['listAnswerTexts'],
  'nobody but staff sees it': ['saveDraft', 'previewContent', 'discardDraft', 'addContentPicture'],
  'the person concerned reads what is theirs': ['openMyCv'],
  'nobody but the person concerned knows of it': ['followHouse', 'confirmFollowing', 'stopFollowing'],
  'server/submissions has tests of its own': ['updateMyData', 'withdrawMyData'],
  'server/reviews has tests of its own': ['writeReview'],
  'nobody in particular': ['countVisit'],
  'server/auth has tests of its own': [
    ...[
      'login',
      'signup',
      'forgotPassword',
      'resetPassword',
      'endSessionsByLink',
      'logout',
      'changeName',
      'changeMailLanguage',
    ],
    ...['changePassword', 'endSession', 'approveAccount', 'mailConfirmationLink', 'changeRoles'],
    ...['removeAccount', 'startAppCodes', 'renamePasskey', 'removePasskey', 'removeAppCodes'],
    ...['passkeyOptions', 'passkeyLoginOptions', 'passkeyLogin', 'newRecoveryCodes', 'liftSecondStep'],
    ...['finishLogin', 'endOtherSessions', 'confirmAppCodes', 'changePolicy', 'addPasskey'],
    ...['createInvitation', 'revokeInvitation', 'acceptInvitation', 'changeSignup'],
  ],
}

test('every call that changes something or shows personal data leaves an entry, or does nothing without one', async (t) => {
  const site = await createSite(t)
  const { app, db, headers } = site
  await site.fill()
  const writing = Object.entries<Call>(calls).filter(
    ([, { method, access, file }]) => method !== 'GET' || personal.includes(access) || file,
  )
  const known = new Set([...Object.keys(expected), ...Object.values(others).flat()])
  assert.deepEqual(new Set(writing.map(([name]) => name)).difference(known), new Set())
  assert.deepEqual(known.difference(new Set(Object.keys(calls))), new Set())

  for (const [name, [what, sent]] of Object.entries(expected)) {
    const { method, path }: Call = calls[name as CallName]
    const { params = [], ...more }: Sent = (await sent?.(site)) ?? {}
    const rest = [...params]
    const url = path.replace(/:\w+/g, () => rest.shift() ?? '')
    const agent = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile' }
    const make = () =>
      app.inject({ method, url, ...more, headers: { ...more.headers, ...headers, ...agent } })

    const before = await sumRows(db)
    const refused = await withoutDiary(db, make)
    assert.equal(refused.statusCode, 500, `${name} without a diary`)
    assert.deepEqual(await sumRows(db), before, `${name} changes nothing without a diary`)

    const answer = await make()
    assert.equal(answer.statusCode, 200, `${name}: ${answer.body.slice(0, 200)}`)
    const added = (await entries(db)).slice(before.diary?.rows ?? 0)
    const entry = added.find(({ kind, subject }) => `${kind} ${subject}` === what)
    assert.ok(entry, `${name} leaves an entry: ${JSON.stringify(added)}`)
    assert.equal(entry.by_name, 'owner@example.com', name)
    assert.match(entry.device, /Android/, name)
  }
})

test('a list is told of once an hour for each person', async (t) => {
  let now = new Date('2026-11-01T06:00:00Z')
  const { app, db, headers } = await createOwnedApp(t, { now: () => now })
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
  const env = { SMTP_URL: 'smtp://127.0.0.1:9' }
  const { app, db, headers } = await createOwnedApp(t, { env, now: () => now })
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

// Who may make which call, written out a second time: the other tests read it from the contract and would follow a mistake.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type CallName, calls } from '#contract/calls.ts'
import type { Access, Route } from '#contract/route.ts'
import { routes } from '#contract/routes.ts'
import { createPasswords } from '../auth/passwords.ts'
import { insertSession, maxAgeMs } from '../auth/session-store.ts'
import { hashToken } from '../auth/tokens.ts'
import type { Db } from '../db/database.ts'
import { cheapHash, createTestApp } from '../testing/app.ts'
import { filledIn, someId } from '../testing/hostile.ts'

type App = Awaited<ReturnType<typeof createTestApp>>['app']
type Rows = Record<CallName, { access: Access }>

const access: Record<CallName, Access> = {
  // What the public pages show, and the two forms of visitors.
  listJobs: 'anyone',
  listProjects: 'anyone',
  getProject: 'anyone',
  listReviews: 'anyone',
  getReview: 'anyone',
  listServices: 'anyone',
  getService: 'anyone',
  getContent: 'anyone',
  createApplication: 'anyone',
  createEnquiry: 'anyone',
  // How one gets a session.
  login: 'anyone',
  signup: 'anyone',
  forgotPassword: 'anyone',
  resetPassword: 'anyone',
  checkResetLink: 'anyone',
  confirmAddress: 'anyone',

  // Daily work.
  createJob: 'staff',
  getJob: 'staff',
  updateJob: 'staff',
  openJob: 'staff',
  deleteJob: 'staff',
  createProject: 'staff',
  updateProject: 'staff',
  showProject: 'staff',
  deleteProject: 'staff',
  reorderProjects: 'staff',
  addProjectImage: 'staff',
  deleteProjectImage: 'staff',
  reorderProjectImages: 'staff',
  chooseMainImage: 'staff',
  createService: 'staff',
  updateService: 'staff',
  deleteService: 'staff',
  reorderServices: 'staff',
  createReview: 'staff',
  updateReview: 'staff',
  deleteReview: 'staff',
  listTrash: 'staff',
  restoreTrashed: 'staff',
  deleteTrashed: 'staff',
  listApplications: 'staff',
  getApplication: 'staff',
  updateApplication: 'staff',
  deleteApplication: 'staff',
  exportApplications: 'staff',
  openCv: 'staff',
  listCvOpenings: 'staff',
  listEnquiries: 'staff',
  getEnquiry: 'staff',
  updateEnquiry: 'staff',
  deleteEnquiry: 'staff',
  exportEnquiries: 'staff',
  listContents: 'staff',
  getDraft: 'staff',
  saveDraft: 'staff',
  publishContent: 'staff',
  discardDraft: 'staff',
  confirmSamples: 'staff',
  listVersions: 'staff',
  restoreVersion: 'staff',
  addContentPicture: 'staff',
  getAttention: 'staff',
  getSummary: 'staff',
  getStatus: 'staff',
  getFirstSteps: 'staff',
  sendTestMail: 'staff',
  listMails: 'staff',
  resendMail: 'staff',
  deleteMail: 'staff',
  // One's own account and sessions.
  whoAmI: 'staff',
  logout: 'staff',
  changeName: 'staff',
  changePassword: 'staff',
  listSessions: 'staff',
  endSession: 'staff',

  // Other people's accounts, and everything about one person.
  listAccounts: 'owner',
  approveAccount: 'owner',
  createConfirmationLink: 'owner',
  changeRole: 'owner',
  removeAccount: 'owner',
  findPerson: 'owner',
  exportPerson: 'owner',
  erasePerson: 'owner',
  listOpenedCvs: 'owner',
  // The site as a whole.
  showFirstSteps: 'owner',
  getDemo: 'owner',
  removeDemo: 'owner',
  getExport: 'owner',
  exportEverything: 'owner',
}

const credentials = { email: 'owner@example.com', password: 'a long enough secret' }
const password_hash = await createPasswords(cheapHash).hash(credentials.password)

const callNames = Object.keys(calls) as CallName[]
const people = ['nobody', 'ended', 'waiting', 'staff', 'owner'] as const
type Person = (typeof people)[number]

/** The status of a refusal; undefined for whoever may call. */
const refusals: Record<Access, Partial<Record<Person, number>>> = {
  anyone: {},
  staff: { nobody: 401, ended: 401, waiting: 401 },
  owner: { nobody: 401, ended: 401, waiting: 401, staff: 403 },
}

test('the contract says the same', () => {
  const inContract = Object.fromEntries(Object.entries(routes).map(([name, row]) => [name, row.access]))
  assert.deepEqual(inContract, access)
})

test('every call is answered to whoever may make it, and refused to everybody else', async (t) => {
  const { app, db } = await createTestApp(t)
  const wrong: string[] = []
  for (const name of callNames) wrong.push(...(await differences(app, db, name)))
  assert.deepEqual(wrong, [])
})

const order: Access[] = ['anyone', 'staff', 'owner']

for (const [what, step] of [
  ['opened', -1],
  ['closed', 1],
] as const) {
  test(`control: every call that is ${what} by one step is noticed`, async (t) => {
    const { db } = await createTestApp(t)
    const unnoticed: CallName[] = []
    let changed = 0
    for (const name of callNames) {
      const other = order[order.indexOf(access[name]) + step]
      if (!other) continue
      changed += 1
      const wrong = await withAccess(name, other, async () => {
        const { app } = await createTestApp(t, { services: { db } })
        return differences(app, db, name)
      })
      if (wrong.length === 0) unnoticed.push(name)
    }
    t.diagnostic(`${changed - unnoticed.length} of ${changed} noticed`)
    assert.deepEqual(unnoticed, [])
  })
}

async function withAccess<T>(name: CallName, other: Access, work: () => Promise<T>) {
  const row = (routes as Rows)[name]
  const { access: own } = row
  row.access = other
  try {
    return await work()
  } finally {
    row.access = own
  }
}

/** Makes the call as everybody, and lists who got another answer than the list says. */
async function differences(app: App, db: Db, name: CallName) {
  const route: Route = routes[name]
  const query = route.query && 'contact' in route.query.shape ? '?contact=asha@example.com' : ''
  const url = route.path.replace(/:\w+/g, someId) + query
  const filled = route.body ? filledIn(route, credentials) : {}
  await restoreAccounts(db)
  const answers = await Promise.all(
    people.map(async (person) => {
      const cookie = person === 'nobody' ? {} : { cookie: `session=${person}` }
      const headers = { ...filled.headers, ...cookie }
      const { statusCode } = await app.inject({ method: route.method, url, ...filled, headers })
      const refusal = refusals[access[name]][person]
      const isRight = refusal ? statusCode === refusal : statusCode !== 401 && statusCode !== 403
      return isRight ? [] : [`${name} as ${person}: ${statusCode}`]
    }),
  )
  return answers.flat()
}

/** Everybody has a session, also whoever must not get in with it. */
async function restoreAccounts(db: Db) {
  await db.deleteFrom('accounts').execute()
  const now = new Date()
  for (const [n, person] of people.entries()) {
    const id = `019a0000-0000-7000-8000-00000000000${n + 1}`
    const role = person === 'owner' ? 'owner' : 'staff'
    const status = person === 'waiting' ? 'waiting' : 'active'
    const email = `${person}@example.com`
    const times = { created_at: now.toISOString(), last_login_at: null }
    await db
      .insertInto('accounts')
      .values({ id, email, password_hash, role, status, ...times })
      .execute()
    const startedAt = person === 'ended' ? new Date(now.getTime() - 2 * maxAgeMs) : now
    await insertSession(db, { account_id: id, token_hash: hashToken(person), device: 'test' }, startedAt)
  }
}

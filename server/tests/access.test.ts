// @sqlite Who may make which call, written out a second time: the other tests read it from the contract and would follow a
// mistake.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Access, staffRoles } from '#contract/access/roles.ts'
import type { Call } from '#contract/call.ts'
import { type CallName, calls } from '#contract/calls.ts'
import { createPasswords } from '../auth/passwords.ts'
import { insertSession, maxAgeMs } from '../auth/session-store.ts'
import type { Db } from '../db/database.ts'
import { hashToken } from '../db/settings.ts'
import { cheapHash, createTestApp } from '../testing/app.ts'
import { filledIn, someId } from '../testing/hostile.ts'

type App = Awaited<ReturnType<typeof createTestApp>>['app']

const callsOf: Record<Access, string[]> = {
  anyone: [
    ...['listJobs', 'listProjects', 'getProject', 'listStory', 'listReviews', 'getReview'],
    ...['listServices', 'getService', 'getContent', 'createApplication', 'createPhoneApplication'],
    ...['createEnquiry', 'getMyData', 'openMyCv', 'updateMyData', 'withdrawMyData', 'followHouse'],
    ...['confirmFollowing', 'stopFollowing', 'writeReview', 'login', 'signup', 'forgotPassword'],
    ...[
      'resetPassword',
      'checkResetLink',
      'endSessionsByLink',
      'checkInvitation',
      'acceptInvitation',
      'getSignup',
    ],
    ...['finishLogin', 'passkeyLoginOptions', 'passkeyLogin', 'countVisit'],
  ],
  self: [
    ...['whoAmI', 'logout', 'changeName', 'changeMailLanguage', 'changePassword', 'listSessions'],
    ...['endSession', 'endOtherSessions', 'getSecondStep', 'passkeyOptions', 'addPasskey'],
    ...['renamePasskey', 'removePasskey', 'startAppCodes', 'confirmAppCodes', 'removeAppCodes'],
    ...['newRecoveryCodes'],
  ],
  staff: [
    ...['listTrash', 'restoreTrashed', 'deleteTrashed', 'getAttention', 'getSummary', 'getFirstSteps'],
    ...['listMails', 'resendMail', 'deleteMail', 'getNumbers', 'listGivenLinks', 'endGivenLink'],
  ],
  projects: [
    ...['createProject', 'updateProject', 'showProject', 'deleteProject', 'reorderProjects'],
    ...['addProjectImage', 'describeProjectImages', 'addPicturePair', 'deletePicturePair'],
    ...['deleteProjectImage', 'reorderProjectImages', 'chooseMainImage', 'changeUpdate', 'showUpdate'],
    ...['deleteUpdate', 'allowUpdates', 'takeBackPermission', 'addHouseLink'],
  ],
  updates: ['listSites', 'listUpdates', 'addUpdate'],
  services: ['createService', 'updateService', 'deleteService', 'reorderServices'],
  reviews: [...['createReview', 'updateReview', 'showReview', 'deleteReview', 'askForReview']],
  site: [
    ...['listContents', 'getDraft', 'saveDraft', 'previewContent', 'publishContent', 'discardDraft'],
    ...['confirmSamples', 'listVersions', 'restoreVersion', 'addContentPicture'],
  ],
  translations: ['listTranslations', 'saveTranslations'],
  jobs: ['createJob', 'getJob', 'getJobPoster', 'updateJob', 'openJob', 'deleteJob'],
  applications: [
    ...['listApplications', 'getApplication', 'updateApplication', 'listApplicationHistory'],
    ...['addApplicationNote', 'removeApplicationNote', 'listAnswerTexts', 'saveAnswerText'],
    ...['prepareAnswers', 'sendAnswer', 'getApplicationNeighbours', 'updateApplications'],
    ...['countApplicants', 'deleteApplication', 'exportApplications', 'openCv'],
  ],
  enquiries: [
    ...['createLead', 'openLeadLinks', 'tellLead', 'countSources', 'listEnquiryHistory'],
    ...['addEnquiryNote', 'removeEnquiryNote', 'getEnquiryNeighbours', 'listEnquiries', 'getEnquiry'],
    ...['updateEnquiry', 'deleteEnquiry', 'exportEnquiries'],
  ],
  owner: [
    ...['listAccounts', 'approveAccount', 'mailConfirmationLink', 'changeRoles', 'removeAccount'],
    ...['createInvitation', 'listInvitations', 'revokeInvitation', 'changeSignup', 'liftSecondStep'],
    ...['getPolicy', 'changePolicy', 'findPerson', 'exportPerson', 'erasePerson', 'listOpenedCvs'],
    ...['listDiary', 'listDiaryPeople', 'exportDiary', 'answerFirstSteps', 'getStatus', 'confirmTime'],
    ...['sendTestMail', 'getDemo', 'removeDemo', 'getExport', 'exportEverything'],
  ],
}
const access = Object.fromEntries(
  Object.entries(callsOf).flatMap(([own, names]) => names.map((name) => [name, own])),
) as Record<CallName, Access>

const credentials = { email: 'owner@example.com', password: 'a long enough secret' }
const password_hash = await createPasswords(cheapHash).hash(credentials.password)

const callNames = Object.keys(calls) as CallName[]
const strangers = ['nobody', 'ended', 'waiting'] as const
const people = [...strangers, 'editor', 'hiring', 'office', 'site', 'owner'] as const
type Person = (typeof people)[number]

/** Of those with a session, who may use what. */
const allowed: Record<Exclude<Access, 'anyone'>, Person[]> = {
  self: ['editor', 'hiring', 'office', 'site', 'owner'],
  staff: ['editor', 'hiring', 'office', 'owner'],
  projects: ['editor', 'owner'],
  updates: ['editor', 'site', 'owner'],
  services: ['editor', 'owner'],
  site: ['editor', 'owner'],
  reviews: ['editor', 'office', 'owner'],
  jobs: ['hiring', 'owner'],
  translations: ['editor', 'hiring', 'owner'],
  applications: ['hiring', 'owner'],
  enquiries: ['office', 'owner'],
  owner: ['owner'],
}

/** The status of a refusal; undefined for whoever may call. */
function refusalOf(person: Person, access: Access) {
  if (access === 'anyone') return undefined
  if (strangers.some((one) => one === person)) return 401
  return allowed[access].includes(person) ? undefined : 403
}

test('the contract says the same', () => {
  const inContract = Object.fromEntries(Object.entries(calls).map(([name, { access }]) => [name, access]))
  assert.deepEqual(inContract, access)
})

test('every call is answered to whoever may make it, and refused to everybody else', async (t) => {
  const { app, db } = await createTestApp(t)
  const wrong: string[] = []
  for (const name of callNames) wrong.push(...(await differences(app, db, name)))
  assert.deepEqual(wrong, [])
})

/** Makes the call as everybody, and lists who got another answer than the list says. */
async function differences(app: App, db: Db, name: CallName) {
  const call: Call = calls[name]
  const query = call.query && 'contact' in call.query.shape ? '?contact=asha@example.com' : ''
  const url = call.path.replace(/:\w+/g, someId) + query
  const filled = call.body ? filledIn(call, credentials) : {}
  await restoreAccounts(db)
  const answers = await Promise.all(
    people.map(async (person) => {
      const cookie = person === 'nobody' ? {} : { cookie: `session=${person}` }
      const headers = { ...filled.headers, ...cookie }
      const { statusCode } = await app.inject({ method: call.method, url, ...filled, headers })
      const refusal = refusalOf(person, access[name])
      const isRight = refusal ? statusCode === refusal : statusCode !== 401 && statusCode !== 403
      return isRight ? [] : [`${name} as ${person}: ${statusCode}`]
    }),
  )
  return answers.flat()
}

const isStaffRole = (person: Person) => staffRoles.some((role) => role === person)

/** Everybody has a session, also whoever must not get in with it. */
async function restoreAccounts(db: Db) {
  await db.deleteFrom('accounts').execute()
  const now = new Date()
  const times = { created_at: now.toISOString(), last_login_at: null }
  const accounts = people.map((person, n) => ({
    id: `019a0000-0000-7000-8000-00000000000${n + 1}`,
    email: `${person}@example.com`,
    password_hash,
    role: person === 'owner' ? ('owner' as const) : ('staff' as const),
    staff_roles: isStaffRole(person) ? person : 'editor hiring office',
    status: person === 'waiting' ? ('waiting' as const) : ('active' as const),
    ...times,
  }))
  await db.insertInto('accounts').values(accounts).execute()
  // With a proof, which some calls ask for.
  const session = { device: 'test', proved_at: now.toISOString() }
  for (const [n, person] of people.entries()) {
    const startedAt = person === 'ended' ? new Date(now.getTime() - 2 * maxAgeMs) : now
    const account_id = accounts[n]?.id ?? ''
    await insertSession(db, { ...session, account_id, token_hash: hashToken(person) }, startedAt)
  }
}

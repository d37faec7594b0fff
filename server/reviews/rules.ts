// A client writes a review by a link, once; staff show or hide it, but cannot change it.
import { namesWithoutAccount } from '#contract/access/diary.ts'
import { projectName } from '#contract/addresses.ts'
import { messages } from '#contract/messages.ts'
import { reviewMessages } from '#contract/reviews/messages.ts'
import { reviewStaffMessages as words } from '#contract/reviews/staff-messages.ts'
import {
  type ReviewAsk,
  type ReviewRequest,
  reviewLink,
  type WrittenReview,
} from '#contract/reviews/write-review.ts'
import type { ReviewChange, ReviewInput, ReviewVisibility } from '#contract/reviews.ts'
import { lockRow } from '../db/any-table.ts'
import type { Db } from '../db/database.ts'
import { type AuditContext, writeDiary } from '../db/diary.ts'
import type { Consent } from '../db/tables.ts'
import { Failure, InputFailure, orNotFound, throwUpdateFailure } from '../http/failure.ts'
import type { ReceivedFile } from '../http/uploads.ts'
import type { Services } from '../ops/services.ts'
import { auditCreated } from '../records/diary.ts'
import { insertRecord, updateRecord } from '../records/records.ts'
import { moveToTrash } from '../records/trash.ts'
import * as store from './store.ts'

/** Links that work once: of auth, which reviews do not know. */
type Tokens = {
  issue: (tx: Db, now: Date, data: object) => Promise<{ token: string }>
  find: (db: Db, token: string, now: Date) => Promise<{ data: string } | undefined>
  consume: (tx: Db, token: string, now: Date) => Promise<{ data: string } | undefined>
}
export type ReviewServices = Pick<Services, 'db' | 'pictures' | 'publicUrl'> & { tokens: Tokens }

const staff = { seesAll: true }

/** Returns the link, of which only a hash is kept. */
export async function askForReview(
  { db, publicUrl, tokens }: ReviewServices,
  { language, ...about }: ReviewAsk,
  audit: AuditContext,
) {
  return db.transaction().execute(async (tx) => {
    await checkProject(tx, about.project_id)
    const { token } = await tokens.issue(tx, audit.now, about)
    const note = 'made a link by which a client can write a review'
    await writeDiary(tx, audit, { kind: 'created', subject: 'review', note })
    return reviewLink(publicUrl, language, token)
  })
}

/** What the page says of the link; null when it does not work. */
export async function readRequest(
  { db, tokens }: Pick<ReviewServices, 'db' | 'tokens'>,
  token: string,
  now: Date,
  translate: (english: string) => string,
): Promise<ReviewRequest | null> {
  const found = await tokens.find(db, token, now)
  if (!found) return null
  const { name, project } = await aboutOf(db, found)
  return { name, project: project ? projectName(project, translate) : '' }
}

/** The project may be gone by now. */
async function aboutOf(db: Db, { data }: { data: string }) {
  const { name, project_id } = JSON.parse(data) as Pick<ReviewAsk, 'name' | 'project_id'>
  const [project] = project_id ? await store.findProjects(db, [project_id], staff) : []
  return { name, project }
}

type Writer = AuditContext & { consent: Consent }

/** Of several that use a link at the same moment, one has written; the others get the answer of a link that is used. */
export async function writeReview(
  { db, pictures, tokens }: ReviewServices,
  token: string,
  { name, review, rating }: WrittenReview,
  picture: ReceivedFile[],
  { consent, actor, now }: Writer,
) {
  // Before any work on a picture.
  orNotFound(await tokens.find(db, token, now), reviewMessages.deadLink)
  const audit = { actor: { id: null, name: namesWithoutAccount.person, device: actor.device }, now }
  const write = async (tx: Db, [stored]: Parameters<typeof store.insertPicture>[2][]) => {
    const used = orNotFound(await tokens.consume(tx, token, now), reviewMessages.deadLink)
    const { project } = await aboutOf(tx, used)
    const written = { name, review, rating, ...consent, project_id: project?.id ?? null }
    // It waits until staff have looked at it.
    const id = await insertRecord(tx, 'reviews', { ...written, by_client: 1, status: 'waiting' }, now)
    if (stored) await store.insertPicture(tx, id, stored)
    await auditCreated(tx, audit, 'reviews', id)
  }
  await pictures.storeWith('reviews', picture, write).catch((error) => {
    throw isBadPicture(error) ? wrongPicture : error
  })
}

/** Their own sentences are for staff, and name the file. */
const isBadPicture = (error: unknown) =>
  error instanceof Failure && ['invalid_input', 'wrong_type', 'too_large'].includes(error.code)
const wrongPicture = new InputFailure(
  reviewMessages.wrongPicture,
  { picture: reviewMessages.wrongPicture },
  'wrong_type',
)

export const addReview = ({ db }: ReviewServices, input: ReviewInput, audit: AuditContext) =>
  db.transaction().execute(async (tx) => {
    await checkProject(tx, input.project_id)
    const id = await insertRecord(tx, 'reviews', input, audit.now)
    await auditCreated(tx, audit, 'reviews', id)
    return id
  })

export async function changeReview(
  { db }: ReviewServices,
  id: string,
  { version, ...fields }: ReviewChange,
  audit: AuditContext,
) {
  const isChanged = await db.transaction().execute(async (tx) => {
    const stored = await lockRow(tx, 'reviews', id)
    const isOther = clientsFields.some(
      (name) => fields[name] !== undefined && fields[name] !== stored?.[name],
    )
    if (stored?.by_client && isOther) throw new Failure('not_allowed', words.clientsOwn)
    if (fields.project_id !== stored?.project_id) await checkProject(tx, fields.project_id)
    return updateRecord(tx, 'reviews', id, fields, { ...audit, version })
  })
  if (!isChanged) throwUpdateFailure(await store.findReview(db, id, staff), messages.reviews.notFound)
}

const clientsFields = ['name', 'review', 'rating'] as const

/** The reason stays with the review; the diary does not tell it. */
export async function showReview(
  { db }: ReviewServices,
  id: string,
  { status, reason }: ReviewVisibility,
  audit: AuditContext,
) {
  const change = { status, reason: status === 'hidden' ? reason : '' }
  const isFound = await db.transaction().execute((tx) => updateRecord(tx, 'reviews', id, change, audit))
  if (!isFound) throw new Failure('not_found', messages.reviews.notFound)
}

export async function removeReview({ db, pictures }: ReviewServices, id: string, audit: AuditContext) {
  const sources = await db
    .transaction()
    .execute((tx) => moveToTrash(tx, 'reviews', id, audit, { pictures: 'review_id' }))
  await pictures.syncFiles(orNotFound(sources, messages.reviews.notFound))
}

async function checkProject(tx: Db, id: string | null | undefined) {
  if (id && (await store.findProjects(tx, [id], staff)).length === 0)
    throw new Failure('not_found', messages.projects.notFound)
}

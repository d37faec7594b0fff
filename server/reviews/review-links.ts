// A client writes a review by a link, once.

import { namesWithoutAccount } from '#contract/access/diary-words.ts'
import { calls } from '#contract/calls.ts'
import type { Language } from '#contract/languages.ts'
import { projectName } from '#contract/record-paths.ts'
import { reviewMessages } from '#contract/reviews/messages.ts'
import { reviewStaffMessages as words } from '#contract/reviews/staff-messages.ts'
import type { ReviewRequest, WrittenReview } from '#contract/reviews/write-review.ts'
import type { Db } from '../db/database.ts'
import { type AuditContext, finishErasure, writeDiary } from '../db/diary.ts'
import type { Consent } from '../db/tables.ts'
import { Failure, InputFailure } from '../http/errors.ts'
import type { Api } from '../http/handle.ts'
import type { ReceivedFile } from '../http/uploads.ts'
import type { Services } from '../ops/services.ts'
import { auditCreated } from '../records/diary.ts'
import { deadLink, findLink, givenIn, giveOut, type LinkRow, markOpened, useLink } from '../records/links.ts'
import { insertRecord, replacePicture } from '../records/records.ts'
import type { StoredPicture } from '../storage/images/pictures.ts'
import { checkProject, findProjects } from './reviews.ts'

type ReviewServices = Pick<Services, 'db' | 'pictures' | 'publicUrl'>
type ReviewLinkServices = ReviewServices & {
  site: { consentTo: (version: string, page: 'reviews', language: Language, now: Date) => Promise<Consent> }
}

export function reviewLinkRoutes(api: Api, services: ReviewLinkServices) {
  const { db, site } = services

  api.handle(calls.askForReview, async ({ body: { language, name, project_id: subject }, audit }) => {
    const { link } = await db.transaction().execute(async (tx) => {
      await checkProject(tx, subject)
      await writeDiary(tx, audit, { kind: 'created', subject: 'review', action: 'review_link_made' })
      return giveOut(tx, 'review', audit, { publicUrl: services.publicUrl, language, subject, name })
    })
    return { message: words.linkMade, link }
  })

  api.handle(calls.writeReview, async ({ params, body, files: { picture = [] }, language, audit }) => {
    const consent = await site.consentTo(body.notice_version, 'reviews', language, audit.now)
    await writeReview({ ...services, audit }, params.token, body, { picture, consent })
    return { message: reviewMessages.sent }
  })
}

/** What the page says of the link; null when it does not work. */
export async function readRequest(
  db: Db,
  token: string,
  now: Date,
  translate: (english: string) => string,
): Promise<ReviewRequest | null> {
  const found = await findLink(db, token, ['review'], now)
  if (!found) return null
  await markOpened(db, found, now)
  const project = await projectOf(db, found)
  return { name: givenIn(found).name, project: project ? projectName(project, translate) : '' }
}

/** Its subject, unless it has none or that is gone by now. */
async function projectOf(db: Db, { subject }: LinkRow) {
  return subject ? (await findProjects(db, [subject], { seesAll: true }))[0] : undefined
}

/** Of several that use a link at the same moment, one has written; the others get the answer of a link that is used. */
async function writeReview(
  { db, pictures, audit: { actor, now } }: ReviewServices & { audit: AuditContext },
  token: string,
  { name, review, rating }: WrittenReview,
  { picture, consent }: { picture: ReceivedFile[]; consent: Consent },
) {
  // Before any work on a picture.
  if (!(await findLink(db, token, ['review'], now))) throw deadLink('review')
  const audit = { actor: { id: null, name: namesWithoutAccount.person, device: actor.device }, now }
  const write = async (tx: Db, [stored]: StoredPicture[]) => {
    const used = await useLink(tx, token, ['review'], now)
    if (!used) throw deadLink('review')
    const project = await projectOf(tx, used)
    const written = { name, review, rating, ...consent, project_id: project?.id ?? null }
    // It waits until staff have looked at it.
    const id = await insertRecord(tx, 'reviews', { ...written, by_client: true, status: 'waiting' }, now)
    if (stored) await replacePicture(tx, 'reviews', id, stored)
    await auditCreated({ tx, audit }, 'reviews', id)
  }
  await pictures.storeWith('reviews', picture, write).catch((error) => {
    throw isBadPicture(error) ? wrongPicture : error
  })
  // The name that the link remembered.
  await finishErasure(db)
}

/** Their own sentences are for staff, and name the file. */
const isBadPicture = (error: unknown) =>
  error instanceof Failure && ['invalid_input', 'wrong_type', 'too_large'].includes(error.code)
const wrongPicture = new InputFailure(
  reviewMessages.wrongPicture,
  { picture: reviewMessages.wrongPicture },
  'wrong_type',
)

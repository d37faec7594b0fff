// A client writes a review by a link, once.

import { namesWithoutAccount } from '#contract/access/diary-words.ts'
import { calls } from '#contract/calls.ts'
import type { Language } from '#contract/languages.ts'
import { reviewLinkDays } from '#contract/limits.ts'
import { projectName } from '#contract/record-paths.ts'
import { reviewMessages } from '#contract/reviews/messages.ts'
import { reviewStaffMessages as words } from '#contract/reviews/staff-messages.ts'
import { type ReviewRequest, reviewLink, type WrittenReview } from '#contract/reviews/write-review.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import type { Db } from '../db/database.ts'
import { type AuditContext, writeDiary } from '../db/diary.ts'
import { finishErasure } from '../db/erasure.ts'
import type { Consent } from '../db/tables.ts'
import { Failure, InputFailure, orNotFound } from '../http/errors.ts'
import type { Api } from '../http/handle.ts'
import type { ReceivedFile } from '../http/uploads.ts'
import type { Services } from '../ops/services.ts'
import { auditCreated } from '../records/diary.ts'
import { oneUseLinks } from '../records/links.ts'
import { insertRecord, replacePicture } from '../records/records.ts'
import type { StoredPicture } from '../storage/images/pictures.ts'
import { checkProject, findProjects } from './reviews.ts'

type ReviewServices = Pick<Services, 'db' | 'pictures' | 'publicUrl'>
type ReviewLinkServices = ReviewServices & {
  site: { consentTo: (version: string, page: 'reviews', language: Language, now: Date) => Promise<Consent> }
}

export function reviewLinkRoutes(api: Api, services: ReviewLinkServices) {
  const { db, site } = services

  api.handle(calls.askForReview, async ({ body: { language, name, project_id }, audit }) => {
    const token = await db.transaction().execute(async (tx) => {
      await checkProject(tx, project_id)
      const data = { name, by: audit.actor.name }
      const given = await links.give(tx, audit, { subject: project_id, data })
      await writeDiary(tx, audit, { kind: 'created', subject: 'review', action: 'review_link_made' })
      return given
    })
    return { message: words.linkMade, link: reviewLink(services.publicUrl, language, token) }
  })

  api.handle(calls.listReviewLinks, ({ query, audit }) => listReviewLinks(db, query, audit.now))

  api.handle(calls.endReviewLink, async ({ params, audit }) => {
    await db.transaction().execute(async (tx) => {
      if (!(await links.end(tx, params.id, audit.now)))
        throw new Failure('not_found', staffMessages.links.notFound)
      await writeDiary(tx, audit, { kind: 'deleted', subject: 'review', action: 'review_link_ended' })
    })
    await finishErasure(db)
    return { message: staffMessages.links.ended }
  })

  api.handle(calls.writeReview, async ({ params, body, files: { picture = [] }, language, audit }) => {
    const consent = await site.consentTo(body.notice_version, 'reviews', language, audit.now)
    await writeReview({ ...services, audit }, params.token, body, { picture, consent })
    return { message: reviewMessages.sent }
  })
}

/** Its subject is the project, if any. */
const links = oneUseLinks<{ name: string; by: string }>('review', { days: reviewLinkDays })

/** Those that have not been used yet, the newest first. */
async function listReviewLinks(db: Db, query: { limit?: number; offset?: number }, now: Date) {
  const { items, total } = await links.list(db, query, now)
  const projects = await projectsOf(db, items)
  const told = (link: (typeof items)[number]) => {
    const project = projects.find(({ id }) => id === link.subject)
    return { ...link, created_by: link.by, project: project ? projectName(project) : '' }
  }
  return { items: items.map(told), total }
}

/** What the page says of the link; null when it does not work. */
export async function readRequest(
  db: Db,
  token: string,
  now: Date,
  translate: (english: string) => string,
): Promise<ReviewRequest | null> {
  const found = await links.open(db, token, now)
  if (!found) return null
  const [project] = await projectsOf(db, [found])
  return { name: found.name, project: project ? projectName(project, translate) : '' }
}

/** Those that are gone by now are left out. */
async function projectsOf(db: Db, about: { subject: string | null }[]) {
  const ids = about.flatMap(({ subject }) => subject ?? [])
  return ids.length > 0 ? findProjects(db, ids, { seesAll: true }) : []
}

/** Of several that use a link at the same moment, one has written; the others get the answer of a link that is used. */
async function writeReview(
  { db, pictures, audit: { actor, now } }: ReviewServices & { audit: AuditContext },
  token: string,
  { name, review, rating }: WrittenReview,
  { picture, consent }: { picture: ReceivedFile[]; consent: Consent },
) {
  // Before any work on a picture.
  orNotFound(await links.find(db, token, now), reviewMessages.deadLink)
  const audit = { actor: { id: null, name: namesWithoutAccount.person, device: actor.device }, now }
  const write = async (tx: Db, [stored]: StoredPicture[]) => {
    const used = orNotFound(await links.use(tx, token, now), reviewMessages.deadLink)
    const [project] = await projectsOf(tx, [used])
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

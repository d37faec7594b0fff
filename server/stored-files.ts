// The stored files of all features, for backups, the orphan cleanup and the consistency check; and who may open a picture.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Account } from '#contract/access/accounts.ts'
import { type Area, mayUse } from '#contract/access/roles.ts'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { type PicturedKind, recordKinds, records } from '#contract/records/registry.ts'
import type { ResponseCache } from './cache/response-cache.ts'
import { isId } from './db/clock.ts'
import type { Db } from './db/database.ts'
import { Failure } from './http/errors.ts'
import { projectImages } from './projects/pictures.ts'
import { deletePicture } from './reviews/reviews.ts'
import type { Files } from './storage/files.ts'
import { sourceOf, stemOf } from './storage/images/picture-files.ts'
import { imageReferences, trashedImages } from './storage/images/references.ts'
import { cvReferences } from './submissions/applications.ts'

/** Kinds whose pictures have no rules of their own: everybody sees them. */
type OtherKind = Exclude<PicturedKind, 'projects' | 'reviews'>
const otherKinds = recordKinds.filter(
  (kind): kind is OtherKind => 'pictures' in records[kind] && kind !== 'projects' && kind !== 'reviews',
)

/** These and contents keep the name of a lost picture until somebody uploads another there. */
const shownImages = [
  projectImages,
  ...otherKinds.map((kind) => imageReferences(kind, async () => [records[kind].edit])),
  imageReferences('site', async () => [adminPages.site.path]),
  imageReferences('reviews', async (db, src) => {
    await deletePicture(db, src)
    return []
  }),
]
export const fileReferences = [...shownImages, trashedImages, cvReferences]
/** Where pictures lie that pages show. */
export const pictureFolders = shownImages.map(({ folder }) => folder)

// Serves stored pictures to those who may open them. Only a row that says so opens one, whatever its folder: without a row it is
// not there. A file never changes under its name, so browsers may cache it forever.

const types: Record<string, string> = { jpg: 'image/jpeg', webp: 'image/webp', avif: 'image/avif' }
const forever = 'public, max-age=31536000, immutable'
const forAnHour = 'public, max-age=3600'
const inThisBrowser = 'private, max-age=3600'

type Stores = { db: Db; cache: ResponseCache; files: Files }
type FindAccount = (request: FastifyRequest) => Promise<Account | undefined> | undefined
/** `link` is the id of a family's link, when it is in the address. */
type Asked = { Params: { name: string; link?: string } }
/**
 * What a record says of a picture that it shows; of several the most generous counts. What is lent may be taken back tomorrow:
 * each time the database decides, and no cache but the browser's keeps it.
 */
type Rule = { area: Area; isOpen: boolean; isLent?: boolean }

export function createPictureAccess({ db, cache, files }: Stores) {
  function addRoutes(app: FastifyInstance, findAccount: FindAccount) {
    for (const folder of pictureFolders) {
      const open = async (request: FastifyRequest<Asked>, reply: FastifyReply) => {
        const { name, link } = request.params
        const key = `${folder}/${name}`
        // Any other name never reaches the store.
        const src = sourceOf(key)
        const opening = src && (await openingOf(src, link, () => findAccount(request)))
        const exact = opening && (await files.open(key))
        // A JPEG size that does not exist, as of the demo pictures, falls back to the largest.
        const found =
          exact ?? (opening && key.endsWith('.jpg') ? await files.open(`${stemOf(src)}.jpg`) : undefined)
        if (!found) throw new Failure('not_found', messages.errors.notFound)
        return reply
          .headers({
            'Content-Security-Policy': "default-src 'none'; sandbox",
            'Cache-Control': opening === 'this browser' ? inThisBrowser : exact ? forever : forAnHour,
            'Content-Type': types[key.slice(key.lastIndexOf('.') + 1)],
            'Content-Length': found.bytes,
          })
          .send(found.stream)
      }
      app.get<Asked>(`/uploads/${folder}/:name`, open)
      app.get<Asked>(`/uploads/${folder}/:link/:name`, open)
    }
  }

  /** A yes is kept until something changes: it costs no query, and holds while the database is away. */
  async function isForEverybody(src: string) {
    const { status } = await cache.get(`picture ${src}`, async () => {
      const isOpen = (await listRules(db, src)).some(({ isOpen, isLent }) => isOpen && !isLent)
      return { status: isOpen ? 200 : 404, headers: {}, body: '', tags: ['contents', ...recordKinds] }
    })
    return status === 200
  }

  /** What is not for everybody, or may not be tomorrow, is kept by no cache but the browser's. Undefined for whoever may not. */
  async function openingOf(
    src: string,
    link: string | undefined,
    findAccount: () => ReturnType<FindAccount>,
  ) {
    if (link) return (await isOfFamily(db, src, link)) ? 'this browser' : undefined
    if (await isForEverybody(src)) return 'everybody'
    const rules = await listRules(db, src)
    if (rules.some(({ isOpen }) => isOpen)) return 'this browser'
    const account = rules.length > 0 ? await findAccount() : undefined
    return account && rules.some(({ area }) => mayUse(account.roles, area)) ? 'this browser' : undefined
  }

  return { addRoutes, isForEverybody }
}

async function listRules(db: Db, src: string): Promise<Rule[]> {
  const rows = await db
    .selectFrom('pictures')
    .leftJoin('projects', 'projects.id', 'pictures.project_id')
    .leftJoin('updates', 'updates.id', 'update_id')
    .leftJoin('reviews', 'reviews.id', 'review_id')
    .select(['pictures.project_id', 'review_id', 'update_id'])
    .select(otherKinds.map((kind) => records[kind].pictures))
    .select(['shown', 'building', 'permission_by', 'updates.public', 'reviews.status'])
    .where('src', '=', src)
    .execute()
  return Promise.all(
    rows.map(async (row) => {
      const isShown = row.shown === true
      if (row.update_id) {
        // Whoever is only on site knows the houses under construction.
        const area = row.building ? 'updates' : 'projects'
        return { area, isOpen: isShown && row.public === true && Boolean(row.permission_by), isLent: true }
      }
      if (row.review_id) return { area: 'reviews', isOpen: row.status === 'shown', isLent: true }
      if (row.project_id) return { area: 'projects', isOpen: isShown }
      const other = otherKinds.find((kind) => row[records[kind].pictures])
      if (other) return { area: other, isOpen: true }
      return { area: 'site', isOpen: await isPublished(db, src) }
    }),
  )
}

const isPublished = async (db: Db, src: string) => {
  const naming = db.selectFrom('contents').select('page').where('published', 'like', `%${src}%`)
  return (await naming.executeTakeFirst()) !== undefined
}

/** The id of its link opens the pictures of a family's own house, as long as there is one. */
async function isOfFamily(db: Db, src: string, link: string) {
  if (!isId(link)) return false
  const found = db
    .selectFrom('pictures')
    .innerJoin('links', 'links.subject', 'pictures.project_id')
    .select('src')
    .where('src', '=', src)
    .where('update_id', 'is not', null)
    .where('links.id', '=', link)
    .where('links.kind', '=', 'house')
  return (await found.executeTakeFirst()) !== undefined
}

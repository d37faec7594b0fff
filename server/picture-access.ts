// Who may open a stored picture. Only a row that says so opens one, whatever its folder: without a row it is not there.
import type { Account } from '#contract/access/accounts.ts'
import { type Area, mayUse } from '#contract/access/roles.ts'
import type { ResponseCache } from './cache/response-cache.ts'
import type { Db } from './db/database.ts'
import { isId } from './db/ids.ts'
import type { Opening } from './storage/public-files.ts'

type Asking = {
  /** The id of a family's link, when it is in the address. */
  link: string | undefined
  findAccount: () => Promise<Account | undefined> | undefined
}
/**
 * What a record says of a picture that it shows; of several the most generous counts. What is lent may be taken back tomorrow:
 * each time the database decides, and no cache but the browser's keeps it.
 */
type Rule = { area: Area; isOpen: boolean; isLent?: boolean }

export function createPictureAccess({ db, cache }: { db: Db; cache: ResponseCache }) {
  /** A yes is kept until something changes: it costs no query, and holds while the database is away. */
  async function isForEverybody(src: string) {
    const { status } = await cache.get(`picture ${src}`, async () => {
      const isOpen = (await listRules(db, src)).some(({ isOpen, isLent }) => isOpen && !isLent)
      return { status: isOpen ? 200 : 404, headers: {}, body: '', tags: ['projects', 'services', 'contents'] }
    })
    return status === 200
  }

  async function openingOf(src: string, { link, findAccount }: Asking): Promise<Opening | undefined> {
    if (link) return (await isOfFamily(db, src, link)) ? 'this browser' : undefined
    if (await isForEverybody(src)) return 'everybody'
    const rules = await listRules(db, src)
    if (rules.some(({ isOpen }) => isOpen)) return 'this browser'
    const account = rules.length > 0 ? await findAccount() : undefined
    return account && rules.some(({ area }) => mayUse(account.roles, area)) ? 'this browser' : undefined
  }

  return { isForEverybody, openingOf }
}

async function listRules(db: Db, src: string): Promise<Rule[]> {
  const rows = await db
    .selectFrom('pictures')
    .leftJoin('projects', 'projects.id', 'pictures.project_id')
    .leftJoin('updates', 'updates.id', 'update_id')
    .leftJoin('reviews', 'reviews.id', 'review_id')
    .select(['pictures.project_id', 'service_id', 'review_id', 'update_id'])
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
      if (row.service_id) return { area: 'services', isOpen: true }
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
    .innerJoin('house_links', 'house_links.project_id', 'pictures.project_id')
    .select('src')
    .where('src', '=', src)
    .where('update_id', 'is not', null)
    .where('house_links.id', '=', link)
  return (await found.executeTakeFirst()) !== undefined
}

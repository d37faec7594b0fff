import type { CacheTag } from '#contract/route.ts'
import { routes } from '#contract/routes.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import type { ResponseCache } from '../cache/response-cache.ts'
import type { Db } from '../db/database.ts'
import type { Api } from '../http/handle.ts'
import type { Pictures } from '../storage/images/pictures.ts'
import { countDemo, removeDemo } from './remove.ts'

type Services = { db: Db; pictures: Pictures; cache: ResponseCache }

const tags: CacheTag[] = ['projects', 'reviews', 'jobs', 'services']
const words = staffMessages.demo

export function demoRoutes(api: Api, { db, pictures, cache }: Services) {
  api.handle(routes.getDemo, () => countDemo(db))

  api.handle(routes.removeDemo, async ({ query, account, act, request }) => {
    try {
      const { removed, left } = await removeDemo({ db, pictures }, act, query.limit)
      request.log.warn({ event: 'demo_removed', records: removed, by: account.id })
      return { message: removed > 0 ? words.removed : words.nothing, removed, left }
    } finally {
      // Also what was removed before a failure.
      cache.invalidate(tags)
    }
  })
}

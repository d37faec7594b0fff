import { removedInWords, sumOf } from '#contract/admin/demo-words.ts'
import type { CacheTag } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import type { ResponseCache } from '../cache/response-cache.ts'
import type { Db } from '../db/database.ts'
import type { Api } from '../http/handle.ts'
import type { Pictures } from '../storage/images/pictures.ts'
import { countDemo, removeDemo } from './remove.ts'

type Services = { db: Db; pictures: Pictures; cache: ResponseCache }

const tags: CacheTag[] = ['projects', 'reviews', 'jobs', 'services']

export function demoRoutes(api: Api, { db, pictures, cache }: Services) {
  api.handle(calls.getDemo, () => countDemo(db))

  api.handle(calls.removeDemo, async ({ account, audit, request }) => {
    const records = sumOf(await removeDemo({ db, pictures }, audit))
    cache.invalidate(tags)
    request.log.warn({ event: 'demo_removed', records, by: account.id })
    return { message: records > 0 ? removedInWords(await countDemo(db)) : staffMessages.demo.nothing }
  })
}

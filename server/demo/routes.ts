import { removedInWords, sumOf } from '#contract/admin/demo-words.ts'
import type { CacheTag } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import type { Api } from '../http/handle.ts'
import type { Services } from '../ops/services.ts'
import { countDemo, removeDemo } from './remove.ts'

const tags: CacheTag[] = ['contents', 'projects', 'reviews', 'jobs', 'services']

export function demoRoutes(api: Api, { db, pictures, cache }: Pick<Services, 'db' | 'pictures' | 'cache'>) {
  api.handle(calls.getDemo, () => countDemo(db))

  api.handle(calls.removeDemo, async ({ account, audit, request }) => {
    const records = sumOf(await removeDemo({ db, pictures }, audit))
    cache.invalidate(tags)
    request.log.warn({ event: 'demo_removed', records, by: account.id })
    return { message: records > 0 ? removedInWords(await countDemo(db)) : staffMessages.demo.nothing }
  })
}

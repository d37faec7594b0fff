import { calls } from '#contract/calls.ts'
import { leadMessages as words } from '#contract/people/lead-words.ts'
import { recordListing } from '../../db/diary.ts'
import type { Api } from '../../http/handle.ts'
import { addLead, type LeadServices, openLinks, recordTold } from './leads.ts'
import { countSources, listReasons } from './sources.ts'

export function leadRoutes(api: Api, services: LeadServices) {
  api.handle(calls.createLead, async ({ body, audit, request, account }) => {
    const added = await addLead(services, body, audit)
    request.log.info({ event: 'enquiry_noted', record: added.id, account: account.id })
    return { message: words.added, ...added }
  })

  api.handle(calls.openLeadLinks, async ({ params, audit }) => ({
    message: '',
    links: await openLinks(services, params.id, audit),
  }))

  api.handle(calls.tellLead, async ({ params, body, audit }) => {
    await recordTold(services, params.id, body, audit)
    return { message: words.told }
  })

  api.handle(calls.countSources, async ({ query, audit }) => {
    // The reasons name people, as their list does.
    await recordListing(services.db, audit, 'enquiry')
    return {
      sources: await countSources(services.db, query.year),
      reasons: await listReasons(services.db, query.year),
    }
  })
}

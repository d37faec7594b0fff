import { calls } from '#contract/calls.ts'
import type { Api } from '../http/handle.ts'
import type { Services } from '../ops/services.ts'
import type { VisitCounter } from './counter.ts'
import { getNumbers } from './numbers.ts'

export function visitRoutes(
  api: Api,
  { db, clock, visits }: Pick<Services, 'db' | 'clock'> & { visits: VisitCounter },
) {
  api.handle(calls.countVisit, ({ body, request }) => {
    const { 'user-agent': agent, cookie } = request.headers
    visits.count(body, { ip: request.ip, agent, cookie })
    return {}
  })
  api.handle(calls.getNumbers, ({ account }) => getNumbers(db, account.roles, clock()))
}

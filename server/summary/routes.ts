import { routes } from '#contract/routes.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/database.ts'
import type { Api } from '../platform/http.ts'
import type { Count } from '../platform/kept-counts.ts'
import { getSummary } from './store.ts'

export function summaryRoutes(api: Api, { db, clock, counted }: { db: Db; clock: Clock; counted: Count }) {
  api.handle(routes.getSummary, () => getSummary(db, clock(), counted))
}

import { routes } from '#contract/routes.ts'
import type { Count } from '../cache/kept-counts.ts'
import type { Clock } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import type { Api } from '../http/handle.ts'
import { getSummary } from './store.ts'

export function summaryRoutes(api: Api, { db, clock, counted }: { db: Db; clock: Clock; counted: Count }) {
  api.handle(routes.getSummary, () => getSummary(db, clock(), counted))
}

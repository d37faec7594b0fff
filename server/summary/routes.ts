import { calls } from '#contract/calls.ts'
import type { Clock } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import type { Api } from '../http/handle.ts'
import { getAttention, getSummary } from './store.ts'

export function summaryRoutes(api: Api, { db, clock }: { db: Db; clock: Clock }) {
  api.handle(calls.getAttention, ({ account }) => getAttention(db, account.roles, clock()))
  api.handle(calls.getSummary, ({ account }) => getSummary(db, account.roles, clock()))
}

// Which roles must have a second step, and from which day on.
import type { Role } from '#contract/access/roles.ts'
import type { Policy } from '#contract/access/second-step.ts'
import { dayInIndia } from '#contract/days.ts'
import type { Db } from '../../db/database.ts'

/** Its name among the settings. */
export const policySetting = 'second step policy'

const none: Policy = { roles: [], from: null }

export async function readPolicy(db: Db): Promise<Policy> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', policySetting)
    .executeTakeFirst()
  return parsePolicy(row?.value)
}

export const parsePolicy = (value: string | null | undefined): Policy =>
  value ? (JSON.parse(value) as Policy) : none

export async function savePolicy(tx: Db, policy: Policy) {
  const value = JSON.stringify(policy)
  await tx
    .insertInto('settings')
    .values({ name: policySetting, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/** The day from which somebody with these roles needs a second step; null when none is required. */
export const requiredFrom = ({ roles, from }: Policy, held: readonly Role[]) =>
  roles.some((role) => held.includes(role)) ? from : null

export function isRequired(policy: Policy, held: readonly Role[], now: Date) {
  const from = requiredFrom(policy, held)
  return from !== null && from <= dayInIndia(now)
}

// Which roles must have a second step, and from which day on.
import { type Role, roles } from '#contract/access/roles.ts'
import type { Policy } from '#contract/access/second-step.ts'
import { dayInIndia } from '#contract/days.ts'
import type { Db } from '../../db/database.ts'
import { readSetting, saveSetting } from '../../db/settings.ts'

/** Its name among the settings. */
export const policySetting = 'second step policy'

const none: Policy = { roles: [], from: null }

export const readPolicy = async (db: Db) => parsePolicy(await readSetting(db, policySetting))

export const parsePolicy = (value: string | null | undefined): Policy =>
  value ? (JSON.parse(value) as Policy) : none

/** False when it is so already. */
export async function savePolicy(tx: Db, chosen: Policy) {
  const required = roles.filter((role) => chosen.roles.includes(role))
  const value = JSON.stringify(required.length > 0 ? { roles: required, from: chosen.from } : none)
  if (JSON.stringify(await readPolicy(tx)) === value) return false
  await saveSetting(tx, policySetting, value)
  return true
}

/** The day from which somebody with these roles needs a second step; null when none is required. */
export const requiredFrom = ({ roles, from }: Policy, held: readonly Role[]) =>
  roles.some((role) => held.includes(role)) ? from : null

export function isRequired(policy: Policy, held: readonly Role[], now: Date) {
  const from = requiredFrom(policy, held)
  return from !== null && from <= dayInIndia(now)
}

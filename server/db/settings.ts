// Single values about this installation, by their names.
import type { Db } from './database.ts'

export async function readSetting(db: Db, name: string) {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value
}

export async function saveSetting(db: Db, name: string, value: string) {
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/** Until the transaction ends, all others that take the same lock wait. Works on both databases. */
export const takeLock = (tx: Db, name: string) => saveSetting(tx, `${name} lock`, '')

/** False when there is one of this name; of several that add it at the same moment, one gets true. */
export async function addSetting(db: Db, name: string, value: string) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst()
  return Boolean(numInsertedOrUpdatedRows)
}

/** True when it had none, or an earlier day; of several that give it the same one at the same moment, one gets true. */
export async function claimDay(tx: Db, name: string, value: string) {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value }).where('settings.value', '<', value),
    )
    .executeTakeFirst()
  return Boolean(numInsertedOrUpdatedRows)
}

export async function deleteSetting(db: Db, name: string) {
  await db.deleteFrom('settings').where('name', '=', name).execute()
}

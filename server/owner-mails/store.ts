import type { Db } from '../db/database.ts'

/** With `monday` those who want the mail on Mondays. */
export function listOwners(tx: Db, { monday = false } = {}) {
  const owners = tx
    .selectFrom('accounts')
    .select(['id', 'email', 'mail_language'])
    .where('role', '=', 'owner')
    .where('status', '=', 'active')
  return (monday ? owners.where('monday_mail', '=', 1) : owners).execute()
}

/** The project of each update that was added from one time to another. */
export const listUpdated = (db: Db, from: string, to: string) =>
  db
    .selectFrom('updates')
    .innerJoin('projects', 'projects.id', 'project_id')
    .select(['title', 'client', 'location'])
    .where('updates.created_at', '>=', from)
    .where('updates.created_at', '<', to)
    .orderBy('updates.created_at')
    .execute()

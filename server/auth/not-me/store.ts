import { adminPages } from '#contract/pages.ts'
import type { Db } from '../../db/database.ts'

/** Until somebody makes a new one. The diary knows who made them. */
export async function deleteConfirmationLinksBy(tx: Db, accountId: string) {
  const made = tx
    .selectFrom('diary')
    .select('record_id')
    .where('by_id', '=', accountId)
    .where('kind', '=', 'account')
    .where('record_id', '!=', accountId)
  const gone = await tx
    .deleteFrom('reset_tokens')
    .where('account_id', 'in', made)
    .returning('account_id')
    .execute()
  for (const { account_id } of gone)
    await tx
      .deleteFrom('mails')
      .where('about', '=', account_id)
      .where('text', 'like', `%${adminPages.confirmAddress.path.replace(':token', '')}%`)
      .execute()
}

export type Span = { from: string; until?: string }

/** What concerns who can get in, or what has left the site, the oldest first. */
export function listAccessEntries(db: Db, accountId: string, { from, until }: Span) {
  const found = db
    .selectFrom('diary')
    .selectAll()
    .where('by_id', '=', accountId)
    .where('at', '>=', from)
    .where((e) =>
      e.or([
        e('kind', 'in', ['account', 'roles', 'invited', 'security', 'exported', 'erased']),
        // Where the mails for the company go.
        e.and([e('kind', '=', 'published'), e('record_id', '=', 'company')]),
      ]),
    )
    // Ended sessions, also those that the link itself has ended.
    .where('note', 'not like', 'ended %')
    .orderBy('id')
  return (until ? found.where('at', '<=', until) : found).execute()
}

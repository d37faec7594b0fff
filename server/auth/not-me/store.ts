import type { Db } from '../../db/database.ts'
import { theSite, writeDiary } from '../../db/diary.ts'
import { deleteMailsAbout } from '../../mail/store.ts'
import { revokeTokens } from '../tokens.ts'

/**
 * Whoever it has approved, and has not confirmed the address since, waits for approval again, or is locked again: ending the
 * link alone would not be enough, since a forgotten password confirms an address too. The diary knows who approved.
 */
export async function takeBackApprovals(tx: Db, accountId: string, now: Date) {
  const approved = tx
    .selectFrom('diary')
    .select('record_id')
    .where('by_id', '=', accountId)
    .where('kind', '=', 'account')
  const waiting = await tx
    .updateTable('accounts')
    .set((e) => ({
      status: e
        .case()
        .when('last_login_at', 'is', null)
        .then('waiting' as const)
        .else('locked' as const)
        .end(),
    }))
    .where('status', '=', 'approved')
    .where('id', 'in', approved)
    .returning('id')
    .execute()
  const note = 'took the approval of an account back, which waits again'
  for (const { id } of waiting) {
    await revokeTokens(tx, id, ['confirmation', 'let_in'])
    await deleteMailsAbout(tx, [id])
    await writeDiary(
      tx,
      { actor: theSite, now },
      { kind: 'account', subject: 'account', record_id: id, note },
    )
  }
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

import { createHash } from 'node:crypto'
import type { TranslationEntry } from '#contract/admin/with-translations.ts'
import { timeOf } from '../../db/clock.ts'
import type { Db } from '../../db/database.ts'
import { type AuditContext, writeDiary } from '../../db/diary.ts'

/** Also those that were taken away, which are empty, and texts that have only an earlier one. */
export const readTranslations = (db: Db) =>
  db.selectFrom('translations').select(['english', 'malayalam', 'earlier']).orderBy('id').execute()

/** Only what differs from `before` is stored. False, and nothing is, when somebody else was faster. */
export async function storeTranslations(
  tx: Db,
  entries: TranslationEntry[],
  before: (english: string) => string,
  audit: AuditContext,
) {
  const changed = entries.filter(({ english, malayalam }) => malayalam !== before(english))
  if (changed.some(({ english, malayalam_from: from }) => from !== before(english))) return false
  for (const { english, malayalam } of changed) {
    const change = { malayalam, earlier: '', changed_at: timeOf(audit.now) }
    await tx
      .insertInto('translations')
      .values({ id: idOf(english), english, ...change })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(change))
      .execute()
  }
  const names = await findClients(
    tx,
    changed.map(({ english }) => english),
  )
  const changes = changed.map(({ english, malayalam }) =>
    names.includes(english)
      ? { field: 'client', before: null, after: null }
      : { field: english.slice(0, 80), before: before(english), after: malayalam },
  )
  if (changes.length > 0) await writeDiary(tx, audit, { kind: 'changed', subject: 'translation', changes })
  return true
}

/** The Malayalam of the wording before. A translation that is there, or that somebody took away, stays as it is. */
export async function storeEarlier(tx: Db, english: string, earlier: string, now: Date) {
  const change = { earlier, changed_at: timeOf(now) }
  await tx
    .insertInto('translations')
    .values({ id: idOf(english), english, malayalam: '', ...change })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(change).where('translations.earlier', '!=', ''),
    )
    .execute()
}

/** Which of the texts name a client, and so may not be in the diary. */
async function findClients(tx: Db, texts: string[]) {
  if (texts.length === 0) return []
  const rows = await tx.selectFrom('projects').select('client').where('client', 'in', texts).execute()
  return rows.map(({ client }) => client)
}

const idOf = (english: string) => createHash('sha256').update(english).digest('hex')

import { createHash } from 'node:crypto'
import type { TranslationChange } from '#contract/office/translations.ts'
import { timeOf } from '../../db/clock.ts'
import type { Db } from '../../db/database.ts'
import { type Act, writeDiary } from '../../db/diary.ts'

type Entry = TranslationChange['entries'][number]

/** Also those that were taken away, which are empty. */
export const readTranslations = (db: Db) =>
  db.selectFrom('translations').select(['english', 'malayalam']).orderBy('id').execute()

/** Only what differs from `before` is stored. */
export async function storeTranslations(
  tx: Db,
  entries: Entry[],
  before: (english: string) => string,
  { by, now }: Act,
) {
  const changed = entries.filter(({ english, malayalam }) => malayalam !== before(english))
  if (changed.length === 0) return
  for (const { english, malayalam } of changed) {
    const row = { id: idOf(english), english, malayalam, changed_at: timeOf(now) }
    await tx
      .insertInto('translations')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ malayalam, changed_at: row.changed_at }))
      .execute()
  }
  const changes = changed.map(({ english, malayalam }) => ({
    field: english.slice(0, 80),
    before: before(english),
    after: malayalam,
  }))
  await writeDiary(tx, by, { kind: 'changed', subject: 'translation', changes }, now)
}

const idOf = (english: string) => createHash('sha256').update(english).digest('hex')

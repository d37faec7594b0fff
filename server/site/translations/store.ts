import { createHash } from 'node:crypto'
import type { TranslationChange } from '#contract/admin/translations.ts'
import { timeOf } from '../../db/clock.ts'
import type { Db } from '../../db/database.ts'
import { type Action, writeDiary } from '../../db/diary.ts'

type Entry = TranslationChange['entries'][number]

/** Also those that were taken away, which are empty. */
export const readTranslations = (db: Db) =>
  db.selectFrom('translations').select(['english', 'malayalam', 'earlier']).orderBy('id').execute()

/** Only what differs from `before` is stored. False, and nothing is, when somebody else was faster. */
export async function storeTranslations(
  tx: Db,
  entries: Entry[],
  before: (english: string) => string,
  act: Action,
) {
  const changed = entries.filter(({ english, malayalam }) => malayalam !== before(english))
  if (changed.some(({ english, malayalam_from: from }) => from !== before(english))) return false
  for (const { english, malayalam } of changed)
    await storeOne(tx, { english, malayalam, earlier: '' }, act.now)
  for (const { english, malayalam, earlier } of entries)
    if (earlier && malayalam === '' && before(english) === '')
      await storeOne(tx, { english, malayalam, earlier }, act.now)
  const changes = changed.map(({ english, malayalam }) => ({
    field: english.slice(0, 80),
    before: before(english),
    after: malayalam,
  }))
  if (changes.length > 0) await writeDiary(tx, act, { kind: 'changed', subject: 'translation', changes })
  return true
}

async function storeOne(tx: Db, entry: Pick<Entry, 'english' | 'malayalam' | 'earlier'>, now: Date) {
  const { english, ...rest } = entry
  const change = { ...rest, changed_at: timeOf(now) }
  await tx
    .insertInto('translations')
    .values({ id: idOf(english), english, ...change })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(change))
    .execute()
}

const idOf = (english: string) => createHash('sha256').update(english).digest('hex')

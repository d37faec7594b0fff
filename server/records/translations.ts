// Records are stored with the Malayalam of their texts, in one transaction. Which texts somebody may translate is known in
// server/site, so app.ts passes the function on to the features.
import type { Account } from '#contract/access/accounts.ts'
import type { recordWords } from '#contract/admin/translated-words.ts'
import type { TranslationEntry } from '#contract/admin/with-translations.ts'
import type { Db } from '../db/database.ts'
import type { Action } from '../db/diary.ts'

export type StaffAction = Action & { account: Account }

export type TranslatedChange = {
  kind: keyof typeof recordWords
  /** Absent for a new record. */
  before?: object
  after: object
  translations?: TranslationEntry[] | undefined
}

/** Comes after the record is written: only texts that are on the site are translated. */
export type SaveTranslated = (tx: Db, change: TranslatedChange, act: StaffAction) => Promise<void>

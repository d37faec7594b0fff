// A record is stored with the Malayalam of its texts, in one transaction. Which texts somebody may translate is known in
// server/site, so app.ts passes the function on to the features.
import type { TranslationEntry } from '#contract/admin/with-translations.ts'
import type { Db } from '../db/database.ts'
import type { AuditContext } from '../db/diary.ts'
import type { Services } from '../ops/services.ts'

export type WithTranslations = { translations?: TranslationEntry[] | undefined }
/** The texts by the names of their fields; what else a record has does no harm. A new record has no `before`. */
type TranslatedChange = WithTranslations & { before?: object | undefined; after: object }

/** After the record is written: only texts that are on the site are translated. */
export type SaveTranslated = (tx: Db, change: TranslatedChange, audit: AuditContext) => Promise<void>

/** For records that have pictures too. */
export type RecordServices = Pick<Services, 'db' | 'pictures'> & { saveTranslated: SaveTranslated }

import type { DiaryChange } from '#contract/access/diary.ts'
import type { Company } from '#contract/content/company.ts'
import type { Db } from '../db/database.ts'
import type { NewMail } from '../mail/queue.ts'
import { languageOfRecipient } from '../mail/recipient-language.ts'
import { notices as noticesInMalayalam } from './notices.ml.ts'
import { notices } from './notices.ts'
import type { Found } from './store.ts'

const catalogues = { en: notices, ml: noticesInMalayalam }
const noticesTo = async (db: Db, address: string) => catalogues[await languageOfRecipient(db, address)]

/** About nothing: what it was about is gone. */
export async function withdrawalMail(db: Db, found: Found, { mail }: Company): Promise<NewMail> {
  return { recipient: mail, ...(await noticesTo(db, mail)).withdrawn(found) }
}

export async function correctionMail(
  db: Db,
  found: Found,
  changes: DiaryChange[],
  { mail }: Company,
): Promise<NewMail> {
  return { about: found.row.id, recipient: mail, ...(await noticesTo(db, mail)).corrected(found, changes) }
}

import type { Language } from '#contract/languages.ts'
import type { Db } from '../db/database.ts'

/** What the account with this address has chosen; English for any other address, such as that of an office. */
export async function languageOfRecipient(db: Db, address: string): Promise<Language> {
  const account = db.selectFrom('accounts').select('mail_language').where('email', '=', address.toLowerCase())
  return (await account.executeTakeFirst())?.mail_language ?? 'en'
}

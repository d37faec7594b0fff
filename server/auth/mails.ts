import type { Language } from '#contract/languages.ts'
import { wordsIn } from '#contract/words.ts'
import type { Db } from '../db/database.ts'
import { type NewMail, queueMail } from '../mail/queue.ts'
import { mails } from './account-mails.ts'
import type { AccountRow } from './store.ts'

/** In the language that this person has chosen. */
export const mailsTo = ({ mail_language }: { mail_language: Language }) => wordsIn(mail_language, mails)

/** It is erased together with the account. */
export function queueTo(
  tx: Db,
  { id, email, mail_language }: AccountRow,
  mail: Pick<NewMail, 'subject' | 'text' | 'tokenId'>,
  now: Date,
) {
  return queueMail(tx, { about: id, recipient: email, language: mail_language, ...mail }, now)
}

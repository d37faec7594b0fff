import { resetLinkMinutes } from '#contract/limits.ts'
import { confirmationDays } from '../auth/account-mails.ts'
import type { AccountRow } from '../auth/store.ts'
import { issueLink } from '../auth/tokens.ts'
import type { Db } from '../db/database.ts'
import { print } from './command.ts'

/** Lets in an account that a restore has locked, too. */
export async function printPasswordLink(db: Db, { id, email, status }: AccountRow, publicUrl: string) {
  const isLocked = status === 'locked'
  const time = isLocked ? `${confirmationDays} days` : `${resetLinkMinutes} minutes`
  const purpose = isLocked ? 'let_in' : 'reset'
  const { link } = await issueLink(db, purpose, new Date(), { publicUrl, accountId: id })
  print(`With this link ${email} can choose a new password, once and within ${time}:`)
  print(link)
  if (!process.env.PUBLIC_URL) print('PUBLIC_URL is not set, so this link works on this machine only.')
}

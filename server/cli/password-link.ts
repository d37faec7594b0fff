import { resetLinkMinutes } from '#contract/limits.ts'
import { confirmationDays } from '../auth/account-mails.ts'
import { createLink } from '../auth/accounts/confirmation.ts'
import { createResetLink } from '../auth/reset.ts'
import type { AccountRow } from '../auth/store.ts'
import type { Db } from '../db/database.ts'
import { print } from './command.ts'

/** Lets in an account that a restore has locked, too. */
export async function printPasswordLink(db: Db, { id, email, status }: AccountRow, publicUrl: string) {
  const now = new Date()
  const isLocked = status === 'locked'
  const time = isLocked ? `${confirmationDays} days` : `${resetLinkMinutes} minutes`
  const { link } = isLocked
    ? await createLink(db, 'let_in', id, publicUrl, now)
    : await createResetLink(db, now, publicUrl, id)
  print(`With this link ${email} can choose a new password, once and within ${time}:`)
  print(link)
  if (!process.env.PUBLIC_URL) print('PUBLIC_URL is not set, so this link works on this machine only.')
}

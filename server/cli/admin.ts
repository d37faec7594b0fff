// npm run admin -- list | approve MAIL | make-owner MAIL | reset-link MAIL: for somebody who is locked out of the admin
// area but has the server's shell. It may run while the server runs.

import { parseArgs } from 'node:util'
import { resetLinkMinutes } from '#contract/limits.ts'
import { createResetLink } from '../auth/reset.ts'
import { activateAccount, findAccountByEmail, listAccounts, makeOwner } from '../auth/store.ts'
import type { Db } from '../db/database.ts'
import { StartError } from '../ops/start-error.ts'
import { openExisting, runCommand, say } from './command.ts'

await runCommand(async (config, running) => {
  const [order = '', mail = ''] = parseArgs({ allowPositionals: true }).positionals
  if (!['list', 'approve', 'make-owner', 'reset-link'].includes(order) || (order !== 'list' && !mail))
    throw new StartError(
      'Say what to do: npm run admin -- list | approve MAIL | make-owner MAIL | reset-link MAIL',
    )
  const db = await openExisting(config)
  running.defer(() => db.destroy())
  if (order === 'list') return printAccounts(db)
  const account = await findAccountByEmail(db, mail.trim().toLowerCase())
  if (!account)
    throw new StartError(`There is no account ${mail}: npm run admin -- list shows those there are`)
  if (order === 'approve') {
    await activateAccount(db, account.id)
    say(`${account.email} may log in now.`)
  } else if (order === 'make-owner') {
    await makeOwner(db, account.id)
    say(`${account.email} is an owner now and may log in.`)
  } else {
    const { email, id, status } = account
    say(`With this link ${email} can choose a new password, once and within ${resetLinkMinutes} minutes:`)
    say(await createResetLink(db, new Date(), config.publicUrl, id))
    if (!process.env.PUBLIC_URL) say('PUBLIC_URL is not set, so this link works on this machine only.')
    if (status === 'waiting') say('The account still waits: npm run admin -- approve lets it in.')
  }
})

async function printAccounts(db: Db) {
  const { items } = await listAccounts(db, { sort: 'waiting' })
  if (items.length === 0) say('There is no account yet: whoever signs up first becomes the owner.')
  for (const { email, role, status, last_login_at: time } of items) {
    const login = time ? `last login ${time.slice(0, 16).replace('T', ' ')} UTC` : 'never logged in'
    const state = {
      active: role,
      approved: 'waits for the confirmation of its address',
      waiting: 'waits for approval',
    }
    say(`${email}: ${state[status]}, ${login}`)
  }
}

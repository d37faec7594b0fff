// npm run admin -- list | setup-link | approve MAIL | make-owner MAIL | reset-link MAIL |
// lift-second-step MAIL: for somebody who is locked out of the admin area but has the server's shell. It may run while the
// server runs.
import { parseArgs } from 'node:util'
import { calledInDiary, entryOf } from '../auth/accounts/accounts.ts'
import { createSetupLink } from '../auth/accounts/signup.ts'
import { liftSecondStep } from '../auth/second-step/policy.ts'
import { endLoginsOf } from '../auth/session-store.ts'
import {
  type AccountRow,
  activateAccount,
  findAccountByEmail,
  listAccounts,
  makeOwner,
} from '../auth/store.ts'
import type { Db } from '../db/database.ts'
import { theServer, writeDiary } from '../db/diary.ts'
import { StartError } from '../ops/listening.ts'
import { readCompany } from '../site/contents.ts'
import { openExisting, print, printPasswordLink, runCommand } from './command.ts'

await runCommand(async (config, running) => {
  const [order = '', mail = ''] = parseArgs({ allowPositionals: true }).positionals
  const isForAll = ['list', 'setup-link'].includes(order)
  if (!isForAll && !(['approve', 'make-owner', 'reset-link', 'lift-second-step'].includes(order) && mail))
    throw new StartError(
      'Say what to do: npm run admin -- list | setup-link | approve MAIL | make-owner MAIL | reset-link MAIL | lift-second-step MAIL',
    )
  const db = await openExisting(config)
  running.defer(() => db.destroy())
  if (order === 'list') return printAccounts(db)
  if (order === 'setup-link') return printSetupLink(db, config.publicUrl)
  const account = await findAccountByEmail(db, mail.trim().toLowerCase())
  if (!account)
    throw new StartError(`There is no account ${mail}: npm run admin -- list shows those there are`)
  if (order === 'approve') {
    if (account.status === 'locked')
      throw new StartError(
        `${account.email} is locked since a restore: npm run admin -- reset-link lets it in`,
      )
    await db.transaction().execute(async (tx) => {
      await activateAccount(tx, account.id)
      await writeEntry(tx, account, 'approved_at_server')
    })
    print(`${account.email} may log in now.`)
  } else if (order === 'make-owner') {
    await db.transaction().execute(async (tx) => {
      await makeOwner(tx, account.id, new Date())
      // No session grows in rights.
      await endLoginsOf(tx, account.id)
      await writeEntry(tx, account, 'made_owner')
    })
    print(`${account.email} is an owner now and may log in.`)
    if (account.status === 'locked') await printPasswordLink(db, account, config.publicUrl)
  } else if (order === 'lift-second-step') {
    const { name } = await readCompany(db)
    await liftSecondStep(db, byServer(), account.id, name).catch(({ message }: Error) => {
      throw new StartError(message)
    })
    print(`The second step of ${account.email} is lifted: the password is enough to log in.`)
  } else {
    await printPasswordLink(db, account, config.publicUrl)
    if (account.status === 'waiting') print('The account still waits: npm run admin -- approve lets it in.')
  }
})

function byServer() {
  return { actor: theServer, now: new Date() }
}

function writeEntry(tx: Db, account: AccountRow, action: 'approved_at_server' | 'made_owner') {
  const facts = { account: calledInDiary(account) }
  return writeDiary(tx, byServer(), { kind: 'account', ...entryOf(account), action, facts })
}

async function printSetupLink(db: Db, publicUrl: string) {
  const link = await createSetupLink(db, () => new Date(), publicUrl)
  if (!link) throw new StartError('There is an account already: npm run admin -- list shows it')
  print('With this link the first account is made, which owns the site:')
  print(link)
  if (!process.env.PUBLIC_URL)
    print(`PUBLIC_URL is not set: behind a proxy, write the address of the site in place of ${publicUrl}.`)
}

async function printAccounts(db: Db) {
  const { items } = await listAccounts(db, { sort: 'waiting' })
  if (items.length === 0) print('There is no account yet: whoever signs up first becomes the owner.')
  for (const { email, name, roles, status, last_login_at: time } of items) {
    const login = time ? `last login ${time.slice(0, 16).replace('T', ' ')} UTC` : 'never logged in'
    const state = {
      active: roles.join(', '),
      approved: 'waits for a password, by the link that it got',
      locked: `${roles.join(', ')}, locked since a restore`,
      waiting: 'waits for approval',
    }
    print(`${email}${name && ` (${name})`}: ${state[status]}, ${login}`)
  }
}

// How people sign up. The first account owns the site. On a public address or through a proxy it needs a link that only the
// server's operator sees, so that it does not go to whoever finds the site first.

import { actors } from '#contract/access/diary-words.ts'
import { accessMessages } from '#contract/access/messages.ts'
import { serverMessages } from '#contract/access/server-messages.ts'
import type { Company } from '#contract/content/company.ts'
import { type Language, languages } from '#contract/languages.ts'
import { maxWaitingAccounts } from '#contract/limits.ts'
import { adminPages } from '#contract/pages.ts'
import { isEmail } from '#contract/schemas.ts'
import { wordsIn } from '#contract/words.ts'
import { type Clock, timeOf } from '../../db/clock.ts'
import type { Db } from '../../db/database.ts'
import { type Actor, writeDiary } from '../../db/diary.ts'
import { malayalamSpellings } from '../../db/search.ts'
import { deleteSetting, readSetting, saveSetting } from '../../db/settings.ts'
import { Failure, InputFailure } from '../../http/errors.ts'
import { isPublicAddress } from '../../http/server.ts'
import { addressInMail, type NoticeMail } from '../../mail/queue.ts'
import { endLinks, findLink, giveLink } from '../../records/links.ts'
import { mailsTo } from '../account-mails.ts'
import { checkPasswordStrength } from '../passwords.ts'
import type { AuthServices } from '../routes.ts'
import {
  type AccountRow,
  countAccounts,
  countWaiting,
  findAccountByEmail,
  insertAccount,
  listOpenOwners,
  lockAccounts,
} from '../store.ts'
import { actorOf, entryOf, takenAddress } from './accounts.ts'

type Address = { publicUrl: string; host: string }

/** For the log: undefined when there is an account already. */
export async function firstSignupLink(db: Db, clock: Clock, address: Address) {
  if (isPublicAddress(address)) return createSetupLink(db, clock, address.publicUrl)
  return (await countAccounts(db)) > 0 ? undefined : signupPage(address.publicUrl)
}

/** A new link each time; all of them work until there is an account. */
export async function createSetupLink(db: Db, clock: Clock, publicUrl: string) {
  if ((await countAccounts(db)) > 0) return undefined
  return (await giveLink(db, 'setup', clock(), { publicUrl })).link
}

const signupPage = (publicUrl: string) => `${publicUrl}${adminPages.signup.path}`

type Signup = { email: string; password: string; setup?: string; mail_language?: Language }

/** The first account owns the site; later ones wait until an owner approves them. Returns the role. */
export async function addAccount(
  services: AuthServices,
  actor: Actor,
  { email, password, setup, mail_language }: Signup,
  setupLinkNeeded: boolean,
): Promise<'owner' | 'staff'> {
  const { db, clock, passwords, mailQuota, config } = services
  const checkSignup = async (tx: Db) => {
    const first = (await countAccounts(tx)) === 0
    if (!first && !(await isSignupOpen(tx)))
      throw new Failure('not_allowed', accessMessages.invitations.closed)
    if (await findAccountByEmail(tx, email)) throw takenAddress(serverMessages.auth.emailTaken)
    if (first && setupLinkNeeded && !(await findLink(tx, setup ?? '', ['setup'], clock())))
      throw new Failure('not_allowed', serverMessages.auth.setupNeeded)
    if ((await countWaiting(tx)) >= maxWaitingAccounts)
      throw new Failure('conflict', serverMessages.auth.manyWaiting)
    return first
  }
  checkPasswordStrength(password, email)
  await checkSignup(db)
  const password_hash = await passwords.hash(password)
  const about = { publicUrl: config.publicUrl, company: await services.company() }
  return db.transaction().execute(async (tx) => {
    await lockAccounts(tx)
    const now = clock()
    const first = await checkSignup(tx)
    const role = first ? 'owner' : 'staff'
    const status = first ? 'active' : 'waiting'
    const chosen = { email, password_hash, mail_language }
    const id = await insertAccount(tx, { ...chosen, role, status, created_at: timeOf(now) })
    const action = first ? 'first_owner' : 'signed_up'
    const account = { id, name: '', email, status } as const
    const who = { ...actor, ...actorOf(account) }
    await writeDiary(tx, { actor: who, now }, { kind: 'account', ...entryOf(account), action })
    if (first) await endLinks(tx, ['setup'], {})
    else
      for (const owner of await listOpenOwners(tx))
        await mailQuota.queueNotice(tx, noticeOf({ id, email }, owner, about), now, 'signupNotices')
    return role
  })
}

const noticeOf = (
  account: { id: string; email: string },
  owner: AccountRow,
  { publicUrl, company }: { publicUrl: string; company: Company },
): NoticeMail => ({
  about: account.id,
  recipient: owner.email,
  write: (mail_language) =>
    mailsTo({ mail_language }).waiting(
      publicUrl + adminPages.accounts.path,
      addressInMail(account.email),
      company.name,
    ),
})

const closedSetting = 'signup closed'

/** While it is closed, only invitations let people in. */
export const isSignupOpen = async (db: Db) => (await readSetting(db, closedSetting)) === undefined

export const setSignupOpen = (tx: Db, open: boolean, now: Date) =>
  open ? deleteSetting(tx, closedSetting) : saveSetting(tx, closedSetting, timeOf(now))

// Nobody takes the name of somebody else: the diary, mails and lists call people by it.

type Own = { id?: string; email: string }

/** The accounts are locked, so that two people do not take the same name at the same moment. */
export async function checkName(tx: Db, name: string, own: Own) {
  const wanted = normal(name)
  if (wanted === '' || wanted === normal(own.email)) return
  if (reserved.includes(wanted)) throw refused(serverMessages.auth.nameReserved)
  const others = await tx
    .selectFrom('accounts')
    .select(['name', 'email'])
    .where('id', '!=', own.id ?? '')
    .execute()
  if (others.some((other) => [normal(other.name), normal(other.email)].includes(wanted)))
    throw refused(serverMessages.auth.nameTaken)
  // Also of somebody who comes later.
  if (isEmail(wanted)) throw refused(serverMessages.auth.nameIsAddress)
}

/** What looks the same is the same: joiners, wide letters, capitals and ways to type Malayalam do not count. */
function normal(name: string) {
  const [plain = ''] = malayalamSpellings(name.normalize('NFKC'))
  return plain
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}

const reserved = languages.flatMap((language) => Object.values(wordsIn(language, actors))).map(normal)

const refused = (sentence: string) => new InputFailure(sentence, { name: sentence }, 'conflict')

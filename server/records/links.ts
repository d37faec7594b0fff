// The private links of contract/access/private-links.ts, and what a browser has to answer at a login: each opens one thing, until
// it is used, ended or over. Only hashes are stored. A mail that has not left yet goes with the link that it carries.
import type { ExpressionBuilder, Selectable } from 'kysely'
import {
  type GivenLinkKind,
  linkAddress,
  type PrivateLinkKind,
  privateLinks,
} from '#contract/access/private-links.ts'
import type { Language } from '#contract/languages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { hourMs, minuteMs, newId, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import type { Actor, AuditContext } from '../db/diary.ts'
import type { LinkKind } from '../db/people-tables.ts'
import { hashToken, newToken } from '../db/settings.ts'
import type { Tables } from '../db/tables.ts'
import { Failure } from '../http/errors.ts'
import { deleteUnsentMailsOf } from '../mail/store.ts'

export type LinkRow = Selectable<Tables['links']>
type Kinds = readonly LinkKind[]

/** Whatever belongs to an account and ends with it. */
export const accountKinds: Kinds = [
  ...(Object.keys(privateLinks) as PrivateLinkKind[]).filter((kind) => 'letsIn' in privateLinks[kind]),
  ...(['login', 'passkey', 'add_passkey'] as const),
]

export const challengeMs = 10 * minuteMs

/** Undefined where it works until somebody ends it. */
export function lifeMs(kind: LinkKind) {
  if (!(kind in privateLinks)) return challengeMs
  const link = privateLinks[kind as PrivateLinkKind]
  return 'minutes' in link ? link.minutes * minuteMs : undefined
}

/** `data` is what its kind needs to remember; `account` is whose it is, or who gave it out. */
type NewLink = { account?: string | null; subject?: string | null; data?: object; token?: string }

/** Earlier ones stay valid. */
export async function giveToken(tx: Db, kind: LinkKind, now: Date, link: NewLink = {}) {
  const { account = null, subject = null, data = {}, token = newToken() } = link
  const id = newId()
  const life = lifeMs(kind)
  await tx
    .insertInto('links')
    .values({
      ...{ id, kind, subject, account, hash: hashToken(token), data: JSON.stringify(data) },
      created_at: timeOf(now),
      ends_at: life ? timeOf(new Date(now.getTime() + life)) : null,
      opened_at: null,
    })
    .execute()
  return { id, token }
}

type Place = { publicUrl: string; language?: Language }

/** The link itself is told only here. */
export async function giveLink(tx: Db, kind: PrivateLinkKind, now: Date, place: Place & NewLink) {
  const { id, token } = await giveToken(tx, kind, now, place)
  return { id, link: linkAddress(kind, place, token) }
}

type Given = Place & { subject: string | null; name: string }

/** By staff to somebody outside. */
export async function giveOut(tx: Db, kind: GivenLinkKind, { actor, now }: AuditContext, given: Given) {
  await lockSession(tx, actor)
  const { name, ...place } = given
  return giveLink(tx, kind, now, { ...place, account: actor.id, data: { name, by: actor.name } })
}

/** For whom a link is that was given out, and who did that. */
export const givenIn = ({ data }: Pick<LinkRow, 'data'>) => JSON.parse(data) as { name: string; by: string }

const isOpen = (now: Date) => (e: ExpressionBuilder<Tables, 'links'>) =>
  e.or([e('ends_at', 'is', null), e('ends_at', '>', timeOf(now))])

/** Those that still work. */
export const openLinks = (db: Db, kinds: Kinds, now: Date) =>
  db.selectFrom('links').where('links.kind', 'in', kinds).where(isOpen(now))

/** Undefined when it was used or ended, is over, or is of another kind. */
export const findLink = (db: Db, token: string, kinds: Kinds, now: Date) =>
  openLinks(db, kinds, now).selectAll().where('hash', '=', hashToken(token)).executeTakeFirst()

/** The same, and it works no more: when several use it at the same moment, one gets it. */
export async function useLink(tx: Db, token: string, kinds: Kinds, now: Date) {
  const used = await tx
    .deleteFrom('links')
    .where('kind', 'in', kinds)
    .where(isOpen(now))
    .where('hash', '=', hashToken(token))
    .returningAll()
    .executeTakeFirst()
  if (used) await deleteUnsentMailsOf(tx, [used.id])
  return used
}

/** Returns those that there were. */
export async function endLinks(tx: Db, kinds: Kinds, which: Partial<Pick<LinkRow, 'id' | 'account'>>) {
  const ended = await tx
    .deleteFrom('links')
    .where('kind', 'in', kinds)
    .where((e) => e.and(which))
    .returningAll()
    .execute()
  await deleteUnsentMailsOf(
    tx,
    ended.map(({ id }) => id),
  )
  return ended
}

/** Staff see when its page was opened last, to the hour. */
export async function markOpened(db: Db, { id, opened_at }: Pick<LinkRow, 'id' | 'opened_at'>, now: Date) {
  if ((opened_at ?? '') >= timeOf(new Date(now.getTime() - hourMs))) return
  const opened = db
    .updateTable('links')
    .set({ opened_at: timeOf(now) })
    .where('id', '=', id)
  // The page opens while nothing can be stored, too.
  await opened.execute().catch(() => undefined)
}

/** One answer, whatever the reason. */
export const deadLink = (kind: PrivateLinkKind) =>
  new Failure('letsIn' in privateLinks[kind] ? 'link_dead' : 'not_found', privateLinks[kind].dead)

/** Until the transaction ends the session does not: whatever ends it also ends what it gave out until then. */
export async function lockSession(tx: Db, { session = '' }: Actor) {
  const same = tx.updateTable('sessions').set((e) => ({ id: e.ref('id') }))
  const found = same.where('token_hash', '=', session).returning('id')
  if (!(await found.executeTakeFirst())) throw new Failure('not_signed_in', staffMessages.auth.signInNeeded)
}

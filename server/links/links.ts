// The private links that staff have given to people outside: listed, and ended.
import { sql } from 'kysely'
import { type GivenLinkKind, givenLinkKinds, privateLinks } from '#contract/access/private-links.ts'
import { mayUse, type Role } from '#contract/access/roles.ts'
import { calls } from '#contract/calls.ts'
import { projectName } from '#contract/record-paths.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import type { Db } from '../db/database.ts'
import { writeDiary } from '../db/diary.ts'
import { readPage } from '../db/rows.ts'
import { orNotFound } from '../http/errors.ts'
import type { Api } from '../http/handle.ts'
import type { Services } from '../ops/services.ts'
import { auditAction } from '../records/diary.ts'
import { endGivenLinks } from '../records/house-readers.ts'
import { givenIn, openLinks } from '../records/links.ts'

export function givenLinkRoutes(api: Api, { db, outbox }: Pick<Services, 'db' | 'outbox'>) {
  api.handle(calls.listGivenLinks, ({ query, account, audit }) =>
    listGivenLinks(db, { ...query, kinds: kindsFor(account.roles) }, audit.now),
  )

  api.handle(calls.endGivenLink, async ({ params: { id }, account, audit }) => {
    const kinds = kindsFor(account.roles)
    const mails = await db.transaction().execute(async (tx) => {
      const { ended, mails } = await endGivenLinks(tx, (e) => e('id', '=', id))
      // Of another kind nothing is ended: the transaction goes back.
      const link = ended.find(({ kind }) => kinds.some((one) => one === kind))
      const { kind, subject } = orNotFound(link, staffMessages.links.notFound)
      if (kind === 'house') await auditAction({ tx, audit }, 'projects', subject ?? '', 'house_link_ended')
      else await writeDiary(tx, audit, { kind: 'deleted', subject: 'review', action: 'review_link_ended' })
      return mails
    })
    await outbox.remove(mails)
    return { message: staffMessages.links.ended }
  })
}

const kindsFor = (roles: readonly Role[]) =>
  givenLinkKinds.filter((kind) => mayUse(roles, privateLinks[kind].area))

type Query = { limit?: number; offset?: number; project?: string; kinds: typeof givenLinkKinds }

/** The newest first. */
async function listGivenLinks(db: Db, { project, kinds, ...page }: Query, now: Date) {
  const all = openLinks(db, givenLinkKinds, now).where((e) => e.or(kinds.map((kind) => e('kind', '=', kind))))
  const found = project ? all.where('subject', '=', project) : all
  const { items, total } = await readPage(found, { ...page, order: sql`id desc` })
  const [ids, subjects] = [items.map(({ id }) => id), items.map(({ subject }) => subject ?? '')]
  const projects = await db
    .selectFrom('projects')
    .select(['id', 'title', 'client', 'location'])
    .where('id', 'in', ['', ...subjects])
    .execute()
  const readers = await db
    .selectFrom('house_readers')
    .select('link_id')
    .where('link_id', 'in', ['', ...ids])
    .where('confirmed_at', 'is not', null)
    .execute()
  const described = (link: (typeof items)[number]) => {
    const about = projects.find(({ id }) => id === link.subject)
    const { name, by: created_by } = givenIn(link)
    return {
      ...{
        ...link,
        kind: link.kind as GivenLinkKind,
        name,
        created_by,
        project: about ? projectName(about) : '',
      },
      readers: readers.filter(({ link_id }) => link_id === link.id).length,
    }
  }
  return { items: items.map(described), total }
}

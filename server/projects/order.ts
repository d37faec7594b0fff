// The order of the gallery, and that of pinned projects on the home page. What nobody has placed stands at 0, before all
// others, the newest first.
import { sql } from 'kysely'
import { messages } from '#contract/messages.ts'
import type { ProjectOrder } from '#contract/projects.ts'
import type { Db } from '../db/database.ts'
import { type AuditContext, writeDiary } from '../db/diary.ts'
import { takeLock } from '../db/settings.ts'
import { Failure } from '../http/errors.ts'

const columns = { gallery: 'position', home: 'pin_position' } as const

/** The given projects change places among themselves; all others stay where they are. */
export async function reorderProjects(db: Db, { list, ids }: ProjectOrder, audit: AuditContext) {
  const column = columns[list]
  await db.transaction().execute(async (tx) => {
    // Two that update many rows in different orders would wait for each other.
    await takeLock(tx, 'project order')
    await numberAll(tx, list)
    let found = tx.selectFrom('projects').select(['id', column]).where('id', 'in', ids)
    if (list === 'home') found = found.where('pinned', '=', 1)
    const places = (await found.orderBy(column).execute()).map((row) =>
      Number(row[column as keyof typeof row]),
    )
    if (places.length !== ids.length) throw new Failure('invalid_input', messages.projects.listMismatch)
    for (const [i, id] of ids.entries())
      await tx
        .updateTable('projects')
        .set({ [column]: places[i] })
        .where('id', '=', id)
        .execute()
    await writeDiary(tx, audit, { kind: 'changed', subject: 'project', action: `${list}_reordered` })
  })
}

/** From 1 on, in the present order. */
async function numberAll(tx: Db, list: ProjectOrder['list']) {
  const column = sql.ref(columns[list])
  const among = list === 'home' ? sql`where pinned = 1` : sql``
  await sql`
    update projects set ${column} = numbered.place
    from (select id, row_number() over (order by ${column}, id desc) as place from projects ${among}) as numbered
    where projects.id = numbered.id and projects.${column} <> numbered.place`.execute(tx)
}

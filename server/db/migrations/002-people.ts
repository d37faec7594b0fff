// The people of the About page are of the company now, in a content of their own.
import type { Kysely } from 'kysely'

type Row = {
  page: string
  published: string | null
  draft: string | null
  version: number
  confirmed: string
}
type State = { draft_by: string | null; draft_at: string | null; published_by: string | null }
type Contents = { contents: Row & State & { published_at: string | null } }

export async function movePeople(db: Kysely<unknown>) {
  const contents = (db as Kysely<Contents>).withTables<Contents>()
  const about = await contents
    .selectFrom('contents')
    .selectAll()
    .where('page', '=', 'about')
    .executeTakeFirst()
  const published = peopleIn(about?.published)
  const draft = about?.draft ? peopleIn(about.draft) : published
  if (!about || published + draft === '') return
  const row = { ...about, page: 'who', published: published || null, version: 1, confirmed: '[]' }
  await contents
    .insertInto('contents')
    .values(draft === published ? { ...row, draft: null, draft_by: null, draft_at: null } : { ...row, draft })
    .execute()
}

/** As the content that they are now; empty without any that visitors saw. */
function peopleIn(about: string | null | undefined) {
  const { team } = JSON.parse(about ?? '{}') as { team?: { show?: boolean; people?: unknown[] } }
  return team?.show && team.people?.length ? JSON.stringify({ people: team.people }) : ''
}

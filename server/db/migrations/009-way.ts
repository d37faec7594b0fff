// The contact page no longer follows a move by itself: the way to an earlier address, which it did not show, is not shown now
// either. A picture of the map is one of the way, and the drawn map and the way to its place are gone.
import type { Kysely } from 'kysely'

type Row = { page: string; published: string | null; draft: string | null; confirmed: string }
type Address = Record<'street' | 'city' | 'postalCode' | 'latitude' | 'longitude', string | number>
type Contact = {
  directions?: { text?: string; picture?: unknown }
  map?: { show?: boolean; title?: string; picture?: { src: string } | null }
}

const ofDrawnMap = /^Fifteen minutes on foot from Kadavanthra metro station, down Panampilly Nagar Avenue\./

export async function up(db: Kysely<unknown>) {
  const contents = (db as Kysely<{ contents: Row }>).withTables<{ contents: Row }>()
  const find = (page: string) =>
    contents.selectFrom('contents').selectAll().where('page', '=', page).executeTakeFirst()
  const contact = await find('contact')
  if (!contact) return
  const company = JSON.parse((await find('company'))?.published ?? '{}') as { address?: Address }
  const isWrong = wrongAt(company.address, JSON.parse(contact.confirmed))
  const change = (stored: string | null) => stored && JSON.stringify(withoutMap(JSON.parse(stored), isWrong))
  await contents
    .updateTable('contents')
    .set({ published: change(contact.published), draft: change(contact.draft) })
    .where('page', '=', 'contact')
    .execute()
}

/** Whether a part is known to have been right for other addresses only. */
function wrongAt(address: Address | undefined, confirmed: string[]) {
  const { street, city, postalCode, latitude, longitude } = address ?? {}
  const now = [street, city, postalCode, latitude, longitude].join(', ')
  return (part: string, value: unknown) => {
    const made = `${part} ${JSON.stringify(value)} at `
    const keys = confirmed.filter((key) => key.startsWith(made))
    return address !== undefined && keys.length > 0 && !keys.includes(made + now)
  }
}

function withoutMap({ map, ...contact }: Contact, isWrong: ReturnType<typeof wrongAt>) {
  const { text = '', ...directions } = contact.directions ?? {}
  const isMapShown = map?.show && map.picture && !isWrong('map.picture', [map.picture.src, map.title])
  const way = isWrong('directions.text', text) ? '' : text
  return {
    ...contact,
    directions: {
      ...directions,
      ...(!ofDrawnMap.test(text) && { text: way }),
      picture: isMapShown ? map.picture : null,
    },
  }
}

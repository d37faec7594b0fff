// A price was one text, such as "₹2,350 per sq ft", and is an amount with a unit. The company's address names its district.
import { type Kysely, sql } from 'kysely'
import { company as site } from '#site'

type Price = { from?: string; note?: string }
type Stored = {
  prices?: { items?: Price[]; example?: object }
  address?: { city?: string; district?: string }
}

const stored = [
  { table: 'contents', column: 'published', key: 'page' },
  { table: 'contents', column: 'draft', key: 'page' },
  { table: 'content_versions', column: 'content', key: 'id' },
]

const pages = ['company', 'design', 'interior', 'vasthushasthra', 'floorcoating', 'waterproofing']

export async function up(db: Kysely<unknown>) {
  for (const { table, column, key } of stored) {
    const [name, id] = [sql.ref(column), sql.ref(key)]
    const { rows } = await sql<{ id: string; text: string }>`
      select ${id} as id, ${name} as text from ${sql.table(table)}
      where ${name} is not null and page in (${sql.join(pages)})`.execute(db)
    for (const row of rows) {
      const text = JSON.stringify(upgraded(JSON.parse(row.text)))
      if (text !== row.text)
        await sql`update ${sql.table(table)} set ${name} = ${text} where ${id} = ${row.id}`.execute(db)
    }
  }
}

function upgraded(content: Stored): Stored {
  const { prices, address } = content
  if (prices?.items?.some(({ from }) => from !== undefined))
    // What the page would now say by itself for an example stands among these prices already.
    return {
      ...content,
      prices: { ...prices, items: prices.items.map(withAmount), example: { area: 0, note: '' } },
    }
  if (address && address.district === undefined && address.city !== site.address.city)
    return { ...content, address: { ...address, district: address.city } }
  return content
}

const units: [RegExp, string][] = [
  [/^per (?:sq\.? ?ft\.?|sft|square f(?:oo|ee)t)$/i, 'sqft'],
  [/^per (?:running |r\.? ?)f(?:oo|ee)?t\.?$/i, 'foot'],
  [/^per piece$/i, 'piece'],
  [/^per visit$/i, 'visit'],
  [/^$/, 'total'],
]
const sizes: Record<string, number> = { lakh: 100_000, crore: 10_000_000 }

/** What is not just an amount with a unit stays in the note, as it was written, and the page says no amount. */
function withAmount({ from = '', note = '', ...price }: Price) {
  const [, number = '', size = '', rest = ''] =
    /^(?:₹|Rs\.?|INR)?\s*(\d[\d,]*(?:\.\d+)?)\s*(?:(lakh|crore)s?\b)?\s*(.*)$/i.exec(from.trim()) ?? []
  const unit = units.find(([words]) => words.test(rest.trim()))?.[1]
  const amount = Math.round(Number(number.replaceAll(',', '')) * (sizes[size.toLowerCase()] ?? 1))
  if (unit && amount > 0) return { ...price, amount, unit, note }
  return { ...price, amount: 0, unit: 'total', note: [from, note].filter(Boolean).join('. ') }
}

import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { timeInIndia } from '#contract/days.ts'

type Batches<Row> = AsyncIterable<Row[]>
type Columns<Row> = Record<string, keyof Row & string>

/** Excel recognises UTF-8 by it. */
const byteOrderMark = '\ufeff'

/** `columns` has the field under each head. */
export function sendCsv<Row>(
  reply: FastifyReply,
  filename: string,
  columns: Columns<Row>,
  batches: Batches<Row>,
) {
  reply.headers({
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${filename}"`,
    'Cache-Control': 'private, no-store',
  })
  return Readable.from(csvLines(columns, batches), { objectMode: false })
}

export async function* csvLines<Row>(columns: Columns<Row>, batches: Batches<Row>) {
  yield byteOrderMark + lineOf(Object.keys(columns))
  const fields = Object.values(columns)
  for await (const batch of batches)
    yield batch.map((row) => lineOf(fields.map((field) => cellOf(row, field)))).join('')
}

const lineOf = (cells: string[]) => `${cells.map(quote).join(',')}\r\n`

function cellOf<Row>(row: Row, field: keyof Row & string) {
  const stored = row[field] ?? ''
  const value = String(typeof stored === 'boolean' ? Number(stored) : stored)
  return field === 'created_at' ? timeInIndia(new Date(value)) : value
}

/** An apostrophe keeps spreadsheets from running the cell as a formula. */
function quote(value: string) {
  const text = /^[\s]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(value) ? `'${value}` : value
  return `"${text.replaceAll('"', '""')}"`
}

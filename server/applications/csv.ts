// Applications as a file that a spreadsheet opens.
import type { Application } from '#contract/applications.ts'
import { timeInIndia } from '#contract/jobs.ts'

const columns = {
  Received: 'created_at',
  Job: 'job_title',
  Name: 'name',
  Email: 'email',
  WhatsApp: 'whatsapp',
  Address: 'address',
  Qualification: 'qualification',
  Experience: 'experience',
  CV: 'cv_name',
  Status: 'status',
  Notes: 'notes',
} as const satisfies Record<string, keyof Application>

/** Excel recognises UTF-8 by it. */
const byteOrderMark = '\ufeff'

export async function* csvOf(applications: AsyncIterable<Application[]>) {
  yield byteOrderMark + lineOf(Object.keys(columns))
  for await (const batch of applications)
    yield batch.map((one) => lineOf(Object.values(columns).map((column) => cellOf(one, column)))).join('')
}

const lineOf = (cells: string[]) => `${cells.map(quote).join(',')}\r\n`

function cellOf(application: Application, column: (typeof columns)[keyof typeof columns]) {
  const value = application[column] ?? ''
  return column === 'created_at' ? timeInIndia(new Date(value)) : value
}

/** An apostrophe keeps spreadsheets from running the cell as a formula. */
function quote(value: string) {
  const text = /^[\s]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(value) ? `'${value}` : value
  return `"${text.replaceAll('"', '""')}"`
}

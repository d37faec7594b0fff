// Every call: its row, which is defined beside the schemas of its feature, with its method and path.
import { accountRows } from './accounts.ts'
import { applicationRows } from './applications.ts'
import { type CallName, calls } from './calls.ts'
import { enquiryRows } from './enquiries.ts'
import { jobRows } from './jobs.ts'
import { mailRows } from './mails.ts'
import { peopleRows } from './people.ts'
import { projectRows } from './projects.ts'
import { reviewRows } from './reviews.ts'
import type { Rows } from './route.ts'
import { serviceRows } from './services.ts'
import { statusRows } from './status.ts'
import { summaryRows } from './summary.ts'

const rows = {
  ...projectRows,
  ...reviewRows,
  ...serviceRows,
  ...jobRows,
  ...applicationRows,
  ...enquiryRows,
  ...peopleRows,
  ...accountRows,
  ...mailRows,
  ...summaryRows,
  ...statusRows,
} as const satisfies Required<Rows>

export type Routes = { [Name in CallName]: (typeof calls)[Name] & (typeof rows)[Name] }

export const routes = Object.fromEntries(
  Object.entries(rows).map(([name, row]) => [name, { ...calls[name as CallName], ...row }]),
) as Routes

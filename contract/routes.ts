// Every call. The rows are defined beside the schemas of their feature.
import { accountRows } from './accounts.ts'
import { applicationRows } from './applications.ts'
import type { CallName } from './calls.ts'
import { enquiryRows } from './enquiries.ts'
import { jobRows } from './jobs.ts'
import { mailRows } from './mails.ts'
import { peopleRows } from './people.ts'
import { projectRows } from './projects.ts'
import { reviewRows } from './reviews.ts'
import type { Route } from './route.ts'
import { serviceRows } from './services.ts'
import { statusRows } from './status.ts'
import { summaryRows } from './summary.ts'

export const routes = {
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
} as const satisfies Record<CallName, Route>

export type Routes = typeof routes

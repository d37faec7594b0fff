// Every call: its row, which is defined beside the schemas of its feature, with its method and path.
import { accountRows } from './access/accounts.ts'
import { diaryRows } from './access/diary.ts'
import { invitationRows } from './access/invitations.ts'
import { notMeRows } from './access/not-me.ts'
import { secondStepRows } from './access/second-step.ts'
import { dashboardRows } from './admin/dashboard.ts'
import { translationRows } from './admin/translations.ts'
import { trashRows } from './admin/trash.ts'
import { applicationRows } from './applications.ts'
import { type CallName, calls } from './calls.ts'
import { contentRows } from './content/rows.ts'
import { enquiryRows } from './enquiries.ts'
import { jobRows } from './jobs.ts'
import { myDataRows } from './people/my-data.ts'
import { peopleRows } from './people/people.ts'
import { projectRows } from './projects.ts'
import { reviewRows } from './reviews.ts'
import type { Rows } from './route.ts'
import { serviceRows } from './services.ts'

const rows = {
  ...projectRows,
  ...reviewRows,
  ...serviceRows,
  ...jobRows,
  ...trashRows,
  ...applicationRows,
  ...enquiryRows,
  ...myDataRows,
  ...peopleRows,
  ...accountRows,
  ...diaryRows,
  ...invitationRows,
  ...secondStepRows,
  ...notMeRows,
  ...contentRows,
  ...translationRows,
  ...dashboardRows,
} as const satisfies Required<Rows>

/** How the documentation of the calls groups them. */
export const groups: Record<string, object> = {
  Projects: projectRows,
  Reviews: reviewRows,
  Services: serviceRows,
  'Job openings': jobRows,
  Trash: trashRows,
  Applications: applicationRows,
  Enquiries: enquiryRows,
  'Personal data': { ...myDataRows, ...peopleRows },
  'Accounts and sessions': { ...accountRows, ...invitationRows, ...secondStepRows, ...notMeRows },
  Diary: diaryRows,
  Contents: contentRows,
  Translations: translationRows,
  Dashboard: dashboardRows,
}

export type Routes = { [Name in CallName]: (typeof calls)[Name] & (typeof rows)[Name] }

const names = Object.keys(rows) as CallName[]
const merge = (name: CallName) => ({ ...calls[name], ...(rows[name] as object) })

export const routes = Object.fromEntries(names.map((name) => [name, merge(name)])) as unknown as Routes

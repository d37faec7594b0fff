// All calls of the API. Each stands beside the schemas of its feature; the paths are those of the specification.
import { accountCalls } from './access/accounts.ts'
import { diaryCalls } from './access/diary.ts'
import { invitationCalls } from './access/invitations.ts'
import { givenLinkCalls } from './access/private-links.ts'
import { secondStepCalls } from './access/second-step.ts'
import { dashboardCalls } from './admin/dashboard.ts'
import { translationCalls } from './admin/translations.ts'
import { trashCalls } from './admin/trash.ts'
import { applicationCalls, phoneApplicationCalls } from './applications.ts'
import { contentCalls } from './content/calls.ts'
import { enquiryCalls } from './enquiries.ts'
import { houseCalls } from './houses/house.ts'
import { updateCalls } from './houses/updates.ts'
import { jobCalls } from './jobs.ts'
import { answerCalls } from './people/answers.ts'
import { myDataCalls } from './people/my-data.ts'
import { noteCalls, peopleCalls } from './people/people.ts'
import { pictureCalls, projectCalls } from './projects.ts'
import { writeReviewCalls } from './reviews/write-review.ts'
import { reviewCalls } from './reviews.ts'
import { serviceCalls } from './services.ts'
import { visitCalls } from './visits/visits.ts'

export const calls = {
  ...projectCalls,
  ...updateCalls,
  ...pictureCalls,
  ...reviewCalls,
  ...writeReviewCalls,
  ...serviceCalls,
  ...houseCalls,
  ...givenLinkCalls,
  ...jobCalls,
  ...trashCalls,
  ...applicationCalls,
  ...phoneApplicationCalls,
  ...answerCalls,
  ...enquiryCalls,
  ...noteCalls,
  ...myDataCalls,
  ...peopleCalls,
  ...accountCalls,
  ...diaryCalls,
  ...invitationCalls,
  ...secondStepCalls,
  ...contentCalls,
  ...translationCalls,
  ...dashboardCalls,
  ...visitCalls,
}

export type Calls = typeof calls
export type CallName = keyof Calls

/** How the documentation of the calls groups them. */
export const groups: Record<string, object> = {
  Projects: { ...projectCalls, ...pictureCalls },
  'Updates of projects': updateCalls,
  Reviews: { ...reviewCalls, ...writeReviewCalls },
  Services: serviceCalls,
  'Links of families and clients': { ...houseCalls, ...givenLinkCalls },
  'Job openings': jobCalls,
  Trash: trashCalls,
  Applications: { ...applicationCalls, ...phoneApplicationCalls, ...answerCalls },
  Enquiries: enquiryCalls,
  Notes: noteCalls,
  'Personal data': { ...myDataCalls, ...peopleCalls },
  'Accounts and sessions': { ...accountCalls, ...invitationCalls, ...secondStepCalls },
  Diary: diaryCalls,
  Contents: contentCalls,
  Translations: translationCalls,
  Dashboard: dashboardCalls,
  Visits: visitCalls,
}

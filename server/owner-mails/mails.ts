// The mails to owners. mails.ml.ts has the same in Malayalam.
import type { Trouble } from '#contract/admin/dashboard.ts'
import { troubleWords } from '#contract/admin/trouble-words.ts'
import { calls } from '#contract/calls.ts'
import { formatDay, formatMoment } from '#contract/days.ts'
import { adminPages } from '#contract/pages.ts'
import * as malayalam from './mails.ml.ts'
import type { Week } from './monday.ts'

export type Links = { dashboard: string; stop: string }

export const textsIn = { en: { monday, troubles }, ml: malayalam }

export const dashboardAddress = (publicUrl: string) => publicUrl + adminPages.dashboard.path

/** Opened, it shows a button; mail programs send a POST there. */
export const stopAddress = (publicUrl: string, token: string) =>
  publicUrl + calls.stopMondayMail.path.replace(':token', token)

export function monday(week: Week, { dashboard, stop }: Links) {
  const { visits, visitsBefore, enquiries, toCall, moreToCall, updated, projects, backup } = week
  const names = toCall.join(', ') || 'nobody'
  return {
    subject: `Your week: ${visits} ${visits === 1 ? 'visit' : 'visits'}, ${enquiries} ${enquiries === 1 ? 'enquiry' : 'enquiries'} waiting`,
    text: `Hello,

This is last week, ${formatDay(week.from)} to ${formatDay(week.to)}.

Visits to the site: ${visits}${visitsBefore > 0 ? ` (the week before: ${visitsBefore})` : ''}
New enquiries waiting: ${enquiries}
New applications waiting: ${week.applications}
To call: ${names}${moreToCall > 0 ? ` and ${moreToCall} more` : ''}
Updates added: ${updated.length}${projects.length > 0 ? ` (${projects.join('; ')})` : ''}
Last backup: ${backup.at ? formatMoment(backup.at) : 'none yet'}${backupNote(backup)}

The dashboard:
${dashboard}

To get no more of these mails:
${stop}
`,
  }
}

function backupNote({ isOff, isOld }: Week['backup']) {
  if (isOff) return '. Nightly backups are switched off: please tell whoever looks after the server.'
  return isOld ? '. That is more than two nights ago: please tell whoever looks after the server.' : ''
}

export function troubles(found: Trouble[], dashboard: string) {
  return {
    subject: 'Something is wrong with your site',
    text: `Hello,

${found.map((one) => troubleWords[one]).join('\n\n')}

This mail comes once a day until it is put right. The dashboard shows how it is now:
${dashboard}
`,
  }
}

// For tests only: applications and enquiries as two kinds of the same thing.
import { calls } from '#contract/calls.ts'
import { messages } from '#contract/messages.ts'
import type { Db } from '../db/database.ts'
import { type createTestApp, send } from './app.ts'
import { addJob, apply, asha } from './applications.ts'

type App = Awaited<ReturnType<typeof createTestApp>>['app']
type Fields = Record<string, string | undefined>

export const enquirer = {
  name: 'ആശ 👷',
  phone: '+91 98470 12345',
  plan: 'A house of 1,800 sq ft',
  message: "We have 6 cents in Aluva.\n<b>When</b> can we talk? '; drop table enquiries; --",
  topic: 'Full construction contracts',
}

/** For the one job there is, which is added with the first application. */
async function sendApplication(app: App, db: Db, fields: Fields = {}) {
  const job = await db.selectFrom('jobs').select('id').executeTakeFirst()
  return apply(app, { ...asha, job_id: job?.id ?? (await addJob(db)), ...fields })
}

const sendEnquiry = (app: App, _db: Db, fields: Fields = {}) =>
  send(app, calls.createEnquiry, { payload: { ...enquirer, ...fields } })

export const submissionKinds = [
  {
    kind: 'applications',
    one: 'an application',
    submit: sendApplication,
    typed: asha,
    status: 'interviewed',
    words: {
      submitted: 'Application submitted successfully!',
      updated: 'Application updated',
      deleted: 'Application deleted',
      notFound: 'This application was not found',
    },
    list: calls.listApplications,
    get: calls.getApplication,
    update: calls.updateApplication,
    erase: calls.deleteApplication,
    export: calls.exportApplications,
  },
  {
    kind: 'enquiries',
    one: 'an enquiry',
    submit: sendEnquiry,
    typed: enquirer,
    status: 'answered',
    words: {
      submitted: messages.enquiries.submitted,
      updated: 'Enquiry updated',
      deleted: 'Enquiry deleted',
      notFound: messages.enquiries.notFound,
    },
    list: calls.listEnquiries,
    get: calls.getEnquiry,
    update: calls.updateEnquiry,
    erase: calls.deleteEnquiry,
    export: calls.exportEnquiries,
  },
] as const

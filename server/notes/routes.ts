import type { Account } from '#contract/access/accounts.ts'
import { calls } from '#contract/calls.ts'
import { messages } from '#contract/messages.ts'
import { lockRow } from '../db/any-table.ts'
import type { Db } from '../db/database.ts'
import { type AuditContext, recordListing } from '../db/diary.ts'
import { Failure } from '../http/failure.ts'
import type { Api } from '../http/handle.ts'
import { subjects } from '../records/diary.ts'
import { addNote, listHistory, removeNote } from './notes.ts'
import type { Noted } from './store.ts'

type ById = { params: { id: string }; account: Account; audit: AuditContext }

export function noteRoutes(api: Api, { db }: { db: Db }) {
  const history =
    (about: Noted) =>
    async ({ params, account, audit }: ById) => {
      await recordListing(db, audit, subjects[about])
      return listHistory(db, about, params.id, account)
    }
  api.handle(calls.listApplicationHistory, history('applications'))
  api.handle(calls.listEnquiryHistory, history('enquiries'))

  const add =
    (about: Noted) =>
    async ({ params, body, audit }: ById & { body: { text: string } }) => {
      const id = await db.transaction().execute(async (tx) => {
        if (!(await lockRow(tx, about, params.id))) throw new Failure('not_found', messages[about].notFound)
        return addNote(tx, about, params.id, body, audit)
      })
      return { message: messages.notes.added, id }
    }
  api.handle(calls.addApplicationNote, add('applications'))
  api.handle(calls.addEnquiryNote, add('enquiries'))

  const remove =
    (about: Noted) =>
    async ({ params, account, audit }: ById & { params: { note: string } }) => {
      await db.transaction().execute((tx) => removeNote(tx, about, params, account, audit))
      return { message: messages.notes.removed }
    }
  api.handle(calls.removeApplicationNote, remove('applications'))
  api.handle(calls.removeEnquiryNote, remove('enquiries'))
}

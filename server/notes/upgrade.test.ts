// A site of the release before notes were signed: the one text that each application and enquiry had becomes a note.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calls } from '#contract/calls.ts'
import type { HistoryEntry } from '#contract/people/notes.ts'
import { insertRows } from '../backup/rows.ts'
import { migrate } from '../db/database.ts'
import { newId } from '../db/ids.ts'
import { createTestApp, send, signIn } from '../testing/app.ts'
import { submissionKinds } from '../testing/records.ts'
import { createInstallation, type Installation } from '../testing/sites.ts'

const created_at = '2026-11-15T06:30:00.000Z'
const number = '+91 98470 12345'
const own = {
  applications: {
    columns: {
      ...{ job_title: 'Mason', address: 'Aluva', qualification: 'ITI', experience: '5 years' },
      ...{ email: 'someone@example.com', whatsapp: number },
    },
    history: calls.listApplicationHistory,
  },
  enquiries: {
    columns: { phone: number, plan: 'A house', message: 'Call me', topic: '' },
    history: calls.listEnquiryHistory,
  },
}

const rowsOf = (kind: keyof typeof own) =>
  Object.entries({ Asha: 'Speaks well.\nCall in May.', Biju: '' }).map(([name, notes]) => {
    const id = newId()
    return { id, name, notes, ...own[kind].columns, status: 'new', spam: 0, fingerprint: id, created_at }
  })

async function createOlderSite(site: Installation) {
  await migrate(site.db, { to: '002-proof' })
  for (const { kind } of submissionKinds) await insertRows(site.db, { table: kind, rows: rowsOf(kind) })
}

async function checkNotes(t: Parameters<typeof createTestApp>[0], { env, db, files }: Installation) {
  const { app } = await createTestApp(t, { env, services: { db, files } })
  const headers = await signIn(app)
  for (const { kind, list, erase, export: asTable } of submissionKinds) {
    const find = async (search: string) => {
      const found: { name: string }[] = (await send(app, list, { headers, query: { search } })).json()
      return found.map(({ name }) => name).sort()
    }
    assert.deepEqual(await find('call in may'), ['Asha'], kind)
    assert.deepEqual(await find('asha'), ['Asha'], kind)
    assert.deepEqual(await find('9847012345'), ['Asha', 'Biju'], kind)
    const rows = await db.selectFrom(kind).select(['id', 'name']).orderBy('name').execute()
    const told = await Promise.all(
      rows.map(
        async ({ id }): Promise<HistoryEntry[]> =>
          (await send(app, own[kind].history, { param: id, headers })).json(),
      ),
    )
    assert.deepEqual(
      told.map((entries) => entries.map(({ kind, text, by_name, at }) => [kind, text, by_name, at])),
      [[['note', 'Speaks well.\nCall in May.', '', created_at]], []],
    )
    assert.match((await send(app, asTable, { headers })).body, /Speaks well\.\nCall in May\./)
    // Whoever is erased takes the note along, and is no longer found by it.
    await send(app, erase, { param: rows[0]?.id, headers })
    assert.deepEqual(await find('call in may'), [], kind)
  }
  assert.deepEqual(await db.selectFrom('notes').select('id').execute(), [])
}

test('an upgrade keeps the notes of applications and enquiries, and they are found', async (t) => {
  const site = await createInstallation(t)
  await createOlderSite(site)
  await migrate(site.db)
  await checkNotes(t, site)
})

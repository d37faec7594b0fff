// @sqlite A save that does not say what it started from could overwrite what somebody else has saved.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { send } from '../testing/app.ts'
import { contentsOf } from '../testing/contents.ts'
import { createOffice } from '../testing/records.ts'

test('a save that does not say what it started from is refused, and nothing is changed', async (t) => {
  const { app, db, headers, staffFor } = await createOffice(t)
  const projects = staffFor('projects')
  const { id } = (await projects.add()).json()
  const [project] = await projects.list()
  const { content } = await contentsOf(app, headers).draftOf('terms')
  const ask = (call: Call, param: string, payload: object) => send(app, call, { headers, param, payload })
  const told = await db.selectFrom('diary').select('id').execute()

  for (const refused of [
    await ask(calls.reorderProjectImages, id, { gallery_images: project?.gallery_images }),
    await ask(calls.saveTranslations, '', { translations: [{ english: 'Villa', malayalam: 'വില്ല' }] }),
    await ask(calls.saveDraft, 'terms', { content: { ...content, title: 'Other terms' } }),
    await ask(calls.publishContent, 'terms', {}),
    await ask(calls.discardDraft, 'terms', { version: '' }),
  ]) {
    assert.equal(refused.statusCode, 400, refused.body)
    assert.equal(refused.json().message, staffMessages.startMissing)
  }
  assert.deepEqual(await db.selectFrom('diary').select('id').execute(), told)
})

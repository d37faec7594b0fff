// @sqlite The whole way: apply, withdraw by the link, restore a backup from before. The person is still gone, everywhere.
import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { createTestApp, send } from '../testing/app.ts'
import { apply, cvFiles, mailsIn } from '../testing/applications.ts'
import { pdfCv } from '../testing/cvs.ts'
import { photo, sendForm } from '../testing/images.ts'
import { startErasureList } from '../testing/moved-clock.ts'
import {
  contentsOf,
  createInstallation,
  createSite,
  type Installation,
  signInRestored,
} from '../testing/sites.ts'
import { valuesOf } from '../testing/values.ts'
import { restoreBackup } from './copy-site.ts'
import { backUp } from './nightly.ts'
import { readRows } from './rows.ts'

const mark = 'markedperson'
const number = '987650123456789'
const person = {
  ...{ name: mark, address: `${mark} house`, qualification: mark, experience: mark },
  ...{ email: `${mark}@example.com`, whatsapp: number },
}

test('who applied and withdrew by the link is still gone when an older backup comes back', async (t) => {
  const site = await createSite(t)
  const { app, db, headers } = site
  const stopErasureList = startErasureList(site)
  const [job] = (await send(app, calls.listJobs)).json()
  await apply(app, { ...person, job_id: job.id }, [pdfCv, `${mark}.pdf`])
  const enquiry = { name: mark, phone: number, message: `${mark} asks` }
  const asked = (await send(app, calls.createEnquiry, { payload: enquiry })).json()
  const confirmation = (await mailsIn(db)).find(({ recipient }) => recipient === person.email)
  const links = [confirmation?.text ?? '', asked.link].map(
    (text) => /my-data\/([\w-]+)/.exec(text)?.[1] ?? '',
  )
  const [found] = (await send(app, calls.listApplications, { headers, query: { search: mark } })).json()
  await send(app, calls.updateApplication, { param: found.id, headers, payload: { status: 'shortlisted' } })
  const payload = { text: `${mark} called` }
  await send(app, calls.addApplicationNote, { param: found.id, headers, payload })
  await send(app, calls.openCv, { param: found.cv, headers })
  await send(app, calls.updateMyData, { param: links[0], payload: { address: `${mark} new house` } })
  const older = join(site.config.backupDir, 'older.tar')
  await backUp(site, older)
  assert.ok((await traces(site)).length >= 3, 'the marks are there to begin with')

  for (const param of links)
    assert.equal((await send(app, calls.withdrawMyData, { param, payload: { sure: true } })).statusCode, 200)
  await stopErasureList()
  assert.deepEqual(await traces(site), [], 'gone at once')

  const fresh = await createInstallation(t)
  const erasureLists = [join(site.config.backupDir, 'erased.txt')]
  const restored = await restoreBackup(fresh, older, {
    place: fresh.place,
    erasureLists,
    print: () => undefined,
  })
  assert.equal(restored.erasures, 2)
  assert.deepEqual(await traces(fresh), [], 'and still gone')
  const kept = (await contentsOf(fresh)).files
  assert.ok(!(`cv/${found.cv}` in kept), 'the CV too')
  assert.ok(
    Object.keys(kept).some((key) => key.startsWith('cv/')),
    'those of other people are there',
  )

  const { db: freshDb, files, incomingDir } = fresh
  const { app: again } = await createTestApp(t, {
    ...{ env: fresh.env, services: { db: freshDb, files, incomingDir } },
  })
  const staff = await signInRestored(again, fresh)
  for (const call of [calls.listApplications, calls.listEnquiries]) {
    const answer = await send(again, call, { headers: staff, query: { search: mark } })
    assert.deepEqual(answer.json(), [], 'the search finds nobody')
  }
  assert.equal((await send(again, calls.openCv, { param: found.cv, headers: staff })).statusCode, 404)
  for (const param of links)
    assert.equal((await send(again, calls.getMyData, { param })).statusCode, 404, 'the link stays dead')
  assert.ok((await cvFiles(fresh.dataDir)).every((name) => name !== found.cv))
})

/** Where somebody has left one: in any row of any table, and in any file but the backup itself. */
async function traces({ db, dataDir }: Pick<Installation, 'db' | 'dataDir'>) {
  const left: string[] = []
  for await (const { table, rows } of readRows(db))
    if (isTrace(JSON.stringify(rows))) left.push(`table ${table}`)
  for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || path.endsWith('.tar')) continue
    if (isTrace(path) || isTrace(await readFile(path, 'latin1'))) left.push(entry.name)
  }
  return left
}

const isTrace = (text: string) => text.includes(mark) || text.includes(number)

// A review that a client wrote and that was deleted for good is still gone when an older backup comes back.
for (const [what, inTrash] of Object.entries({ 'on the site': false, 'in the trash': true }))
  test(`from a backup in which it was ${what}`, async (t) => {
    const site = await createSite(t)
    const { app, db, headers } = site
    const stopErasureList = startErasureList(site)
    const write = async (name: string) => {
      const asked = await send(app, calls.askForReview, { headers, payload: { name } })
      const param = asked.json().link.slice(-43)
      const fields = { name, review: 'Dry.', rating: '5', picture: await photo() }
      assert.equal((await sendForm(app, calls.writeReview, fields, { param })).statusCode, 200)
      const row = db.selectFrom('reviews').select('id').where('name', '=', name)
      return (await row.executeTakeFirstOrThrow()).id
    }
    const [erased, kept] = [await write('markedperson'), await write('Latha')]
    const remove = () => send(app, calls.deleteReview, { param: erased, headers })
    if (inTrash) await remove()
    const older = join(site.config.backupDir, 'older.tar')
    await backUp(site, older)
    if (!inTrash) await remove()
    assert.equal((await send(app, calls.deleteTrashed, { param: erased, headers })).statusCode, 200)
    await stopErasureList()

    const fresh = await createInstallation(t)
    const erasureLists = [join(site.config.backupDir, 'erased.txt')]
    const options = { place: fresh.place, erasureLists, print: () => undefined }
    assert.equal((await restoreBackup(fresh, older, options)).erasures, 1)
    const written = await fresh.db.selectFrom('reviews').select('id').where('by_client', '=', true).execute()
    assert.deepEqual(valuesOf(written, 'id'), [kept])
    assert.deepEqual(
      await fresh.db.selectFrom('trash').select('id').where('kind', '=', 'reviews').execute(),
      [],
    )
    const inTheTrash = await fresh.db.selectFrom('trashed_pictures').select('src').execute()
    assert.ok(inTheTrash.every(({ src }) => !src.startsWith('/uploads/reviews/')))
    const pictures = await fresh.db
      .selectFrom('pictures')
      .select('src')
      .where('review_id', 'is not', null)
      .execute()
    const own = pictures.map(({ src }) => src.replace(/^\/uploads\/|\.jpg$/g, ''))
    const files = Object.keys((await contentsOf(fresh)).files).filter((key) =>
      /^(reviews\/|trash\/reviews-)/.test(key),
    )
    assert.ok(files.length > 0 && files.every((key) => own.some((stem) => key.startsWith(stem))), `${files}`)
  })

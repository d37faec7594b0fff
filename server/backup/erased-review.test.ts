// @sqlite A review that a client wrote and that was deleted for good is still gone when an older backup comes back.
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { send } from '../testing/app.ts'
import { photo, sendForm } from '../testing/images.ts'
import { startErasureList } from '../testing/moved-clock.ts'
import { contentsOf, createInstallation, createSite } from '../testing/sites.ts'
import { valuesOf } from '../testing/values.ts'
import { backUp } from './nightly.ts'
import { restoreBackup } from './restore.ts'

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
    const written = await fresh.db.selectFrom('reviews').select('id').where('by_client', '=', 1).execute()
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

import assert from 'node:assert/strict'
import { readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import type { Trashed } from '#contract/admin/trash.ts'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import type { Project } from '#contract/projects.ts'
import type { RecordKind } from '#contract/records/fields.ts'
import { recordKinds } from '#contract/records/registry.ts'
import { checkConsistency, removeOrphans, repairReferences } from '../storage/file-references.ts'
import { fileReferences, pictureFolders } from '../stored-files.ts'
import { send } from '../testing/app.ts'
import { apply, asha } from '../testing/applications.ts'
import { createOffice, kindsTested } from '../testing/records.ts'
import { renderer } from '../testing/renderer.ts'
import { cleanTrash } from '../trash/trash.ts'

/** In every text of a record, so that whatever shows any of it is found. */
const word = 'Pathiramanal'
const days = (count: number) => count * 86_400_000

for (const kind of recordKinds) {
  test(`while one of the ${kind} lies in the trash, no read finds it; restored it is as it was, deleted for good it leaves neither a row nor a file`, async (t) => {
    const { db, add, remove, restore, deleteForGood, trash, stored, readAll } = await start(t)
    const id = await add(kind)
    const before = await readAll(id)
    assert.ok(before.size > 1, 'several reads show it')
    await remove(kind, id)
    const [entry] = await trash()
    assert.partialDeepStrictEqual(entry, { record_id: id, kind, deleted_by: 'owner@example.com' })
    assert.match(entry?.title ?? '', new RegExp(word))
    assert.deepEqual([...(await readAll(id)).keys()], [])
    assert.equal((await restore(id)).json().message, 'Restored')
    assert.deepEqual(await readAll(id), before)
    assert.deepEqual(await trash(), [])
    for (const ask of [restore, deleteForGood])
      assert.equal((await ask(id)).statusCode, 404, 'only what is in the trash')
    await remove(kind, id)
    const answer = await deleteForGood(id)
    assert.deepEqual([answer.statusCode, answer.json().message], [200, 'Deleted for good'])
    assert.deepEqual([await trash(), await stored()], [[], []])
    assert.deepEqual(await db.selectFrom('trashed_pictures').selectAll().execute(), [])
    for (const ask of [restore, deleteForGood]) assert.equal((await ask(id)).statusCode, 404)
  })
}

test('nobody gets the address of what lies in the trash; once it is gone for good, it is free', async (t) => {
  const { add, remove, restore, deleteForGood, get } = await start(t)
  const first = await add('projects')
  const { slug } = await get(first)
  await remove('projects', first)
  const second = await add('projects')
  assert.equal((await get(second)).slug, `${slug}-2`)
  await restore(first)
  assert.equal((await get(first)).slug, slug)
  await remove('projects', first)
  await deleteForGood(first)
  assert.equal((await get(await add('projects'))).slug, slug)
})

test('should its address be taken all the same, a restored project gets the next one', async (t) => {
  const { db, add, remove, restore, get } = await start(t)
  const [first, second] = [await add('projects'), await add('projects')]
  const { slug } = await get(first)
  await remove('projects', first)
  await db.updateTable('projects').set({ slug }).where('id', '=', second).execute()
  await restore(first)
  assert.equal((await get(first)).slug, `${slug}-2`)
})

test('a project that was added again with its key while it lay in the trash can be restored beside it', async (t) => {
  const { add, remove, restore, get } = await start(t)
  const first = await add('projects', { idempotency_key: 'one' })
  await remove('projects', first)
  const second = await add('projects', { idempotency_key: 'one' })
  assert.notEqual(second, first)
  assert.equal((await restore(first)).statusCode, 200)
  assert.equal((await get(first)).client, word)
  assert.equal(await add('projects', { idempotency_key: 'one' }), second)
})

test('a restored job gets its applications back, except those that were erased', async (t) => {
  const { app, headers, add, remove, restore } = await start(t)
  const job_id = await add('jobs')
  for (const name of ['Asha', 'Biju']) await apply(app, { ...asha, name, job_id })
  await remove('jobs', job_id)
  const list = async (): Promise<{ id: string; name: string; job_id: string | null; job_title: string }[]> =>
    (await send(app, calls.listApplications, { headers })).json()
  for (const one of await list()) assert.partialDeepStrictEqual(one, { job_id: null, job_title: word })
  const erased = (await list()).find(({ name }) => name === 'Biju')
  await send(app, calls.deleteApplication, { param: erased?.id ?? '', headers })
  await restore(job_id)
  assert.deepEqual(
    (await list()).map(({ name, job_id }) => ({ name, job_id })),
    [{ name: 'Asha', job_id }],
  )
})

test('services stand where they stood, also when the order was changed without them', async (t) => {
  const { app, headers, add, remove, restore } = await start(t)
  const ids = [await add('services'), await add('services'), await add('services')]
  const [first = '', second = '', third = ''] = ids
  const order = async () =>
    (await send(app, calls.listServices)).json().map(({ id }: { id: string }) => ids.indexOf(id))
  await remove('services', second)
  await restore(second)
  assert.deepEqual(await order(), [0, 1, 2])
  await remove('services', second)
  const payload = { ids: [third, first] }
  assert.equal((await send(app, calls.reorderServices, { headers, payload })).statusCode, 200)
  await restore(second)
  assert.deepEqual(await order(), [2, 0, 1])
})

test('a picture that another record shows stays, and is gone with the last one', async (t) => {
  const { app, db, add, remove, restore, deleteForGood, get, stored } = await start(t)
  const [first, second] = [await add('projects'), await add('projects')]
  const { main_image: shared } = await get(first)
  await db.updateTable('pictures').set({ src: shared }).where('project_id', '=', second).execute()
  const status = async () => (await app.inject(shared)).statusCode
  await remove('projects', first)
  assert.equal(await status(), 200)
  await remove('projects', second)
  assert.equal(await status(), 404)
  await deleteForGood(first)
  await restore(second)
  assert.equal(await status(), 200)
  await remove('projects', second)
  await deleteForGood(second)
  assert.equal((await stored()).filter((name) => name.includes(shared.slice(-28, -4))).length, 0)
})

test('after thirty days it is deleted for good, and not a day before', async (t) => {
  const { add, remove, trash, stored, stores } = await start(t)
  await remove('services', await add('services'))
  const clean = (age: number) => cleanTrash(stores, new Date(Date.now() + age))
  await clean(days(30) - 60_000)
  assert.equal((await trash()).length, 1)
  assert.ok((await stored()).length > 0)
  await clean(days(30) + 60_000)
  assert.deepEqual([await trash(), await stored()], [[], []])
})

test('the cleanup of files without a record leaves those of the trash alone', async (t) => {
  const { app, add, remove, restore, get, stores } = await start(t)
  const id = await add('projects')
  const { main_image } = await get(id)
  await remove('projects', id)
  const name = main_image.split('/').at(-1)
  for (const url of [`/uploads/trash/projects-${name}`, `/uploads/projects/../trash/projects-${name}`])
    assert.equal((await app.inject(url)).statusCode, 404, url)
  const all = { orphans: new Date(Date.now() + days(1)), unfinishedUploads: new Date() }
  assert.equal(await removeOrphans(stores, all), 0)
  assert.partialDeepStrictEqual(await checkConsistency(stores), { broken: [], orphans: [] })
  await restore(id)
  assert.equal((await app.inject(main_image)).statusCode, 200)
})

test('files that a crash has left in the wrong place are neither lost nor served', async (t) => {
  const { app, add, remove, restore, get, stores, moveBack, stored } = await start(t)
  const id = await add('projects')
  const { main_image } = await get(id)
  await remove('projects', id)
  const inTrash = await stored()
  await moveBack()
  assert.notDeepEqual(await stored(), inTrash, 'as if the process had ended before')
  assert.equal((await app.inject(main_image)).statusCode, 404)
  const all = { orphans: new Date(Date.now() + days(1)), unfinishedUploads: new Date() }
  assert.equal(await removeOrphans(stores, all), 0)
  await cleanTrash(stores, new Date())
  assert.deepEqual(await stored(), inTrash)
  await moveBack()
  const { broken } = await checkConsistency(stores)
  assert.ok(broken.length > 0)
  assert.ok((await repairReferences(stores, broken)).every(({ done }) => done))
  assert.deepEqual(await stored(), inTrash)
  await restore(id)
  assert.equal((await app.inject(main_image)).statusCode, 200)
})

test('a restored picture whose files a crash has left in the trash is mended, not lost', async (t) => {
  const { add, remove, restore, get, stores, moveBack, moveOver, stored } = await start(t)
  const id = await add('projects')
  const before = await get(id)
  const live = await stored()
  await remove('projects', id)
  await restore(id)
  await moveOver()
  const { broken } = await checkConsistency(stores)
  assert.equal(broken.length, 4)
  assert.ok((await repairReferences(stores, broken)).every(({ done }) => done))
  assert.deepEqual([await get(id), await stored()], [before, live])
  await moveBack()
  assert.deepEqual(await stored(), live, 'nothing is left in the trash')
})

test('of many who restore and delete for good at once, one succeeds and the files agree with it', async (t) => {
  const { app, add, remove, restore, deleteForGood, get, stored } = await start(t)
  const id = await add('projects')
  const { main_image } = await get(id)
  await remove('projects', id)
  const answers = await Promise.all([restore(id), deleteForGood(id), restore(id), deleteForGood(id)])
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).toSorted(), [200, 404, 404, 404])
  const isBack = answers[0]?.statusCode === 200 || answers[2]?.statusCode === 200
  assert.equal((await app.inject(main_image)).statusCode, isBack ? 200 : 404)
  assert.equal((await stored()).length > 0, isBack)
})

test('the trash is listed by page and by kind, the latest first', async (t) => {
  const { app, headers, add, remove } = await start(t)
  for (const kind of ['jobs', 'reviews', 'jobs'] as const) await remove(kind, await add(kind))
  const list = (query: Record<string, string>) => send(app, calls.listTrash, { headers, query })
  const kinds = (answer: Awaited<ReturnType<typeof list>>) => answer.json().map(({ kind }: Trashed) => kind)
  assert.deepEqual(kinds(await list({})), ['jobs', 'reviews', 'jobs'])
  assert.deepEqual(kinds(await list({ kind: 'reviews' })), ['reviews'])
  const page = await list({ limit: '1', offset: '1' })
  assert.deepEqual([kinds(page), page.headers['x-total-count']], [['reviews'], '3'])
  assert.equal((await list({ kind: 'applications' })).statusCode, 400)
})

async function start(t: TestContext) {
  const { app, db, files, dataDir, headers, staffFor, restore } = await createOffice(t, {
    services: { renderer },
  })
  const add = async (kind: RecordKind, more: object = {}) => {
    const { name, fields } = kindsTested[kind]
    const texts = Object.fromEntries([name, ...Object.keys(fields)].map((field) => [field, word]))
    return (await staffFor(kind).add({ ...texts, ...more })).json().id as string
  }
  const folders = ['projects', 'services', 'trash']
  const stored = async () =>
    (await Promise.all(folders.map((folder) => readdir(join(dataDir, 'uploads', folder)).catch(() => []))))
      .flat()
      .toSorted()
  return {
    app,
    db,
    headers,
    add,
    stored,
    stores: {
      ...{ db, files, incomingDir: join(dataDir, 'incoming') },
      ...{ references: fileReferences, folders: pictureFolders },
    },
    get: async (id: string): Promise<Project> =>
      (await send(app, calls.getProject, { param: id, headers })).json(),
    async remove(kind: RecordKind, id: string) {
      const answer = await send(app, kindsTested[kind].remove, { param: id, headers })
      assert.equal(answer.statusCode, 200, answer.body)
    },
    restore,
    deleteForGood: (id: string) => send(app, calls.deleteTrashed, { param: id, headers }),
    trash: async (): Promise<Trashed[]> => (await send(app, calls.listTrash, { headers })).json(),
    /** Puts the files of the trash where they were before. */
    async moveBack() {
      for (const name of await readdir(join(dataDir, 'uploads/trash')))
        await rename(join(dataDir, 'uploads/trash', name), join(dataDir, 'uploads', name.replace('-', '/')))
    },
    /** Puts the files of projects into the trash. */
    async moveOver() {
      for (const name of await readdir(join(dataDir, 'uploads/projects')))
        await rename(
          join(dataDir, 'uploads/projects', name),
          join(dataDir, 'uploads/trash', `projects-${name}`),
        )
    },
    /** Every read of the contract and every page that shows the record, to staff and to visitors. */
    async readAll(id: string) {
      const slug = word.toLowerCase()
      // To owners, the diary tells what happened to it.
      const telling: string[] = [calls.listTrash, calls.listDiary, calls.exportDiary].map(({ path }) => path)
      const reads = Object.values<Call>(calls).filter(
        ({ method, path }) => method === 'GET' && !telling.includes(path),
      )
      const urls = [
        ...reads.flatMap(({ path }) => [id, slug, `${slug}-${slug}`].map((end) => path.replace(/:\w+/, end))),
        ...[calls.listProjects, calls.listJobs, calls.listReviews].flatMap(({ path }) => [
          `${path}?status=all`,
          `${path}?search=${word}`,
          `${path}?sort=oldest&limit=5`,
        ]),
        ...['like=none', 'beside=none', 'distinct=category', 'distinct=location', 'sort=pinned'].map(
          (query) => `${calls.listProjects.path}?${query}`,
        ),
        ...['/', '/gallery', '/career', '/reviews', '/sitemap.xml', '/design'],
        ...[`/gallery/${slug}-${slug}`, `/services/${slug}`, `/career/${slug}`],
      ]
      const shown = new Map<string, string>()
      for (const url of new Set(urls))
        for (const [who, session] of Object.entries({ staff: headers, visitor: {} })) {
          const accept = url.startsWith('/admin') ? 'application/json' : 'text/html'
          const { statusCode, body } = await app.inject({ url, headers: { ...session, accept } })
          const isFound = statusCode === 200 && body.toLowerCase().includes(slug)
          if (isFound) shown.set(`${who} ${url}`, url.startsWith('/admin') ? body : '')
        }
      return shown
    },
  }
}

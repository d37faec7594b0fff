// @sqlite The disk fills up and is freed again: writes are refused with a 507, reads go on, and nobody restarts anything.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { appendFile, type FileHandle, mkdir, open, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { calls } from '#contract/calls.ts'
import { maxCvBytes, reservedDiskBytes } from '#contract/limits.ts'
import { needsMount } from '../../../scripts/testing/skipped-tests.ts'
import { type Db, migrate, openSqlite } from '../../db/database.ts'
import { migrations } from '../../db/migrations/all.ts'
import { openCheckedDatabase } from '../../db/start-check.ts'
import { freeBytes } from '../../ops/disk.ts'
import { StartError } from '../../ops/listening.ts'
import { createLocalFiles } from '../../storage/files.ts'
import { createTestApp, send, signIn } from '../../testing/app.ts'
import { addJob, apply, asha, cvFiles } from '../../testing/applications.ts'
import { pdfCv } from '../../testing/cvs.ts'
import { atEnd, createFileDatabase, newFolder } from '../../testing/folder.ts'
import { photo, sendForm } from '../../testing/images.ts'

const full = () => Object.assign(new Error('no space left on device'), { code: 'ENOSPC', syscall: 'write' })
const long = 'x'.repeat(4_000)

test('a full database refuses writes with a 507, reads go on, and it recovers by itself', async (t) => {
  const { app, db } = await openSite(t)
  const headers = await signIn(app)
  const review = (n: number) => ({ name: `Asha ${n}`, review: `${n} ${long}`, rating: 5 })
  const write = (n: number) => send(app, calls.createReview, { headers, payload: review(n) })
  assert.equal((await write(0)).statusCode, 200)
  await limitPages(db, 5)
  const statuses: number[] = []
  for (let n = 1; n <= 30; n++) statuses.push((await write(n)).statusCode)
  assertOnlyFull(statuses)
  assert.ok(statuses.includes(507), 'it did become full')
  const job_id = await addJob(db)
  // The row and that it has come, in one transaction: refused as a whole.
  const applied: number[] = []
  for (let n = 1; n <= 30; n++)
    applied.push(
      (await apply(app, { ...asha, name: `Asha ${n}`, address: long.slice(0, 500), job_id })).statusCode,
    )
  assertOnlyFull(applied)
  assert.ok(applied.includes(507))
  for (const path of [calls.listReviews.path, calls.listApplications.path, '/healthz'])
    assert.equal((await app.inject({ url: path, headers })).statusCode, 200, path)
  const stored = (await send(app, calls.listReviews, { headers })).json()
  assert.equal(stored.length, 1 + statuses.filter((status) => status === 200).length)

  await limitPages(db, 100_000)
  assert.equal((await write(31)).statusCode, 200)
})

test('a disk that is full when an upload arrives: 507, nothing is left, and it recovers by itself', async (t) => {
  const { app, db, dataDir } = await openSite(t)
  const job_id = await addJob(db)
  const send = (n: number) => apply(app, { ...asha, name: `Asha ${n}`, job_id }, [pdfCv, 'cv.pdf'])
  const disk = t.mock.method(await fileMethods(dataDir), 'appendFile', async () => {
    throw full()
  })
  assert.equal((await send(1)).statusCode, 507)
  disk.mock.restore()
  assert.deepEqual(await cvFiles(dataDir), [])
  assert.equal((await send(1)).statusCode, 200)
  assert.equal((await cvFiles(dataDir)).length, 1)
})

const onSmallDisk = needsMount('fills a file system of its own')

test('CVs fill a disk down to its reserve, and logins, lists and deleting work', onSmallDisk, async (t) => {
  const folder = await mountSmallDisk(t)
  const { app, db } = await openSite(t, folder)
  const headers = await signIn(app)
  const job_id = await addJob(db)
  const service = { description: 'Walls', image: await photo() }
  const addService = () => sendForm(app, calls.createService, service, { headers })
  const { id } = (await addService()).json()
  const cv = Buffer.concat([pdfCv, Buffer.alloc(maxCvBytes - pdfCv.length)])
  let kept = 0
  for (let n = 0; n < 20; n++) {
    const answer = await apply(app, { ...asha, name: `Asha ${n}`, job_id }, [cv, 'cv.pdf'])
    assert.equal(answer.statusCode, 200)
    if (!answer.json().cv_left_out) kept++
  }
  assert.ok(kept > 0 && kept < 20, `${kept} CVs kept`)
  assert.ok((await freeBytes(folder)) > reservedDiskBytes - 2 * maxCvBytes)
  assert.equal((await addService()).statusCode, 507)

  const later = await signIn(app)
  const listed = await send(app, calls.listApplications, { headers: later })
  const { id: param } = listed.json().find((one: { cv: string | null }) => one.cv)
  // Another program takes what is left, to the last byte.
  const ballast = join(folder, 'ballast')
  for (let left = await freeBytes(folder); left > 0; left = await freeBytes(folder))
    await appendFile(ballast, Buffer.alloc(left))
  const late = await apply(app, { ...asha, name: 'Late', address: long.slice(0, 500), job_id })
  assertOnlyFull([late.statusCode])
  for (const { path } of [calls.listReviews, calls.listApplications])
    assert.equal((await app.inject({ url: path, headers: later })).statusCode, 200, path)
  await rm(ballast)
  const before = await freeBytes(folder)
  assert.equal((await send(app, calls.deleteApplication, { param, headers: later })).statusCode, 200)
  assert.ok((await freeBytes(folder)) - before > maxCvBytes / 2)
  assert.equal((await send(app, calls.deleteService, { param: id, headers: later })).statusCode, 200)
})

test(
  'an upgrade without room for its copy is one sentence, and leaves nothing behind',
  onSmallDisk,
  async (t) => {
    const dataDir = await mountSmallDisk(t)
    const older = await migrate(openSqlite(join(dataDir, 'site.db')), { to: Object.keys(migrations)[0] })
    await older.destroy()
    await writeFile(join(dataDir, 'ballast'), Buffer.alloc(40_000_000))
    await mkdir(join(dataDir, 'before-upgrade'))
    await writeFile(join(dataDir, 'before-upgrade', '2026-before-x.db.part'), 'of one that was killed')
    const open = () => openCheckedDatabase({ databaseUrl: undefined, dataDir })
    await assert.rejects(open, (error) => {
      const sentence =
        /not enough room for the copy before the upgrade in .*about \d+ MB, and \d+ MB are free/
      return error instanceof StartError && sentence.test(error.message)
    })
    assert.deepEqual(await readdir(join(dataDir, 'before-upgrade')), [])
    await rm(join(dataDir, 'ballast'))
    await (await open()).destroy()
    assert.equal((await readdir(join(dataDir, 'before-upgrade'))).length, 1)
  },
)

function assertOnlyFull(statuses: number[]) {
  for (const status of statuses) assert.ok(status === 200 || status === 507, `${status}`)
}

/** What every open file does its work with. */
async function fileMethods(folder: string): Promise<FileHandle> {
  await using file = await open(join(folder, 'any'), 'w')
  return Object.getPrototypeOf(file)
}

/** As if the disk had room for this many more pages. */
async function limitPages(db: Db, more: number) {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
  await sql`pragma max_page_count = ${sql.lit((rows[0]?.page_count ?? 0) + more)}`.execute(db)
}

/** With room for the reserve and a few CVs. */
async function mountSmallDisk(t: TestContext) {
  const folder = await newFolder(t)
  const options = `size=${reservedDiskBytes + 30_000_000}`
  atEnd(t, () => spawnSync('umount', ['--lazy', folder]))
  assert.equal(spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).status, 0)
  return folder
}

async function openSite(t: TestContext, place?: string) {
  const { db, dataDir } = await createFileDatabase(t, place)
  const files = createLocalFiles(join(dataDir, 'uploads'))
  const incomingDir = join(dataDir, 'incoming')
  await mkdir(incomingDir)
  const { app } = await createTestApp(t, { services: { db, files, incomingDir } })
  return { app, db, dataDir }
}

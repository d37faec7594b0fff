// The real command in a child process, on data folders with different defects.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdir, readdir, rm, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { newId } from '../db/clock.ts'
import { openDatabase } from '../db/database.ts'
import { lockDataFolder } from '../db/start-check.ts'
import { markSenderRefused } from '../mail/store.ts'
import { createLocalFiles } from '../storage/files.ts'
import { createPictures } from '../storage/images/pictures.ts'
import { atEnd, newFolder } from '../testing/folder.ts'
import { photo } from '../testing/images.ts'
import { bareEnv } from '../testing/process.ts'

test('a consistent site is reported as well, and what else is wrong is said', async (t) => {
  const { doctor, db } = await start(t)
  assert.match(await doctor(), /^ {2}Looked at 4 records and 12 files\.\n {2}All is well/)
  await markSenderRefused(db, new Date())
  assert.match(
    await doctor(),
    /^ {2}The mail server refuses .* MAIL_FROM or SMTP_URL\.\n.*\n {2}Else all is well/,
  )
})

test('files without a record are removed, young ones only while no server runs, and then all is well', async (t) => {
  const { dataDir, doctor, uploads } = await start(t)
  await writeFile(join(uploads, 'projects', `${'0'.repeat(24)}-640.webp`), 'x')
  const release = lockDataFolder(dataDir)
  assert.match(await doctor(), /Left alone: 1 file without a record, younger than ten minutes/)
  release?.()
  await mkdir(join(uploads, 'cv'))
  await writeFile(join(uploads, 'cv', 'left.pdf'), 'x')
  assert.match(await doctor('--look'), /A file without a record: cv\/left.pdf/)
  const said = await doctor()
  assert.match(said, /Removed a file without a record: projects\/0{24}-640.webp/)
  assert.match(said, /Removed a file without a record: cv\/left.pdf/)
  assert.match(said, /All is well again/)
  assert.match(await doctor(), /All is well/)
})

test('lost sizes of a picture are made again, even when the largest is gone', async (t) => {
  const { doctor, uploads, sources, db } = await start(t)
  const [first = '', second = ''] = sources
  const path = (src: string, suffix: string) => join(uploads, '..', src.replace('.jpg', suffix))
  await unlink(path(first, '-320.webp'))
  await unlink(path(second, '.jpg'))
  const said = await doctor()
  for (const src of [first, second])
    assert.ok(said.includes(`Made a picture anew from what is left of it: ${src}`), said)
  assert.match(await doctor(), /All is well/)
  const { width } = await db
    .selectFrom('pictures')
    .select('width')
    .where('src', '=', second)
    .executeTakeFirstOrThrow()
  assert.equal(width, 320)
})

test('a lost gallery image leaves the gallery, and a lost main image is followed by the next', async (t) => {
  const { doctor, lose, sources, db } = await start(t)
  const [main = '', first = '', second = ''] = sources
  await lose(main)
  await lose(second)
  assert.match(await doctor(), /All is well again/)
  assert.match(await doctor(), /All is well/)
  const rows = await db.selectFrom('pictures').select(['src', 'main']).orderBy('main', 'desc').execute()
  assert.partialDeepStrictEqual(rows[0], { src: first, main: true })
  assert.equal(rows.length, 2)
})

test('when most files are missing, nothing is touched: the folder may be the wrong one', async (t) => {
  const { doctor, uploads, sources, db } = await start(t, 6)
  await rm(uploads, { recursive: true })
  assert.match(await doctor(), /Most files are missing.*Nothing was changed/)
  assert.equal((await db.selectFrom('pictures').select('id').execute()).length, sources.length)
})

test('where there is no data yet, the doctor says so and makes none', async (t) => {
  const { dataDir, doctor } = await start(t)
  const empty = join(dataDir, 'empty')
  await mkdir(empty)
  assert.match(await doctor('', empty), /no data in .*empty yet/)
  assert.deepEqual(await readdir(empty), [])
})

async function start(t: TestContext, count = 4) {
  const dataDir = await newFolder(t)
  const incomingDir = join(dataDir, 'incoming')
  await mkdir(incomingDir)
  const db = await openDatabase(undefined, dataDir)
  atEnd(t, () => db.destroy())
  const uploads = join(dataDir, 'uploads')
  const log = { warn: () => undefined }
  const pictures = createPictures({ db, files: createLocalFiles(uploads), incomingDir, log })
  const received = []
  for (let i = 0; i < count; i++) {
    const path = join(incomingDir, newId())
    await writeFile(path, await photo())
    received.push({ path, name: '', bytes: 1, sha256: '', isKept: true })
  }
  const project_id = newId()
  const facts = { category: 'Villa', client: 'Rajan', area: '1', location: 'Aluva', description: '' }
  await db
    .insertInto('projects')
    .values({ ...facts, id: project_id, slug: project_id, version: 1, created_at: '2026' })
    .execute()
  const sources = await pictures.storeWith('projects', received, async (tx, stored) => {
    const rows = stored.map((picture, i) => ({
      ...picture,
      id: newId(),
      project_id,
      service_id: null,
      main: i === 0,
      position: i,
      alt: '',
    }))
    await tx.insertInto('pictures').values(rows).execute()
    return rows.map(({ src }) => src)
  })
  const entry = join(import.meta.dirname, '../cli/doctor.ts')
  return {
    dataDir,
    db,
    uploads,
    sources,
    async lose(src: string) {
      const name = src.slice(src.lastIndexOf('/') + 1, -4)
      for (const file of await readdir(join(uploads, 'projects')))
        if (file.startsWith(name)) await unlink(join(uploads, 'projects', file))
    },
    doctor: (flag = '', folder = dataDir) =>
      new Promise<string>((resolve) => {
        const env = { ...bareEnv, DATA_DIR: folder }
        execFile(process.execPath, flag ? [entry, flag] : [entry], { env }, (_error, stdout, stderr) =>
          resolve(stdout + stderr),
        )
      }),
  }
}

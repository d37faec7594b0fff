// When fsync fails the server exits at once, and nothing that it acknowledged is lost.
import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { openDatabase } from '../db/database.ts'
import { asha } from '../testing/applications.ts'
import { newFolder } from '../testing/folder.ts'
import { readyLine, start } from '../testing/process.ts'
import { visit } from '../testing/site.ts'
import { until } from '../testing/until.ts'

const preload = pathToFileURL(join(import.meta.dirname, '../testing/power/failing-fsync.ts')).href
const cv = { name: 'cv.pdf', bytes: Buffer.from(`%PDF-1.7\n${'x'.repeat(20_000)}`) }

for (const kind of ['files', 'database']) {
  test(`an fsync of the ${kind} that fails ends the server, and nothing acknowledged is lost`, async (t) => {
    const { dataDir, server, site, job_id } = await prepare(t)
    const acknowledged: string[] = []
    const work = [1, 2, 3].map(async (worker) => {
      for (let round = 0; !t.signal.aborted; round++) {
        const email = `asha-${worker}-${round}@example.com`
        const answer = await site.apply({ ...asha, email, job_id }, cv).catch(() => undefined)
        if (!answer) return
        if (answer.status === 200) acknowledged.push(email)
      }
    })
    await until(t, () => acknowledged.length >= 10)
    await writeFile(join(dataDir, 'fail-fsync'), kind)
    assert.equal(await server.exitCode(), 74)
    await Promise.all(work)
    assert.match(server.output(), /"event":"disk_untrusted"/)

    const db = await openDatabase(undefined, dataDir)
    t.after(() => db.destroy())
    const stored = await db.selectFrom('applications').select('email').execute()
    const emails = new Set(stored.map(({ email }) => email))
    assert.deepEqual(
      acknowledged.filter((email) => !emails.has(email)),
      [],
    )
  })
}

async function prepare(t: TestContext) {
  const dataDir = await newFolder(t)
  const server = start(t, { DATA_DIR: dataDir, PORT: '0', RATE_LIMIT: 'off' }, { preload })
  await server.prints(readyLine)
  const site = visit(server.port())
  await site.logIn()
  return { dataDir, server, site, job_id: await site.addJob() }
}

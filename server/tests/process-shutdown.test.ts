// SIGTERM during uploads and reads: accepted requests are finished, and the exit code is 0.
import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { openDatabase } from '../db/database.ts'
import { newFolder } from '../testing/folder.ts'
import { readyLine, start, talk } from '../testing/process.ts'
import { visit } from '../testing/site.ts'
import { until } from '../testing/until.ts'

const uploads = Number(process.env.SHUTDOWN_UPLOADS ?? 10)
const reads = Number(process.env.SHUTDOWN_READS ?? 40)
const boundary = 'in-flight'

test(`SIGTERM with ${uploads} uploads and ${reads} reads in flight: all are finished, and the server ends with 0`, async (t) => {
  const begun = await begin(t)
  const { finished, cutOff } = await begun.finish()
  assert.deepEqual({ finished, cutOff }, { finished: uploads, cutOff: 0 })
  assert.equal(await begun.server.exitCode(), 0)

  const db = await openDatabase(undefined, begun.dataDir)
  t.after(() => db.destroy())
  assert.equal((await db.selectFrom('applications').select('id').execute()).length, uploads)
})

async function begin(t: TestContext) {
  const dataDir = await newFolder(t)
  const server = start(t, { DATA_DIR: dataDir, PORT: '0', RATE_LIMIT: 'off' })
  await server.prints(readyLine)
  const site = visit(server.port())
  await site.logIn()
  const job_id = await site.addJob()

  const bodies = Array.from({ length: uploads }, (_, n) => bodyOf(job_id, n))
  const talks = await Promise.all(
    bodies.map((body) => talk(t, server.port(), headOf(body) + body.slice(0, body.length / 2))),
  )
  await until(t, async () => (await readdir(join(dataDir, 'incoming'))).length >= uploads)
  const reading = Array.from({ length: reads }, () => readWhole(site.origin))
  server.process.kill('SIGTERM')

  async function finish() {
    let finished = 0
    await Promise.all(
      talks.map(async (one, n) => {
        one.socket.write(bodies[n]?.slice((bodies[n]?.length ?? 0) / 2) ?? '')
        await one.says(/HTTP\/1\.1 200 /).then(
          () => finished++,
          () => undefined,
        )
      }),
    )
    const cutOff = (await Promise.all(reading)).filter((whole) => !whole).length
    return { finished, cutOff }
  }
  return { server, dataDir, finish }
}

/** False for an incomplete response. A refused connection was never accepted. */
async function readWhole(origin: string) {
  const answer = await fetch(`${origin}${calls.listJobs.path}`).catch(() => undefined)
  if (!answer) return true
  return answer.json().then(
    () => answer.status === 200,
    () => false,
  )
}

function bodyOf(job_id: string, n: number) {
  const fields = {
    ...{ name: `Asha ${n}`, address: 'Aluva', qualification: 'ITI', experience: '2', job_id },
    ...{ email: `asha-${n}@example.com`, whatsapp: '9847012345' },
  }
  const part = (disposition: string, text: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${text}\r\n`
  const texts = Object.entries(fields).map(([name, value]) => part(`name="${name}"`, value))
  const cv = part('name="cv"; filename="cv.pdf"', `%PDF-1.7\n${'x'.repeat(50_000)}`)
  return `${texts.join('')}${cv}--${boundary}--\r\n`
}

const headOf = (body: string) => `POST ${calls.createApplication.path} HTTP/1.1\r
Host: localhost\r
Content-Type: multipart/form-data; boundary=${boundary}\r
Content-Length: ${Buffer.byteLength(body)}\r
\r
`

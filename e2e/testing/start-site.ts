// Servers without demo content, for tests that change what others read at the same time.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { request } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import { findQuietPort } from '../../scripts/testing/ports.ts'
import { logIn, owner } from './log-in.ts'

/** On a busy machine. */
const startMs = 60_000

/** Without an account. */
export async function startServer(settings: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-e2e-'))
  const port = await findQuietPort()
  const origin = `http://localhost:${port}`
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const own = { PORT: String(port), DATA_DIR: dataDir, DEMO_CONTENT: 'off', LOG_LEVEL: 'silent' }
  const env = { PATH, NODE_COMPILE_CACHE, ...own, ...settings }
  const server = spawn(process.execPath, ['server/main.ts'], { env, stdio: 'ignore' })
  const exit = once(server, 'exit')
  // Also when it never comes up, or a test has no time to stop it.
  process.once('exit', () => server.kill('SIGKILL'))
  const signal = AbortSignal.timeout(startMs)
  while (!(await fetch(`${origin}/healthz`).catch(() => undefined))?.ok) {
    if (server.exitCode !== null) throw new Error('the server did not start')
    await pause(100, undefined, { signal })
  }
  return {
    origin,
    dataDir,
    async stop() {
      server.kill('SIGTERM')
      await exit
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export async function startSite() {
  const { origin, dataDir, stop } = await startServer()
  const database = new DatabaseSync(join(dataDir, 'site.db'), { timeout: startMs })
  const storageState = await logIn(origin)
  let session = await logIn(origin)
  return {
    origin,
    /** Of its owner. */
    storageState,
    /** The session of the last test, or a new one where that test has ended it; in English, whatever that test has chosen. */
    async logInAgain() {
      const cookie = session.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
      const { ok } = await fetch(origin + calls.whoAmI.path, { headers: { cookie } })
      if (!ok) session = await logIn(origin)
      database.exec("update accounts set mail_language = 'en'")
      return session
    },
    /** The same for the session of `staff`. */
    async logStaffInAgain() {
      const answer = await this.staff.get(calls.whoAmI.path)
      if (!answer.ok()) await this.staff.post(calls.login.path, { data: owner })
    },
    staff: await request.newContext({ baseURL: origin, storageState }),
    rename: (from: string, to: string) => database.exec(`alter table ${from} rename to ${to}`),
    /** In place of what was counted of visits. */
    setCounts(rows: [day: string, name: string, page: string, part: string, count: number][]) {
      database.exec('delete from visit_counts')
      const insert = database.prepare(
        'insert into visit_counts (id, day, name, page, part, count) values (?, ?, ?, ?, ?, ?)',
      )
      for (const row of rows) insert.run(row.join(' '), ...row)
    },
    /** The newest mail to this person, once it has left. */
    async mailTo(email: string) {
      const folder = join(dataDir, 'outbox')
      const names = (await readdir(folder).catch(() => [])).sort()
      const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
      const newest = mails.findLast((mail) => mail.includes(`To: ${email}`))
      // Long lines are broken in a mail.
      return newest?.replace(/=\r?\n/g, '').replaceAll('=3D', '=')
    },
    /** So that every sample text is to be confirmed again. */
    clearConfirmed: () => database.exec("update contents set confirmed = '[]'"),
    async stop() {
      await this.staff.dispose()
      database.close()
      await stop()
    },
  }
}

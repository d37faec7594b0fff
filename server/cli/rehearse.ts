// For `npm run upgrade`: starts this version beside the one that runs, on a copy of its database that goes afterwards, without
// its files and sending nothing. Fails when it does not get ready.
import { existsSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { readConfig } from '../config.ts'
import { connectDatabase } from '../db/database.ts'
import { databaseIn } from '../db/missing-database.ts'
import { reservePort } from '../ops/listening.ts'

const { databaseUrl, dataDir } = readConfig(process.env)
const folder = await mkdtemp(join(tmpdir(), 'site-rehearsal-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
if (!databaseUrl && existsSync(databaseIn(dataDir))) {
  const running = connectDatabase(undefined, dataDir)
  await sql`vacuum into ${databaseIn(folder)}`.execute(running)
  await running.destroy()
}
const { port, release } = await reservePort('127.0.0.1')
await release()
const elsewhere = { DATABASE_URL: '', STORAGE_URL: '', SMTP_URL: '', BACKUP_DIR: '', BACKUP_AT: 'off' }
const alone = { DATA_DIR: folder, HOST: '127.0.0.1', PORT: String(port), DEMO_CONTENT: 'off' }
Object.assign(process.env, elsewhere, alone)
await import('../main.ts')
const { ok, status } = await fetch(`http://127.0.0.1:${port}/`)
if (!ok) console.error(`The home page answers ${status}.`)
process.exit(ok ? 0 : 1)

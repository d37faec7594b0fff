// For `npm run upgrade`: starts this version beside the one that runs, on a copy of its database that goes afterwards, without
// its files and sending nothing. Fails when it does not get ready.
import { existsSync, rmSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { sql } from 'kysely'
import { readConfig } from '../config.ts'
import { connectDatabase } from '../db/database.ts'
import { databaseIn } from '../db/postgres.ts'
import { rehearsalIn } from '../db/upgrade.ts'
import { checkRoom, makeFolder } from '../ops/disk.ts'
import { reservePort } from '../ops/listening.ts'

const { databaseUrl, dataDir } = readConfig(process.env)
// One that was killed left its copy, and erasures do not reach it.
const folder = rehearsalIn(dataDir)
// Again where the server, as it starts, makes a file there at this moment.
const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
remove()
process.once('exit', remove)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
await makeFolder(folder)
if (!databaseUrl && existsSync(databaseIn(dataDir))) {
  await checkRoom(
    folder,
    (await stat(databaseIn(dataDir))).size,
    'a copy of the database to try it on',
  ).catch(({ message }: Error) => {
    console.error(message)
    process.exit(1)
  })
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

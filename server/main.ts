// Starts the services of the server one after the other, and stops them in reverse order.
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { recordKinds } from '#contract/records/registry.ts'
import { buildApp } from './app.ts'
import { waitingAccounts } from './auth/accounts/account-routes.ts'
import { firstSignupLink } from './auth/accounts/signup.ts'
import { expiryJob } from './auth/session-store.ts'
import { erasureListJob, reapplyErasureList } from './backup/erasures.ts'
import { backupJob } from './backup/nightly.ts'
import { openPublicResponses } from './cache/response-cache.ts'
import { readConfig } from './config.ts'
import { hourMs } from './db/clock.ts'
import { reconnectWithTimeouts } from './db/database.ts'
import { openCheckedDatabase, openDataFolder } from './db/start-check.ts'
import { keepUpgrade } from './db/upgrade.ts'
import { loadDemo } from './demo/load.ts'
import { announcementJob } from './house/mails.ts'
import { expiringReaders } from './house/routes.ts'
import { createMailSender } from './mail/sender.ts'
import { createStoredClock } from './ops/clock-check.ts'
import { choosePort, sentenceFor } from './ops/listening.ts'
import { findCommit, version } from './ops/monitoring/routes.ts'
import { troubleJob } from './ops/monitoring/troubles.ts'
import { measureLoopDelay } from './ops/overload.ts'
import { startJob } from './ops/work.ts'
import { createRenderer } from './pages/render.ts'
import { createSharedServices } from './shared-services.ts'
import { orphanJob } from './storage/file-references.ts'
import { createFiles } from './storage/files.ts'
import { createAvifEncoder } from './storage/images/avif.ts'
import { pictureFolders } from './stored-files.ts'
import { expiringSubmissions, retentionJob } from './submissions/retention.ts'
import { trashJob } from './trash/trash.ts'
import { visitJob } from './visits/counter.ts'

const distDir = join(import.meta.dirname, '..', 'dist')
/** A proxy that asks `/healthz` every second sends nothing more here by then. */
const lingerMs = 3_000
/** One stop may send several signals: from the terminal or the service manager, and again from npm. */
const sameSignalMs = 1000

async function start() {
  const startedAt = new Date()
  const machineClock = () => new Date()
  const { clock, follow } = createStoredClock(machineClock)
  const { config, listen } = await choosePort(readConfig(process.env))
  const running = new AsyncDisposableStack()
  const stopping = new AbortController()

  // With database and files elsewhere several servers may share the folder.
  const alone = !config.databaseUrl || !config.storageUrl
  const { incomingDir, release } = await openDataFolder(config.dataDir, { alone })
  running.defer(release)

  const upgrade = {}
  const opened = await openCheckedDatabase(config, { report: (done) => Object.assign(upgrade, done) })
  const files = createFiles(config)
  if (config.demoContent) await loadDemo({ db: opened, files, incomingDir, now: startedAt })
  const isOlderState = await reapplyErasureList(opened, config)
  await keepUpgrade(config.dataDir)
  const db = await reconnectWithTimeouts(opened, config.databaseUrl)
  running.defer(() => db.destroy())

  await follow(db)

  const development = process.argv.includes('--dev')
    ? (await import('./pages/development.ts')).createDevelopment()
    : undefined
  running.defer(async () => development?.close())

  const responses = await openPublicResponses(
    { clock, enabled: !development, databaseUrl: config.databaseUrl },
    (error) => app.log.warn({ err: error }, 'the connection for cache invalidation is down'),
  )
  running.defer(responses.close)
  const { cache } = responses

  const services = createSharedServices({ config, db, clock, machineClock, files, cache, incomingDir })
  const app = await buildApp({
    ...services,
    development,
    stopping: stopping.signal,
    loopDelay: measureLoopDelay(),
    wakeMail: () => mail.wake(),
    wakePictures: () => avif.wake(),
    renderer: development?.renderer ?? (await createRenderer(distDir)),
    clientDir: development ? undefined : join(distDir, 'client'),
  })
  const { log } = app
  if (isOlderState)
    log.warn('an older database was put back, so all accounts are locked: npm run admin -- reset-link MAIL')
  log.info({ event: 'started', version, commit: findCommit(), ...upgrade }, 'the server starts')
  await responses.listen()

  // Knows of erasures from the first request on.
  const erasureList = erasureListJob({ db, config, log })
  const mail = createMailSender({ ...services, log })
  const onEncoded = () => cache.invalidate(['contents', ...recordKinds])
  const avif = createAvifEncoder({ ...services, onEncoded, log })

  await listen(app)

  const mailing = { ...services, wakeMail: mail.wake }
  const jobs = [
    // First, so that it is stopped last: others erase.
    erasureList,
    backupJob({ ...services, log }),
    retentionJob({
      ...services,
      records: [...expiringSubmissions(services), waitingAccounts(services), expiringReaders(services)],
      dataDir: config.dataDir,
    }),
    orphanJob(services, {
      sharedFiles: config.storageUrl !== undefined,
      // In a shared folder, files that are older than this process may be uploads of another.
      startedAt: alone ? startedAt : new Date(0),
      log,
    }),
    trashJob({ ...services, folders: pictureFolders }),
    announcementJob(mailing),
    troubleJob(mailing),
    visitJob(services),
    expiryJob(services),
    { name: 'following the clock', everyMs: hourMs, run: () => follow() },
  ]
  for (const job of jobs) running.defer(startJob(job, { clock: machineClock, log }))
  avif.wake()
  running.defer(avif.stop)
  mail.start()
  running.defer(mail.stop)
  running.defer(() => app.close())
  stopOnSignals(async () => {
    stopping.abort()
    if (config.trustProxy !== false) await wait(lingerMs)
    await running.disposeAsync()
  })

  const signupLink = await firstSignupLink(db, clock, config)
  const isKeyShared = !config.databaseUrl || config.secretKey !== undefined
  console.log(greeting(config.publicUrl, config.dataDir, signupLink) + (isKeyShared ? '' : keyMissing))
}

/** A later signal, such as a second Ctrl+C, ends the process at once. */
function stopOnSignals(stop: () => Promise<void>) {
  let stoppingSince: number | undefined
  async function onSignal() {
    if (stoppingSince !== undefined) {
      if (Date.now() - stoppingSince > sameSignalMs) process.exit(1)
      return
    }
    stoppingSince = Date.now()
    await stop()
    process.exit(0)
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}

const greeting = (address: string, dataDir: string, signupLink?: string) => `
  The site is ready:      ${address}
  Its data lies in:       ${dataDir}${firstAdmin(signupLink)}
`
const firstAdmin = (signupLink?: string) =>
  signupLink ? `\n  The first admin:        open ${signupLink} and choose an email and a password` : ''
/** One process alone works with the key in its data folder. */
const keyMissing = `
  SECRET_KEY is not set:  codes of authenticator apps are checked with the key in this data folder.
                          Where several processes share the database, every process needs the same SECRET_KEY.
`

try {
  await start()
} catch (error) {
  console.error(`\n  ${sentenceFor(error)}\n`)
  process.exit(1)
}

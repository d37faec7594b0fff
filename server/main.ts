// Reads the environment, opens what the server needs, listens, and closes it all again.
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { site } from '#site'
import { buildApp } from './app.ts'
import { applicationRecords } from './applications/rules.ts'
import { firstSignupLink } from './auth/setup.ts'
import { ledgerIn, startLedger } from './backup/ledger.ts'
import { startBackups } from './backup/nightly.ts'
import { type Config, readConfig } from './config.ts'
import { writeFingerprint } from './db/fingerprint.ts'
import { loadDemo } from './demo/load.ts'
import { enquiryRecords } from './enquiries/rules.ts'
import { fileReferences } from './file-references.ts'
import { measureLoopDelay } from './http/overload.ts'
import { trackConnections } from './http/timeouts.ts'
import { createOutbox, createOutboxDelivery, createSmtpDelivery } from './mail/delivery.ts'
import { createMailSender } from './mail/sender.ts'
import { openDataFolder } from './ops/data-folder.ts'
import { reservePort } from './ops/free-port.ts'
import { createReadiness } from './ops/monitoring/readiness.ts'
import { listenError, openSoundDatabase, sentenceFor } from './ops/start-errors.ts'
import { createRenderer } from './pages/render.ts'
import { startRetention } from './people/retention.ts'
import { openPublicResponses } from './public-responses.ts'
import { createFiles } from './storage/files.ts'
import { createAvifEncoder } from './storage/images/avif.ts'
import { startOrphanCleanup } from './storage/orphan-cleanup.ts'

const root = join(import.meta.dirname, '..')
/** How long requests under way may go on when the server is asked to end. */
const finishMs = 25_000
/** One request to end may come several times: from the terminal or the service manager, and again from npm. */
const sameSignalMs = 1000

async function start() {
  const startedAt = new Date()
  const { config, listen } = await choosePort(readConfig(process.env))
  // With database and files elsewhere several servers may share the folder.
  const alone = !config.databaseUrl || !config.storageUrl
  const folder = await openDataFolder(config.dataDir, { alone })
  const db = await openSoundDatabase(config)
  const development = process.argv.includes('--dev')
    ? (await import('./pages/development.ts')).createDevelopment()
    : undefined
  const renderer = development?.renderer ?? (await createRenderer(join(root, 'dist')))
  const clock = () => new Date()
  const files = createFiles(config)
  const stores = { db, files, incomingDir: folder.incomingDir, references: fileReferences }
  if (config.demoContent) await loadDemo({ ...stores, now: startedAt })
  const responses = openPublicResponses(
    { clock, enabled: !development, databaseUrl: config.databaseUrl },
    (error) => app.log.warn({ err: error }, 'the line to the other processes is down'),
  )
  const { cache } = responses
  const readiness = createReadiness({ db, files })
  const app = await buildApp({
    config,
    db,
    clock,
    files,
    incomingDir: folder.incomingDir,
    cache,
    loopDelay: measureLoopDelay(),
    wakeMail: () => mail.wake(),
    wakePictures: () => avif.wake(),
    readiness,
    renderer,
    development,
    clientDir: development ? undefined : join(root, 'dist', 'client'),
  })
  const outbox = createOutbox(join(config.dataDir, 'outbox'))
  const from = config.mailFrom ?? { name: site.name, address: site.mail }
  const deliver = config.smtpUrl
    ? createSmtpDelivery(config.smtpUrl, from)
    : createOutboxDelivery(outbox, from)
  const mail = createMailSender({ db, clock, deliver, log: app.log })
  const avif = createAvifEncoder({
    ...stores,
    onEncoded: () => cache.invalidate(['projects', 'services']),
    log: app.log,
  })
  await responses.listen()
  const stopLedger = await startLedger(db, ledgerIn(config.backupDir), (error) =>
    app.log.error({ err: error }, 'the list of what was erased could not be written'),
  )
  const connections = trackConnections(app.server)
  await listen(app)
  mail.start()
  avif.wake()
  const stopOrphanCleanup = startOrphanCleanup(stores, {
    sharedFiles: config.storageUrl !== undefined,
    // In a shared folder, files that are older than this process may be uploads of another.
    startedAt: alone ? startedAt : new Date(0),
    log: app.log,
  })
  const records = [applicationRecords({ db, files, outbox }), enquiryRecords({ db, outbox })]
  const stopRetention = startRetention({ db, outbox, records }, (error) =>
    app.log.error({ err: error }, 'what has expired could not be erased'),
  )
  const stopBackups = startBackups({ ...stores, config, log: app.log })

  let closingSince: number | undefined
  const close = async () => {
    if (closingSince !== undefined) {
      if (Date.now() - closingSince > sameSignalMs) process.exit(1)
      return
    }
    closingSince = Date.now()
    readiness.close()
    stopRetention()
    const closed = app.close()
    connections.drain(finishMs)
    await closed
    await mail.stop()
    await avif.stop()
    await stopOrphanCleanup()
    await stopBackups()
    await stopLedger()
    await development?.close()
    await responses.close()
    await db.destroy()
    if (!config.databaseUrl) writeFingerprint(config.dataDir)
    folder.release()
    process.exit(0)
  }
  process.on('SIGINT', close)
  process.on('SIGTERM', close)

  const signupLink = await firstSignupLink(db, () => new Date(), config)
  console.log(greeting(config.publicUrl, config.dataDir, signupLink))
}

/** With PORT=0 any free port will do, but it must be known before the first link with it in is built. */
async function choosePort(given: Config) {
  const { host, logLevel } = given
  const orExplain = (error: unknown) => {
    throw listenError(error, { host })
  }
  const held = given.port === 0 ? await reservePort(host).catch(orExplain) : undefined
  const port = held?.port ?? given.port
  const config = {
    ...given,
    port,
    publicUrl: given.publicUrl.replace(/^(http:\/\/localhost):0$/, `$1:${port}`),
  }

  async function listen(app: FastifyInstance) {
    // The greeting says where the site is; Fastify's own line would only stand in its way.
    app.log.level = 'warn'
    await held?.release()
    await app.listen({ port, host }).catch(orExplain)
    app.log.level = logLevel
  }
  return { config, listen }
}

const greeting = (address: string, dataDir: string, signupLink?: string) => `
  The site is ready:      ${address}
  Its data lies in:       ${dataDir}${firstAdmin(signupLink)}
`
const firstAdmin = (signupLink?: string) =>
  signupLink ? `\n  The first admin:        open ${signupLink} and choose an email and a password` : ''

try {
  await start()
} catch (error) {
  console.error(`\n  ${sentenceFor(error)}\n`)
  process.exit(1)
}

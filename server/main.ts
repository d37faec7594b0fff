// Reads the environment, opens what the server needs, listens, and closes it all again.
import { join } from 'node:path'
import { site } from '#site'
import { buildApp, createPublicAnswers } from './app.ts'
import { firstSignupLink } from './auth/setup.ts'
import { readConfig } from './config.ts'
import { loadDemo } from './demo/load.ts'
import { createAvifMaker } from './platform/avif-maker.ts'
import { openDataFolder } from './platform/data-folder.ts'
import { openDatabase } from './platform/database.ts'
import { StartError } from './platform/failure.ts'
import { createFiles } from './platform/files.ts'
import { createMailSender } from './platform/mail.ts'
import { createOutbox, createOutboxDelivery, createSmtpDelivery } from './platform/mail-delivery.ts'
import { createRenderer } from './platform/render.ts'
import { keepSweeping } from './platform/sweep.ts'
import { keepErasing } from './retention.ts'

const root = join(import.meta.dirname, '..')

async function start() {
  const startedAt = new Date()
  const config = readConfig(process.env)
  const folder = await openDataFolder(config.dataDir)
  const db = await openDatabase(config.databaseUrl, config.dataDir)
  const development = process.argv.includes('--dev')
    ? (await import('./platform/development.ts')).createDevelopment()
    : undefined
  const renderer = development?.renderer ?? (await createRenderer(join(root, 'dist')))
  const clock = () => new Date()
  const files = createFiles(config)
  const stores = { db, files, incomingDir: folder.incomingDir }
  if (config.demoContent) await loadDemo({ ...stores, now: startedAt })
  const kept = createPublicAnswers(clock, { keep: !development })
  const app = await buildApp({
    config,
    db,
    clock,
    files,
    incomingDir: folder.incomingDir,
    kept,
    wakeMail: () => mail.wake(),
    wakePictures: () => avif.wake(),
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
  const avif = createAvifMaker({
    ...stores,
    onMade: () => kept.changed(['projects', 'services']),
    log: app.log,
  })
  await app.listen({ port: config.port, host: config.host })
  mail.start()
  avif.wake()
  const stopSweeping = keepSweeping(stores, {
    sharedFiles: config.storageUrl !== undefined,
    startedAt,
    log: app.log,
  })
  const stopErasing = keepErasing({ db, files, outbox }, (error) =>
    app.log.error({ err: error }, 'what has expired could not be erased'),
  )

  let closing = false
  const close = async () => {
    if (closing) return
    closing = true
    stopErasing()
    await app.close()
    await mail.stop()
    await avif.stop()
    await stopSweeping()
    await development?.close()
    await db.destroy()
    folder.release()
    process.exit(0)
  }
  process.on('SIGINT', close)
  process.on('SIGTERM', close)

  const signupLink = await firstSignupLink(db, () => new Date(), config)
  console.log(greeting(config.publicUrl, config.dataDir, signupLink))
}

const greeting = (address: string, dataDir: string, signupLink?: string) => `
  The site is ready:      ${address}
  Its data lies in:       ${dataDir}${firstAdmin(signupLink)}
`
const firstAdmin = (signupLink?: string) =>
  signupLink ? `\n  The first admin:        open ${signupLink} and choose an email and a password` : ''

function sentenceFor(error: unknown) {
  const { code, message, port } = error as { code?: string; message: string; port?: number }
  if (error instanceof StartError) return message
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use already: stop the other program, or choose another with PORT=3001`
  if (code === 'EACCES' && port) return `Port ${port} needs more rights: choose one above 1023 with PORT=3001`
  return (error as Error).stack ?? message
}

try {
  await start()
} catch (error) {
  console.error(`\n  ${sentenceFor(error)}\n`)
  process.exit(1)
}

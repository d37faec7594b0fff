// The whole server as a list, read from top to bottom.
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { maxJsonBytes } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { accountRoutes } from './auth/account-routes.ts'
import { createPasswords, type Passwords } from './auth/passwords.ts'
import { authRoutes } from './auth/routes.ts'
import { createSessions } from './auth/sessions.ts'
import type { Config } from './config.ts'
import { pageRoutes } from './pages.ts'
import { assetRoutes } from './platform/assets.ts'
import type { Clock } from './platform/clock.ts'
import { refuseCrossSite } from './platform/cross-site.ts'
import type { Db } from './platform/database.ts'
import { documentConstraint } from './platform/documents.ts'
import { Failure } from './platform/failure.ts'
import type { Files } from './platform/files.ts'
import { addHeaders, developmentPolicy, pagePolicy } from './platform/headers.ts'
import { answerError, createApi } from './platform/http.ts'
import { readJson } from './platform/json.ts'
import { createLimits } from './platform/limits.ts'
import type { Renderer } from './platform/render.ts'
import { reviewRoutes } from './reviews/routes.ts'

export type Services = {
  config: Config
  db: Db
  clock: Clock
  files: Files
  /** Where uploads wait until they are accepted; on the same disk as the local files. */
  incomingDir: string
  /** Tells the mail sender that there is something to send. */
  wakeMail?: () => void
  passwords?: Passwords
  renderer?: Renderer
  /** Where the built scripts, styles and fonts lie; in development Vite has them. */
  clientDir?: string
  development?: { attach: (app: FastifyInstance) => void }
}

export async function buildApp(services: Services) {
  const { config, db, clock, incomingDir, renderer, clientDir, development } = services
  const https = config.publicUrl.startsWith('https:')
  const app = Fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: maxJsonBytes,
    routerOptions: { ignoreTrailingSlash: false, constraints: { document: documentConstraint } },
  })
  app.setErrorHandler(answerError)
  addHeaders(app, { https })
  refuseCrossSite(app, config.publicUrl)
  readJson(app)
  await app.register(cookie)
  await app.register(multipart)

  development?.attach(app)

  const sessions = createSessions(db, clock, { https })
  const limits = createLimits(db, clock, { enabled: config.rateLimit })
  const api = createApi(app, { whoIs: sessions.whoIs, limits, incomingDir })
  const passwords = services.passwords ?? createPasswords()
  authRoutes(api, { db, clock, limits, sessions, passwords, config, wakeMail: services.wakeMail })
  accountRoutes(api, { db, clock, sessions })
  reviewRoutes(api, { db, clock })

  app.get('/healthz', async () => ({ status: 'ok' }))
  if (clientDir) await assetRoutes(app, clientDir)
  if (renderer) await pageRoutes(app, { api, renderer, policy: development ? developmentPolicy : pagePolicy })
  else
    app.setNotFoundHandler(() => {
      throw new Failure('not_found', messages.errors.notFound)
    })
  return app
}

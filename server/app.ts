// The whole server as a list, read from top to bottom.
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import Fastify, { LogController } from 'fastify'
import type { CallName } from '#contract/calls.ts'
import { maxJsonBytes } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { routes } from '#contract/routes.ts'
import { applicationRoutes } from './applications/routes.ts'
import { applicationRecords } from './applications/rules.ts'
import { accountRoutes } from './auth/account-routes.ts'
import { createPasswords, type Passwords } from './auth/passwords.ts'
import { authRoutes } from './auth/routes.ts'
import { createSessions } from './auth/sessions.ts'
import type { ResponseCache } from './cache/response-cache.ts'
import type { Config } from './config.ts'
import type { Clock } from './db/clock.ts'
import type { Db } from './db/database.ts'
import { enquiryRoutes } from './enquiries/routes.ts'
import { enquiryRecords } from './enquiries/rules.ts'
import { handleClientError, handleError, handleUrlError } from './http/errors.ts'
import { Failure } from './http/failure.ts'
import { createApi } from './http/handle.ts'
import { addHeaders, developmentPolicy, pagePolicy, securityHeaders } from './http/headers.ts'
import { acceptJson } from './http/input.ts'
import { createLimits } from './http/limits.ts'
import { acceptConstraint } from './http/negotiation.ts'
import { openApiRoutes } from './http/openapi.ts'
import { type LoopDelay, refuseWhenOverloaded } from './http/overload.ts'
import { checkHost, checkOrigin } from './http/request-checks.ts'
import { staticFileRoutes } from './http/static-files.ts'
import { createServerWithTimeouts, limitSlowBodies } from './http/timeouts.ts'
import { acceptMultipart } from './http/uploads.ts'
import { jobRoutes } from './jobs/routes.ts'
import { findJobStatus } from './jobs/store.ts'
import { createOutbox } from './mail/delivery.ts'
import { mailRoutes } from './mail/routes.ts'
import { createRequestIds, logOptions, logResponses } from './ops/log.ts'
import { createReadiness, type Readiness } from './ops/monitoring/readiness.ts'
import { monitoringRoutes } from './ops/monitoring/routes.ts'
import { logFurtherRefusals } from './ops/security-log.ts'
import type { Development } from './pages/development.ts'
import type { Renderer } from './pages/render.ts'
import { createPages } from './pages/routes.ts'
import { peopleRoutes } from './people/routes.ts'
import { projectImages } from './projects/image-references.ts'
import { projectRoutes } from './projects/routes.ts'
import { createPublicResponses } from './public-responses.ts'
import { reviewRoutes } from './reviews/routes.ts'
import { seoRoutes } from './seo/routes.ts'
import { createShareImages } from './seo/share-images.ts'
import { serviceImages } from './services/image-references.ts'
import { serviceRoutes } from './services/routes.ts'
import type { Files } from './storage/files.ts'
import { createPictures } from './storage/images/images.ts'
import { publicFileRoutes } from './storage/public-files.ts'
import { summaryRoutes } from './summary/routes.ts'

/** Longer than any token or id; what does not fit is not there. */
const maxParameterLength = 500

export type Services = {
  config: Config
  db: Db
  clock: Clock
  files: Files
  /** Where uploads wait until they are accepted; on the same disk as the local files. */
  incomingDir: string
  /** Tells the mail sender that there is something to send. */
  wakeMail?: () => void
  /** Tells the maker of AVIF files that there are new pictures. */
  wakePictures?: () => void
  passwords?: Passwords
  /** Whoever changes what public pages show without a call invalidates its tag here. */
  cache?: ResponseCache
  readiness?: Readiness
  /** Without it nothing is refused for being too much. */
  loopDelay?: LoopDelay
  renderer?: Renderer
  /** Where the built scripts, styles and fonts lie; in development Vite has them. */
  clientDir?: string
  development?: Development
}

/** What goes in and out is checked by the contract; what Fastify has for that is not even loaded. */
function refuseSchema(): never {
  throw new Error('A route has its schemas in the contract')
}

export async function buildApp(services: Services) {
  const { config, db, clock, files, incomingDir, renderer, clientDir, development } = services
  const { wakeMail = () => undefined } = services
  const { publicUrl } = config
  const outbox = createOutbox(join(config.dataDir, 'outbox'))
  const https = config.publicUrl.startsWith('https:')
  const headers = securityHeaders({ https })
  const cache = services.cache ?? createPublicResponses({ clock })
  const app = Fastify({
    serverFactory: createServerWithTimeouts,
    logger: logOptions(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    genReqId: createRequestIds({ fromProxy: config.trustProxy !== false }),
    bodyLimit: maxJsonBytes,
    frameworkErrors: handleUrlError(headers),
    clientErrorHandler: handleClientError(headers),
    schemaController: { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } },
    routerOptions: {
      ignoreTrailingSlash: false,
      maxParamLength: maxParameterLength,
      constraints: { accept: acceptConstraint },
    },
  })
  app.setErrorHandler(handleError)
  addHeaders(app, headers)
  logResponses(app)
  app.addHook('onClose', async () => logFurtherRefusals(app))
  limitSlowBodies(app)
  const limits = createLimits(db, clock, { enabled: config.rateLimit })
  if (services.loopDelay) refuseWhenOverloaded(app, services.loopDelay, limits.waiting)
  checkHost(app)
  checkOrigin(app, config.publicUrl)
  acceptJson(app)
  await app.register(cookie)
  await acceptMultipart(app)

  await development?.attach(app)

  const sessions = createSessions(db, clock, { https })
  const shareImages = await createShareImages({ files, clientDir })
  const pages =
    renderer &&
    createPages({
      renderer,
      policy: development ? developmentPolicy : pagePolicy,
      site: { publicUrl, pictureVersion: shareImages.version },
      answer: (name, sent) => api.read(routes[name as CallName], sent),
      cache,
      jobStatus: (id) => findJobStatus(db, id, clock()),
    })
  const api = createApi(app, {
    whoIs: sessions.whoIs,
    limits,
    cache,
    incomingDir,
    sendFormPage: pages?.sendFormPage,
  })
  const passwords = services.passwords ?? createPasswords()
  authRoutes(api, { db, clock, limits, sessions, passwords, config, wakeMail: services.wakeMail })
  accountRoutes(api, { db, clock, sessions })
  const pictures = createPictures({ files, incomingDir, log: app.log })
  projectRoutes(api, { db, clock, pictures, wakePictures: services.wakePictures })
  serviceRoutes(api, { db, clock, pictures, wakePictures: services.wakePictures })
  publicFileRoutes(app, { files, folders: [projectImages.folder, serviceImages.folder] })
  reviewRoutes(api, { db, clock })
  jobRoutes(api, { db, clock })
  applicationRoutes(api, { db, clock, files, outbox, publicUrl, wakeMail })
  enquiryRoutes(api, { db, clock, outbox, publicUrl, wakeMail })
  peopleRoutes(api, {
    clock,
    applications: applicationRecords({ db, files, outbox }),
    enquiries: enquiryRecords({ db, outbox }),
  })
  mailRoutes(api, { db, clock, outbox, wakeMail })
  summaryRoutes(api, { db, clock })

  openApiRoutes(app, { publicUrl, forEverybody: development !== undefined, whoIs: sessions.whoIs })

  seoRoutes(app, { api, publicUrl, shareImages })
  const readiness = services.readiness ?? createReadiness({ db, files })
  monitoringRoutes(app, { api, db, config, readiness, cache })
  if (clientDir) staticFileRoutes(app, clientDir)
  if (pages) pages.addRoutes(app)
  else
    app.setNotFoundHandler(() => {
      throw new Failure('not_found', messages.errors.notFound)
    })
  return app
}

// The whole server as a list, read from top to bottom.

import cookie from '@fastify/cookie'
import { calls } from '#contract/calls.ts'
import { messages } from '#contract/messages.ts'
import { answerRoutes } from './answers/answers.ts'
import { createKnownDevices, createPasswords, type Passwords, requireProof } from './auth/passwords.ts'
import { accessRoutes } from './auth/routes.ts'
import { createChallenges, createPasskeyChecks } from './auth/second-step/passkeys.ts'
import { createAdminLanguage, createCookies, createSessions, sessionCookie } from './auth/sessions.ts'
import { finishRemovals } from './db/diary.ts'
import { createKeyedHash, type KeyedHash } from './db/settings.ts'
import { countDemo, countInvented, demoRoutes } from './demo/remove.ts'
import { diaryRoutes, listDiary } from './diary/diary.ts'
import { exportRoutes } from './export/export.ts'
import { houseRoutes } from './house/routes.ts'
import { Failure } from './http/errors.ts'
import { createApi } from './http/handle.ts'
import { createIdempotency } from './http/idempotency.ts'
import { acceptJson, acceptStopRequests } from './http/input.ts'
import { createLimits } from './http/limits.ts'
import { checkHost, checkOrigin, createServer, developmentPolicy, pagePolicy } from './http/server.ts'
import { limitSlowBodies } from './http/timeouts.ts'
import { acceptMultipart } from './http/uploads.ts'
import { findJobAt, jobRoutes } from './jobs/jobs.ts'
import { givenLinkRoutes } from './links/links.ts'
import { createMailQuota } from './mail/queue.ts'
import { mailRoutes } from './mail/routes.ts'
import { noteRoutes } from './notes/notes.ts'
import { openApiRoutes } from './openapi/routes.ts'
import { logFurtherRefusals, logResponses } from './ops/log.ts'
import { monitoringRoutes } from './ops/monitoring/routes.ts'
import { type LoopDelay, rejectWhenOverloaded } from './ops/overload.ts'
import type { Development } from './pages/development.ts'
import type { Renderer } from './pages/render.ts'
import { createPages } from './pages/routes.ts'
import { staticFileRoutes } from './pages/static-files.ts'
import { projectPictureRoutes } from './projects/pictures.ts'
import { projectRoutes } from './projects/routes.ts'
import { reviewLinkRoutes } from './reviews/review-links.ts'
import { reviewRoutes } from './reviews/reviews.ts'
import { createShareImages, seoRoutes } from './seo/seo.ts'
import { serviceRoutes } from './services/services.ts'
import { type createSharedServices, readPrivatePages } from './shared-services.ts'
import { firstStepRoutes } from './site/first-steps.ts'
import { contentRoutes } from './site/routes.ts'
import { saveTranslated, translationRoutes } from './site/translations/translations.ts'
import { sortOptions, translateAnswer } from './site/translations/translator.ts'
import { createPictures } from './storage/images/pictures.ts'
import { createPictureAccess } from './stored-files.ts'
import { recordCvOpening } from './submissions/applications.ts'
import { leadRoutes } from './submissions/leads/leads.ts'
import { myDataRoutes } from './submissions/my-data.ts'
import { personRoutes } from './submissions/person-routes.ts'
import { inboxRoutes, submissionRoutes } from './submissions/routes.ts'
import { summaryRoutes } from './summary/summary.ts'
import { trashRoutes } from './trash/trash.ts'
import { updateRoutes } from './updates/updates.ts'
import { countSubmission } from './visits/counter.ts'
import { visitRoutes } from './visits/routes.ts'

export type AppOptions = ReturnType<typeof createSharedServices> & {
  wakeMail: () => void
  wakePictures: () => void
  passwords?: Passwords
  forgotAnswerMs?: number
  refusalDelayMs?: number
  /** Without it the key in the database is used. */
  keyedHash?: KeyedHash
  /** Aborted when the server is asked to end. */
  stopping?: AbortSignal
  /** Without it no request is refused for overload. */
  loopDelay?: LoopDelay
  renderer?: Renderer
  /** The folder of the built client; in development Vite serves it. */
  clientDir?: string
  development?: Development
}

export async function buildApp(options: AppOptions) {
  const { config, db, clock, files, publicUrl, translator, clientDir, development } = options
  const https = publicUrl.startsWith('https:')
  const keyedHash = options.keyedHash ?? (await createKeyedHash(db))
  const limits = createLimits(db, clock, { enabled: config.rateLimit, keyedHash })

  const app = createServer({ ...config, https, renderError: async (...sent) => pages?.renderError(...sent) })
  logResponses(app)
  app.addHook('onClose', async () => logFurtherRefusals(app))
  limitSlowBodies(app)
  if (options.loopDelay) rejectWhenOverloaded(app, options.loopDelay)
  checkHost(app)
  checkOrigin(app, publicUrl)
  acceptJson(app)
  acceptStopRequests(app)
  await acceptMultipart(app)
  await app.register(cookie)
  finishRemovals(app, db)
  await development?.attach(app)

  const cookies = createCookies({ https })
  const sessions = createSessions(db, clock, cookies)
  const { findAccount, findUsableAccount } = sessions
  const services = {
    ...options,
    keyedHash,
    limits,
    mailQuota: createMailQuota({ enabled: config.rateLimit, keyedHash }),
    pictures: createPictures({ ...options, log: app.log, onStored: options.wakePictures }),
    forgotAnswerMs: options.forgotAnswerMs ?? 300,
    refusalDelayMs: options.refusalDelayMs ?? 1_500,
    sessions,
    findUsableAccount,
    devices: createKnownDevices(keyedHash, cookies),
    passwords: options.passwords ?? createPasswords(),
    challenges: createChallenges(clock, cookies),
    passkeyChecks: createPasskeyChecks(publicUrl),
    sourceOf: options.visits.sourceOf,
    // What features need of each other.
    ...{ listDiary, saveTranslated, countSubmission, recordCvOpening, countDemo, countInvented },
  }
  const pictureAccess = createPictureAccess(options)
  const shareImages = await createShareImages({ ...pictureAccess, files, clientDir })
  const pages =
    options.renderer &&
    createPages({
      ...services,
      renderer: options.renderer,
      policy: development ? developmentPolicy : pagePolicy,
      fixedContext: { publicUrl, pictureVersion: shareImages.version },
      adminLanguage: createAdminLanguage(sessions, cookies),
      answer: (language, name, sent) => api.read(calls[name], sent, language),
      findJob: (segment) => findJobAt(db, segment, clock()),
      readPrivate: readPrivatePages(options),
    })
  const api = createApi(app, {
    ...services,
    findAccount,
    requireProof: (request, password) => requireProof(services, request, password),
    once: createIdempotency(services),
    sendFormPage: pages?.sendFormPage,
    translateAnswer: async (call, answer, { query, language }) =>
      sortOptions(query, translateAnswer(call, answer, await translator(language))),
  })
  for (const addRoutes of features) addRoutes(api, services)

  // Not calls of the contract: these add their routes to the server itself.
  pictureAccess.addRoutes(app, findUsableAccount)
  openApiRoutes(app, {
    ...services,
    sessionCookie: cookies.fullName(sessionCookie),
    forEverybody: development !== undefined,
  })
  seoRoutes(app, { ...services, api, shareImages })
  monitoringRoutes(app, { ...services, api, stopping: options.stopping })
  if (clientDir) staticFileRoutes(app, clientDir)
  if (pages) pages.addRoutes(app)
  else
    app.setNotFoundHandler(() => {
      throw new Failure('not_found', messages.errors.notFound)
    })
  return app
}

/** Each adds the handlers of its calls. */
const features = [
  accessRoutes,
  projectRoutes,
  projectPictureRoutes,
  updateRoutes,
  serviceRoutes,
  contentRoutes,
  translationRoutes,
  trashRoutes,
  reviewRoutes,
  reviewLinkRoutes,
  jobRoutes,
  submissionRoutes,
  inboxRoutes,
  noteRoutes,
  answerRoutes,
  leadRoutes,
  personRoutes,
  myDataRoutes,
  houseRoutes,
  givenLinkRoutes,
  diaryRoutes,
  mailRoutes,
  summaryRoutes,
  visitRoutes,
  demoRoutes,
  exportRoutes,
  firstStepRoutes,
]

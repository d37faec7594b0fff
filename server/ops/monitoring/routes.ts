// For monitoring: whether the server is alive and ready, and its metrics.
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Role } from '#contract/access/roles.ts'
import { calls } from '#contract/calls.ts'
import { messages, requestMessages } from '#contract/messages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { dayMs } from '../../db/clock.ts'
import { writeDiary } from '../../db/diary.ts'
import { Failure } from '../../http/failure.ts'
import type { Api } from '../../http/handle.ts'
import { isFromThisMachine, isLoopback } from '../../http/request-checks.ts'
import { confirmTime } from '../clock-check.ts'
import type { HasRoom } from '../disk-space.ts'
import type { Services } from '../services.ts'
import { createMetrics } from './metrics.ts'
import { createReadiness } from './readiness.ts'
import { getStatus, type Place } from './status.ts'

type Config = Place & { publicUrl: string; metricsToken: string | undefined; trustProxy: unknown }
type MonitoringServices = Pick<Services, 'db' | 'files' | 'cache' | 'clock'> & {
  api: Api
  config: Config
  hasRoom: HasRoom
  /** Aborted when the server is asked to end. */
  stopping: AbortSignal | undefined
}

const retryAfterSeconds = 5

export function monitoringRoutes(app: FastifyInstance, services: MonitoringServices) {
  const { api, config, cache, clock } = services
  const readiness = createReadiness(services)
  const readStatus = (roles: readonly Role[]) => getStatus(services, roles, clock())
  const metrics = createMetrics(app, { readiness, cache, readStatus: () => readStatus(['owner']) })

  // For load balancers: without database and files there are still pages to send.
  app.get('/healthz', async (_request, reply) => {
    if (readiness.isStopping()) reply.code(503)
    return { status: readiness.isStopping() ? 'stopping' : 'ok' }
  })

  app.get('/readyz', async (_request, reply) => {
    const { ready, database, store, disk } = await readiness.check()
    if (!ready) reply.code(503).header('Retry-After', retryAfterSeconds)
    const word = (isFine: boolean) => (isFine ? 'ok' : 'no answer')
    return {
      status: ready ? 'ready' : 'not ready',
      database: word(database),
      store: word(store),
      disk: disk ? 'ok' : 'no room',
    }
  })

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, config)) {
      reply.header('WWW-Authenticate', 'Bearer')
      throw new Failure('not_signed_in', requestMessages.metricsToken)
    }
    return reply.type(metrics.contentType).send(await metrics.write())
  })

  api.handle(calls.getStatus, ({ account }) => readStatus(account.roles))

  api.handle(calls.confirmTime, async ({ body: { time }, audit }) => {
    // Another process may have another clock, and this one may be right by now.
    if (!(Math.abs(audit.now.getTime() - Date.parse(time)) < dayMs))
      throw new Failure('conflict', messages.errors.conflict)
    await services.db.transaction().execute(async (tx) => {
      await confirmTime(tx, audit.now)
      const note = 'said that the date of the server is right'
      await writeDiary(tx, audit, { kind: 'changed', subject: 'site', note })
    })
    return { message: staffMessages.timeConfirmed }
  })
}

/** Some proxies cannot be recognised, so a request of this machine counts only where the settings name no proxy. */
function mayRead(request: FastifyRequest, { metricsToken, trustProxy, publicUrl }: Config) {
  const [, given] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? []
  if (metricsToken && given && isSame(given, metricsToken)) return true
  const isPublic = trustProxy !== false || !isLoopback(new URL(publicUrl).hostname)
  return !isPublic && isFromThisMachine(request.raw)
}

const hash = (text: string) => createHash('sha256').update(text).digest()
const isSame = (a: string, b: string) => timingSafeEqual(hash(a), hash(b))

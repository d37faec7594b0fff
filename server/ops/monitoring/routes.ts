// For whoever watches over the site: is it alive, is it ready, what do its numbers say.
import { createHash, timingSafeEqual } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { messages } from '#contract/messages.ts'
import { routes } from '#contract/routes.ts'
import type { ResponseCache } from '../../cache/response-cache.ts'
import type { Db } from '../../db/database.ts'
import { Failure } from '../../http/failure.ts'
import type { Api } from '../../http/handle.ts'
import { isLoopback } from '../../http/loopback.ts'
import { metric, type RequestCounts } from './metrics.ts'
import type { Readiness } from './readiness.ts'
import { getStatus, version } from './status.ts'

type Config = {
  dataDir: string
  databaseUrl: string | undefined
  backupAt: string | undefined
  publicUrl: string
  metricsToken: string | undefined
  trustProxy: unknown
}
type Services = {
  api: Api
  db: Db
  config: Config
  readiness: Readiness
  cache: ResponseCache
  requests: RequestCounts
}

const retryAfterSeconds = 5

export function watchingRoutes(
  app: FastifyInstance,
  { api, db, config, readiness, cache, requests }: Services,
) {
  const loopDelay = monitorEventLoopDelay({ resolution: 20 })
  loopDelay.enable()
  app.addHook('onClose', async () => loopDelay.disable())
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    requests.count(request.method, route, reply.statusCode, reply.elapsedTime / 1000)
    done()
  })

  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async (_request, reply) => {
    const { ready, database, store } = await readiness.check()
    if (!ready) reply.code(503).header('Retry-After', retryAfterSeconds)
    const word = (isFine: boolean) => (isFine ? 'ok' : 'no answer')
    return { status: ready ? 'ready' : 'not ready', database: word(database), store: word(store) }
  })

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, config)) {
      reply.header('WWW-Authenticate', 'Bearer')
      throw new Failure('not_signed_in', messages.errors.metricsToken)
    }
    const text = requests.write() + (await ownMetrics()) + processMetrics()
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(text)
  })

  api.handle(routes.getStatus, () => getStatus({ db, ...config }))

  async function ownMetrics() {
    const { database, store } = await readiness.check()
    // The database may have gone since it was last asked.
    const status = database ? await getStatus({ db, ...config }).catch(() => undefined) : undefined
    const { entries, bytes } = cache.size()
    const up: [Record<string, string>, number][] = [
      [{ part: 'database' }, Number(database)],
      [{ part: 'store' }, Number(store)],
    ]
    return [
      metric('gauge', 'site_info', 'Which version runs', [[{ version }, 1]]),
      metric('gauge', 'site_up', 'Whether database and file store answer', up),
      metric('gauge', 'site_cached_responses', 'Public responses in the cache', entries),
      metric('gauge', 'site_cached_response_bytes', 'The memory they take', bytes),
      status &&
        metric('gauge', 'site_undelivered_mails', 'Mails waiting or failed', status.undelivered_mails),
      status && metric('gauge', 'site_disk_free_bytes', 'Left beside the data', status.free_disk_bytes),
      status?.last_backup_at &&
        metric(
          'gauge',
          'site_last_backup_timestamp_seconds',
          'Newest backup',
          secondsOf(status.last_backup_at),
        ),
    ].join('')
  }

  function processMetrics() {
    const { user, system } = process.cpuUsage()
    const { rss, heapUsed } = process.memoryUsage()
    const delay = loopDelay.percentile(99) / 1e9
    loopDelay.reset()
    return [
      metric('counter', 'process_cpu_seconds_total', 'CPU time used', (user + system) / 1e6),
      metric('gauge', 'process_start_time_seconds', 'When it started', performance.timeOrigin / 1000),
      metric('gauge', 'process_resident_memory_bytes', 'Memory in use', rss),
      metric('gauge', 'nodejs_heap_used_bytes', 'Of it, by JavaScript', heapUsed),
      metric('gauge', 'nodejs_eventloop_delay_p99_seconds', 'Since the last reading', delay),
    ].join('')
  }
}

const secondsOf = (time: string) => Date.parse(time) / 1000

/**
 * A proxy on this machine makes every visitor come from a loopback address, and a careless one says nothing of whom
 * it speaks for. So loopback counts only where no proxy can be meant; everywhere else it takes the token.
 */
function mayRead(request: FastifyRequest, { metricsToken, trustProxy, publicUrl }: Config) {
  const [, given] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? []
  if (metricsToken && given && isSame(given, metricsToken)) return true
  const { headers, socket } = request.raw
  const forwarded = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'].some((name) => name in headers)
  const isLocal = isLoopback(new URL(publicUrl).hostname) && isLoopback(socket.remoteAddress ?? '')
  return isLocal && !forwarded && trustProxy === false
}

const hash = (text: string) => createHash('sha256').update(text).digest()
const isSame = (a: string, b: string) => timingSafeEqual(hash(a), hash(b))

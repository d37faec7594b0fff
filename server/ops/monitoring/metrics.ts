// The metrics for Prometheus: requests as they end, everything else when it is asked for.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { type Status, troubles } from '#contract/admin/dashboard.ts'
import type { ResponseCache } from '../../cache/response-cache.ts'
import { type Readiness, version } from './routes.ts'

const never = '1970-01-01T00:00:00Z'
const bucketsInSeconds = [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10]

type Sources = { readiness: Readiness; cache: ResponseCache; readStatus: () => Promise<Status> }

export function createMetrics(app: FastifyInstance, { readiness, cache, readStatus }: Sources) {
  const registry = new Registry()
  const registers = [registry]
  const gauge = (name: string, help: string, label?: string) =>
    new Gauge({ name, help, labelNames: label ? [label] : [], registers })
  const responses = new Counter({
    name: 'http_requests_total',
    help: 'Responses sent',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From a request to the end of its response',
    labelNames: ['route'],
    buckets: bucketsInSeconds,
    registers,
  })
  gauge('site_info', 'Running version', 'version').set({ version }, 1)
  const up = gauge('site_up', 'Whether database and file store answer, and the disk has room', 'part')
  const cachedResponses = gauge('site_cached_responses', 'Public responses in the cache')
  const cachedBytes = gauge('site_cached_response_bytes', 'Memory of the cached responses')
  const undeliveredMails = gauge('site_undelivered_mails', 'Mails waiting or failed')
  const trouble = gauge('site_trouble', 'What the dashboard tells owners of', 'kind')
  const freeDisk = gauge('site_disk_free_bytes', 'Free space on the disk of the data folder')
  const lastBackup = gauge('site_last_backup_timestamp_seconds', 'Newest backup, 0 before the first')
  const cpu = new Counter({ name: 'process_cpu_seconds_total', help: 'CPU time used', registers })
  gauge('process_start_time_seconds', 'Start of the process').set(performance.timeOrigin / 1000)
  const memory = gauge('process_resident_memory_bytes', 'Memory in use')
  const heap = gauge('nodejs_heap_used_bytes', 'Memory in use by JavaScript')
  const loopDelay = gauge('nodejs_eventloop_delay_p99_seconds', 'Since the last scrape')
  const delays = monitorEventLoopDelay({ resolution: 20 })
  delays.enable()

  app.addHook('onClose', async () => delays.disable())
  app.addHook('onResponse', ({ method, routeOptions: { url: route = 'none' } }, reply, done) => {
    responses.inc({ method, route, status: reply.statusCode })
    durations.observe({ route }, reply.elapsedTime / 1000)
    done()
  })

  async function collectSite() {
    const { database, store, disk } = await readiness.check()
    for (const [part, isUp] of Object.entries({ database, store, disk })) up.set({ part }, Number(isUp))
    const { entries, bytes } = cache.size()
    cachedResponses.set(entries)
    cachedBytes.set(bytes)
    // The database may have failed since the check.
    const status = database ? await readStatus().catch(() => undefined) : undefined
    setOrRemove(undeliveredMails, status?.undelivered_mails)
    setOrRemove(freeDisk, status?.free_disk_bytes)
    setOrRemove(lastBackup, status && Date.parse(status.last_backup_at ?? never) / 1000)
    for (const kind of troubles)
      setOrRemove(trouble, status && Number(status.troubles.includes(kind)), { kind })
  }

  function collectProcess() {
    const { user, system } = process.cpuUsage()
    const { rss, heapUsed } = process.memoryUsage()
    cpu.reset()
    cpu.inc((user + system) / 1e6)
    memory.set(rss)
    heap.set(heapUsed)
    loopDelay.set(delays.percentile(99) / 1e9)
    delays.reset()
  }

  return {
    contentType: registry.contentType,
    async write() {
      await collectSite()
      collectProcess()
      return registry.metrics()
    },
  }
}

function setOrRemove(gauge: Gauge, value: number | undefined, labels = {}) {
  if (value === undefined) gauge.remove(labels)
  else gauge.set(labels, value)
}

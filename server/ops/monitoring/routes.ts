// For monitoring: whether the server is alive and ready, and its metrics.

import { spawnSync } from 'node:child_process'
import { createHash, timingSafeEqual } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Role } from '#contract/access/roles.ts'
import type { Status } from '#contract/admin/dashboard.ts'
import { calls } from '#contract/calls.ts'
import { messages, requestMessages } from '#contract/messages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { type Clock, dayMs, timeOf } from '../../db/clock.ts'
import type { Db } from '../../db/database.ts'
import { writeDiary } from '../../db/diary.ts'
import { lastBackup } from '../../db/settings.ts'
import { Failure, postgresFull } from '../../http/errors.ts'
import type { Api } from '../../http/handle.ts'
import { isFromThisMachine, isLoopback } from '../../http/server.ts'
import { countUndelivered } from '../../mail/store.ts'
import type { Files } from '../../storage/files.ts'
import { confirmTime } from '../clock-check.ts'
import { freeBytes, type HasRoom } from '../disk.ts'
import type { Services } from '../services.ts'
import { createMetrics } from './metrics.ts'
import { findTroubles, type TroubleServices } from './troubles.ts'

type Config = Place & { publicUrl: string; metricsToken: string | undefined; trustProxy: unknown }
type MonitoringServices = Pick<Services, 'db' | 'files' | 'cache' | 'clock'> & {
  api: Api
  /** That which an owner is asked about. */
  machineClock?: Clock
  config: Config
  hasRoom: HasRoom
  /** Aborted when the server is asked to end. */
  stopping: AbortSignal | undefined
}

const retryAfterSeconds = 5

export function monitoringRoutes(app: FastifyInstance, given: MonitoringServices) {
  const services = { ...given, hasRoom: noticeFullDatabase(app, given.hasRoom) }
  const { api, config, cache, machineClock = services.clock } = services
  const readiness = createReadiness(services)
  const readStatus = (roles: readonly Role[]) => getStatus(services, roles, machineClock())
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
    const now = machineClock()
    if (!(Math.abs(now.getTime() - Date.parse(time)) < dayMs))
      throw new Failure('conflict', messages.errors.conflict)
    await services.db.transaction().execute(async (tx) => {
      await confirmTime(tx, now)
      await writeDiary(tx, audit, { kind: 'changed', subject: 'site', action: 'time_confirmed' })
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

// The state of the installation, for the dashboard and the metrics.

const root = join(import.meta.dirname, '../../..')
export const version: string = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version

/** Undefined in a container, which has neither. */
export function findCommit() {
  // `npm run upgrade` names the folder of a version after it.
  if (basename(dirname(root)) === 'versions') return basename(root)
  if (!existsSync(join(root, '.git'))) return undefined
  // By default git refuses a clone that belongs to another user, as to root.
  const asked = ['-c', 'safe.directory=*', 'rev-parse', '--short=12', 'HEAD']
  return spawnSync('git', asked, { cwd: root, encoding: 'utf8' }).stdout?.trim() || undefined
}

type Place = Record<'dataDir' | 'backupDir', string> &
  Record<'databaseUrl' | 'storageUrl' | 'backupAt', string | undefined>

/** Counts only the mails that somebody with these roles may see. */
async function getStatus(
  services: TroubleServices & { config: Place },
  roles: readonly Role[],
  now: Date,
): Promise<Status> {
  const { db, config } = services
  const { dataDir, databaseUrl, backupAt, backupDir } = config
  const last = await lastBackup(db)
  return {
    version,
    time: timeOf(now),
    database: databaseUrl ? 'PostgreSQL' : 'SQLite',
    last_backup_at: last?.at ?? null,
    backup_beside_data: isBesideData(config, last ? dirname(last.file) : backupDir),
    backup_at: backupAt ?? null,
    free_disk_bytes: await freeBytes(dataDir),
    undelivered_mails: await countUndelivered(db, roles),
    troubles: await findTroubles(services, now),
  }
}

/** Where database and files are elsewhere, even a folder in the data folder is apart from the data. */
function isBesideData({ dataDir, databaseUrl, storageUrl }: Place, place: string) {
  const path = relative(dataDir, place)
  return !(databaseUrl && storageUrl) && !path.startsWith('..') && !isAbsolute(path)
}

// Whether everything works: database and file store answer, the disk has room, and the server is not shutting down.

const timeoutMs = 2_000
/** They are checked at most once in this time. */
const cachedMs = 1_000

export type Readiness = ReturnType<typeof createReadiness>

type Options = { db: Db; files: Pick<Files, 'check'>; hasRoom: HasRoom; stopping: AbortSignal | undefined }

export function createReadiness({ db, files, hasRoom, stopping }: Options) {
  let last: { at: number; state: ReturnType<typeof checkParts> } | undefined

  async function checkParts() {
    const [database, store, disk] = await Promise.all([
      succeeds(() => sql`select 1`.execute(db)),
      succeeds(() => files.check()),
      hasRoom(),
    ])
    return { database, store, disk }
  }

  return {
    isStopping: () => stopping?.aborted === true,
    async check() {
      const at = performance.now()
      if (!last || at - last.at > cachedMs) last = { at, state: checkParts() }
      const parts = await last.state
      return { ready: !stopping?.aborted && parts.database && parts.store && parts.disk, ...parts }
    },
  }
}

const fullMs = 60_000

/** The disk of PostgreSQL may be elsewhere, and is known to be full only by a change that has just failed. */
function noticeFullDatabase(app: FastifyInstance, hasRoom: HasRoom): HasRoom {
  let fullAt = Number.NEGATIVE_INFINITY
  app.addHook('onError', async (_request, _reply, { code }) => {
    if (code === postgresFull) fullAt = performance.now()
  })
  return async () => performance.now() - fullAt > fullMs && hasRoom()
}

/** False when it fails or takes too long. */
function succeeds(work: () => Promise<unknown>) {
  return new Promise<boolean>((resolve) => {
    const timer = setTimeout(resolve, timeoutMs, false)
    work()
      .then(
        () => resolve(true),
        () => resolve(false),
      )
      .finally(() => clearTimeout(timer))
  })
}

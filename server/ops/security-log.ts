// Refusals that, in numbers, tell of an attack: the first of a minute have a line each, all further ones one together.
// A flood must not fill the disk through the log.
import type { FastifyInstance, FastifyRequest } from 'fastify'

const minuteMs = 60_000
const mostLines = 10

type Count = { event: string; route: string | undefined; seen: number }
const counts = new WeakMap<FastifyInstance, Map<string, Count>>()

export function logRefusal({ server, log, routeOptions }: FastifyRequest, event: string) {
  const route = routeOptions.url
  const minute = counts.get(server) ?? beginMinute(server)
  const count = minute.get(`${event} ${route}`) ?? { event, route, seen: 0 }
  minute.set(`${event} ${route}`, count)
  count.seen += 1
  if (count.seen <= mostLines) log.warn({ event, route })
}

function beginMinute(server: FastifyInstance) {
  const minute = new Map<string, Count>()
  counts.set(server, minute)
  setTimeout(() => logFurtherRefusals(server), minuteMs).unref()
  return minute
}

/** At the end of the minute, and of the server. */
export function logFurtherRefusals(server: FastifyInstance) {
  for (const { event, route, seen } of counts.get(server)?.values() ?? [])
    if (seen > mostLines) server.log.warn({ event, route, further: seen - mostLines })
  counts.delete(server)
}

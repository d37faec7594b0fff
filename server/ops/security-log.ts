// Logs refusals that may be an attack: the first ones of a minute one by one, the rest as a number, so that a flood
// does not fill the disk.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { minuteMs } from '../db/clock.ts'

const maxLines = 10

type Count = { event: string; route: string | undefined; seen: number }
const counts = new WeakMap<FastifyInstance, Map<string, Count>>()

export function logRefusal({ server, log, routeOptions }: FastifyRequest, event: string) {
  const route = routeOptions.url
  const minute = counts.get(server) ?? startMinute(server)
  const count = minute.get(`${event} ${route}`) ?? { event, route, seen: 0 }
  minute.set(`${event} ${route}`, count)
  count.seen += 1
  if (count.seen <= maxLines) log.warn({ event, route })
}

function startMinute(server: FastifyInstance) {
  const minute = new Map<string, Count>()
  counts.set(server, minute)
  setTimeout(() => logFurtherRefusals(server), minuteMs).unref()
  return minute
}

/** At the end of the minute, and when the server closes. */
export function logFurtherRefusals(server: FastifyInstance) {
  for (const { event, route, seen } of counts.get(server)?.values() ?? [])
    if (seen > maxLines) server.log.warn({ event, route, further: seen - maxLines })
  counts.delete(server)
}

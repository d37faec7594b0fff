// Visits as browsers send them, half from ten networks and half from a network each; then reports the statuses.
import { setPriority } from 'node:os'
import { calls } from '#contract/calls.ts'
import { load, requestOf } from '../bench/load.ts'

const [, , port, most] = process.argv
const all: Record<string, number> = {}
let sent = 0
// Attackers have processors of their own; here they must not take the server's.
setPriority(19)
while (sent < Number(most)) {
  const url = `http://127.0.0.1:${port}/`
  const { statuses } = await load({ url, connections: 8, seconds: 0.25, pauseMs: 3, next: nextBeacon })
  for (const [status, count] of Object.entries(statuses)) all[status] = (all[status] ?? 0) + count
}
console.log(JSON.stringify(all))

function nextBeacon(Host: string) {
  sent += 1
  const network = sent % 2 ? `203.0.113.${sent % 20}` : `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`
  const body = JSON.stringify({ source: 'whatsapp', pages: ['/', `/gallery/${sent}`] })
  const headers = {
    ...{ Host, 'Content-Type': 'application/json', 'Content-Length': String(body.length) },
    ...{ 'User-Agent': 'Mozilla/5.0 (Android)', 'X-Forwarded-For': network },
  }
  return requestOf('POST', calls.countVisit.path, headers) + body
}

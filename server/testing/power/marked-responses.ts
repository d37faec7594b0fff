// For tests only, loaded before the server (--import): a response says what it acknowledges, as its request has said.
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { aboutHeader } from './file-journal.ts'

subscribe('http.server.request.start', (message) => {
  const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
  const about = request.headers[aboutHeader]
  if (about) response.setHeader(aboutHeader, about)
})

// Fastify that sends the bytes and headers of another server's response and does nothing else.
// Started as a process of its own: node bench/bare-server.ts PORT URL HEADERS
import { type IncomingMessage, request } from 'node:http'
import Fastify from 'fastify'

const [port, url = '', headers = ''] = process.argv.slice(2)
const perConnection = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'])
const response = await new Promise<IncomingMessage>((resolve, reject) => {
  request(url, { headers: JSON.parse(headers) }, resolve)
    .once('error', reject)
    .end()
})
const body = Buffer.concat(await response.toArray())
const fixed = Object.fromEntries(
  Object.entries(response.headers).filter(([name]) => !perConnection.has(name)),
)

const app = Fastify()
app.get('/*', (_request, reply) => {
  reply.headers(fixed).send(body)
})
await app.listen({ port: Number(port), host: '127.0.0.1' })

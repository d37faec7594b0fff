// What we measure ourselves against: a server that does nothing but answer the same bytes with the same headers.
// Started as a process of its own: node bench/bare-server.ts fastify|http PORT FILE
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import Fastify from 'fastify'

export type BareAnswer = { status: number; headers: Record<string, string>; body: string }

const [kind, port, file = ''] = process.argv.slice(2)
const answer = JSON.parse(readFileSync(file, 'utf8')) as BareAnswer
const body = Buffer.from(answer.body, 'base64')

if (kind === 'http') {
  createServer((_request, response) => {
    response.writeHead(answer.status, { ...answer.headers, 'content-length': body.length })
    response.end(body)
  }).listen(Number(port), '127.0.0.1', ready)
} else {
  const app = Fastify()
  app.get('/*', (_request, reply) => {
    reply.code(answer.status).headers(answer.headers).send(body)
  })
  await app.listen({ port: Number(port), host: '127.0.0.1' })
  ready()
}

function ready() {
  console.log('ready')
}

// The same site with all JavaScript taken out of its pages, as the phone figures compare it.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

type Answer = { status: number; headers: Record<string, string>; body: Buffer }

const perConnection = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive']

/** Caches each answer, so that it is as quick as the site itself. */
export async function startWithoutScripts(url: string) {
  const cache = new Map<string, Promise<Answer>>()
  const server = createServer(async ({ url: path = '', headers: { accept = '*/*' } }, response) => {
    const key = `${path} ${accept}`
    const answer = cache.get(key) ?? fetchAnswer(url + path, accept)
    cache.set(key, answer)
    const { status, headers, body } = await answer
    response.writeHead(status, headers).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() }
}

async function fetchAnswer(url: string, accept: string): Promise<Answer> {
  const { status, headers: sent, ...answer } = await readAnswer(url, accept)
  const type = sent['content-type'] ?? ''
  const body = /html/.test(type) ? Buffer.from(removeScripts(String(answer.body))) : answer.body
  if (!/html|css/.test(type)) return { status, headers: sent, body }
  return { status, headers: { ...sent, 'content-encoding': 'br' }, body: brotliCompressSync(body) }
}

async function readAnswer(url: string, accept: string): Promise<Answer> {
  const answer = await fetch(url, { headers: { accept }, redirect: 'manual' })
  const headers = Object.fromEntries(answer.headers)
  for (const name of perConnection) delete headers[name]
  return { status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) }
}

const removeScripts = (html: string) =>
  html.replace(/<script\b[^>]*>.*?<\/script>/gs, '').replace(/<link rel="modulepreload"[^>]*>/g, '')

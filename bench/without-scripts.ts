// The same site with all JavaScript taken out of its pages: what the phone figures are held against.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

type Answer = { status: number; headers: Record<string, string>; body: Buffer }

const ownHeaders = [
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'date',
]

export async function startWithoutScripts(url: string) {
  // Kept, so that it answers as quickly as the site itself does.
  const kept = new Map<string, Promise<Answer>>()
  const server = createServer(async ({ url: path = '', headers: { accept = '*/*' } }, response) => {
    const key = `${path} ${accept}`
    const answer = kept.get(key) ?? answerTo(url + path, accept)
    kept.set(key, answer)
    const { status, headers, body } = await answer
    response.writeHead(status, headers).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

async function answerTo(url: string, accept: string): Promise<Answer> {
  const answer = await fetch(url, { headers: { accept }, redirect: 'manual' })
  const headers = Object.fromEntries(answer.headers)
  for (const name of ownHeaders) delete headers[name]
  const bytes = Buffer.from(await answer.arrayBuffer())
  const type = headers['content-type'] ?? ''
  const body = /html/.test(type) ? Buffer.from(withoutScripts(bytes.toString())) : bytes
  if (!/html|css/.test(type)) return { status: answer.status, headers, body }
  return {
    status: answer.status,
    headers: { ...headers, 'content-encoding': 'br' },
    body: brotliCompressSync(body),
  }
}

const withoutScripts = (html: string) =>
  html.replace(/<script\b[^>]*>.*?<\/script>/gs, '').replace(/<link rel="modulepreload"[^>]*>/g, '')

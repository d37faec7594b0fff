// The same site with all JavaScript taken out of its pages: what the phone figures are held against.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

export async function startWithoutScripts(url: string) {
  const server = createServer(async (request, response) => {
    const accept = request.headers.accept ?? '*/*'
    const answer = await fetch(url + request.url, { headers: { accept }, redirect: 'manual' })
    const headers = Object.fromEntries(answer.headers)
    for (const name of [
      'content-encoding',
      'content-length',
      'transfer-encoding',
      'connection',
      'keep-alive',
      'date',
    ])
      delete headers[name]
    const bytes = Buffer.from(await answer.arrayBuffer())
    const isText = /html|css/.test(headers['content-type'] ?? '')
    const isPage = /html/.test(headers['content-type'] ?? '')
    const body = isPage ? Buffer.from(withoutScripts(bytes.toString())) : bytes
    if (isText) headers['content-encoding'] = 'br'
    response.writeHead(answer.status, headers).end(isText ? brotliCompressSync(body) : body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

const withoutScripts = (html: string) =>
  html.replace(/<script\b[^>]*>.*?<\/script>/gs, '').replace(/<link rel="modulepreload"[^>]*>/g, '')

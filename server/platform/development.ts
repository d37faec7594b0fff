// `npm run dev`: Vite inside the same server, so that pages change under the hands without a build.
import type { FastifyInstance } from 'fastify'
import { createServer } from 'vite'
import { documentOf, type Renderer, type RenderPage } from './render.ts'

const preamble = '/@preamble.js'
const assets = {
  styles: ['/web/styles.css'],
  preloads: [],
  scripts: ['/@vite/client', preamble, '/web/entry-client.tsx'],
}

export async function createDevelopment(): Promise<{
  renderer: Renderer
  attach: (app: FastifyInstance) => void
  close: () => Promise<void>
}> {
  const vite = await createServer({ server: { middlewareMode: true }, configLoader: 'native' })

  const renderer: Renderer = async (url, answer, given) => {
    const { render } = (await vite.ssrLoadModule('/web/entry-server.tsx')) as { render: RenderPage }
    const page = await render(url, answer, given)
    return { status: page.status, html: documentOf(page, assets) }
  }

  function attach(app: FastifyInstance) {
    // React's refresh wants these lines before any component; a file of its own keeps inline scripts out.
    app.get(preamble, async (_request, reply) =>
      reply.type('text/javascript').send(`import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
`),
    )
    app.addHook('onRequest', (request, reply, done) => {
      if (request.url === preamble) return done()
      vite.middlewares(request.raw, reply.raw, () => done())
    })
  }

  return { renderer, attach, close: () => vite.close() }
}

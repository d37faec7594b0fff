// `npm run dev`: Vite inside the same server and on the same port, so that pages change under one's hands.
import type { FastifyInstance } from 'fastify'
import { createServer, type ViteDevServer } from 'vite'
import { documentOf, type Renderer, type RenderPage } from './render.ts'

export type Development = ReturnType<typeof createDevelopment>

const preamble = '/@preamble.js'
const assets = {
  styles: ['/web/styles.css'],
  scripts: ['/@vite/client', preamble, '/web/start.ts'],
  modules: ['/web/entry-client.tsx'],
}

export function createDevelopment() {
  let vite: ViteDevServer | undefined

  const renderer: Renderer = async (url, answer, context) => {
    const entry = await vite?.ssrLoadModule('/web/entry-server.tsx')
    const page = await (entry as { render: RenderPage }).render(url, answer, context)
    return { status: page.status, html: documentOf(page, assets) }
  }

  async function attach(app: FastifyInstance) {
    const { middlewares } = await open(app)
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
      middlewares(request.raw, reply.raw, () => done())
    })
  }

  async function open(app: FastifyInstance) {
    const server = { middlewareMode: true as const, hmr: { server: app.server } }
    vite = await createServer({ server, configLoader: 'native' })
    return vite
  }

  return { renderer, attach, close: async () => vite?.close() }
}

// `npm run dev`: Vite as a middleware of the same server.
import type { FastifyInstance } from 'fastify'
import { createServer, type ViteDevServer } from 'vite'
import { splitLanguage } from '#contract/languages.ts'
import type { RenderPage } from '#contract/page-context.ts'
import { buildHtml, type Renderer } from './render.ts'

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
    return {
      status: page.status,
      html: buildHtml(page, { assets, context, language: splitLanguage(url).language }),
    }
  }

  async function attach(app: FastifyInstance) {
    const { middlewares } = await open(app)
    // React Refresh needs these lines before any component; as a file they need no inline script.
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

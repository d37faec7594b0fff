// `npm run dev`: Vite as a middleware of the same server, one for each language.
import type { FastifyInstance } from 'fastify'
import { createServer, type ViteDevServer } from 'vite'
import { type Language, languages, splitLanguage } from '#contract/languages.ts'
import type { RenderPage } from '#contract/pages.ts'
import { buildHtml } from './html.ts'
import type { Renderer } from './render.ts'

export type Development = ReturnType<typeof createDevelopment>

const preamble = '/@preamble.js'
/** Where the files of a language are; those of English as they are in the project. */
const baseOf = (language: Language) => (language === 'en' ? '/' : `/@${language}/`)

export function createDevelopment() {
  const servers = new Map<Language, ViteDevServer>()

  const renderer: Renderer = async (url, answer, context) => {
    const { language } = splitLanguage(url)
    const entry = await servers.get(language)?.ssrLoadModule('/web/entry-server.tsx')
    const page = await (entry as { render: RenderPage }).render(url, answer, context)
    return (
      page && {
        status: page.status,
        html: buildHtml(page, { assets: assetsIn(baseOf(language)), context, language }),
      }
    )
  }

  async function attach(app: FastifyInstance) {
    for (const language of languages) servers.set(language, await open(app, language))
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
      const own = languages.find((one) => one !== 'en' && request.url.startsWith(baseOf(one))) ?? 'en'
      servers.get(own)?.middlewares(request.raw, reply.raw, () => done())
    })
  }

  const open = (app: FastifyInstance, language: Language) =>
    createServer({
      mode: language === 'en' ? 'development' : language,
      base: baseOf(language),
      // One of them watches for changes; the other is reloaded with the page.
      server: { middlewareMode: true, hmr: language === 'en' ? { server: app.server } : false },
      cacheDir: `node_modules/.vite/${language}`,
      configLoader: 'native',
    })

  return {
    renderer,
    attach,
    close: async () => {
      for (const server of servers.values()) await server.close()
    },
  }
}

const assetsIn = (base: string) => ({
  styles: [`${base}web/styles.css`],
  printStyle: `${base}web/public/shell/print.css`,
  scripts: [`${base}@vite/client`, preamble, `${base}web/start.ts`],
  modules: [`${base}web/entry-client.tsx`],
})

// What the server imports: an address and a way to answer calls become a page.
import { dehydrate, QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { CallName } from '#contract/calls.ts'
import { createQueryClient, queryOf } from './api.ts'
import { App } from './app.tsx'
import { findPublicScreen, isAdminPath, notFoundScreen, publicScreens } from './pages.tsx'
import { CurrentPage, type PageContext } from './public/shell/page-context.ts'
import type { Need } from './screen.tsx'

export type AnswerCall = (name: CallName, sent: Need['sent']) => Promise<unknown>
export type RenderedPage = { status: number; head: string; body: string; state: string; file?: string }

// All pages at once, so that none is missing when a newer build takes the place of this one.
await Promise.all([...publicScreens, notFoundScreen].map((screen) => screen.load()))

/** `context.missing` says beforehand that there is nothing at this address. */
export async function render(url: string, answer: AnswerCall, context: PageContext): Promise<RenderedPage> {
  const { pathname, search, searchParams } = new URL(`http://localhost${url}`)
  // Whether somebody is logged in is the browser's to know, so the admin area is drawn there.
  if (isAdminPath(pathname)) {
    const head = '<title>Admin</title><meta name="robots" content="noindex">'
    return {
      status: 200,
      head,
      body: '',
      state: JSON.stringify({ context }),
      file: 'web/admin/shell/area.tsx',
    }
  }

  const found = context.missing ? undefined : findPublicScreen(pathname, searchParams)
  const client = createQueryClient()
  const missing = found ? await fill(client, found.needs, answer) : true
  const shown: PageContext = { ...context, missing: missing ? pathname : undefined }
  const page = (
    <CurrentPage value={shown}>
      <QueryClientProvider client={client}>
        <StaticRouter location={pathname + search}>
          <App />
        </StaticRouter>
      </QueryClientProvider>
    </CurrentPage>
  )
  const { head, body } = splitHead(await htmlOf(page))
  return {
    status: missing ? 404 : 200,
    head,
    body,
    state: JSON.stringify({ context: shown, data: dehydrate(client) }),
    file: (missing ? notFoundScreen : found?.screen)?.file,
  }
}

/** Answers what the page needs. True when something it cannot do without does not exist. */
async function fill(client: ReturnType<typeof createQueryClient>, needs: Need[], answer: AnswerCall) {
  const missing = await Promise.all(
    needs.map(async ({ name, sent, required }) => {
      try {
        client.setQueryData(queryOf(name, sent as never).queryKey, (await answer(name, sent)) as never)
        return false
      } catch (error) {
        if (required && (error as { code?: string }).code === 'not_found') return true
        return false
      }
    }),
  )
  return missing.includes(true)
}

/** How React marks a part that it could not draw. */
const broken = '<!--$!-->'

/** At once, since code and data are there: half the time of the ways that can wait, which however can say what broke. */
async function htmlOf(page: ReactElement) {
  const html = renderToString(page)
  if (!html.includes(broken)) return html
  throw await new Promise((resolve) => {
    const onAllReady = () => resolve(new Error('A part of the page was not there when it was drawn'))
    renderToPipeableStream(page, { onError: resolve, onAllReady })
  })
}

const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/

/** React puts a page's title, meta and link tags first; they belong into the head. */
function splitHead(html: string) {
  const head = hoisted.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length) }
}

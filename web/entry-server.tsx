// The server's entry: renders the page at a URL. The admin area is rendered in the browser only.
import { dehydrate, type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { CallName } from '#contract/calls.ts'
import type { AnswerCall, PageContext, RenderedPage } from '#contract/page-context.ts'
import { createQueryClient } from './api.ts'
import { App } from './app.tsx'
import { findPublicScreen, isAdminPath, notFoundScreen, publicScreens } from './pages.tsx'
import { CurrentPage } from './public/shell/page-context.ts'
import type { PageQuery } from './screen.tsx'

const adminHead = '<title>Admin</title><meta name="robots" content="noindex">'
const adminFile = 'web/admin/shell/area.tsx'

// All chunks at start, so that a running server needs no file of a build that a newer one replaces.
await Promise.all([...publicScreens, notFoundScreen].map((screen) => screen.load()))

/** `context.missing` makes the page a 404 beforehand. */
export async function render(url: string, answer: AnswerCall, context: PageContext): Promise<RenderedPage> {
  const { pathname, search, searchParams } = new URL(`http://localhost${url}`)
  if (isAdminPath(pathname))
    return { status: 200, head: adminHead, body: '', state: JSON.stringify({ context }), file: adminFile }

  const client = createQueryClient()
  const found = context.missing ? undefined : findPublicScreen(pathname)
  const { queries } = (await found?.screen.load()) ?? {}
  const wanted = queries?.({ params: found?.params ?? {}, search: searchParams }) ?? []
  const isMissing = !found || !(await fetchQueries(client, wanted, answer))
  const pageContext: PageContext = { ...context, missing: isMissing ? pathname : undefined }
  const html = await renderHtml(
    <CurrentPage value={pageContext}>
      <QueryClientProvider client={client}>
        <StaticRouter location={pathname + search}>
          <App />
        </StaticRouter>
      </QueryClientProvider>
    </CurrentPage>,
  )
  // React puts a page's title, meta and link tags first.
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/.exec(html)?.[0] ?? ''
  return {
    status: isMissing ? 404 : 200,
    head,
    body: html.slice(head.length),
    state: JSON.stringify({ context: pageContext, data: dehydrate(client) }),
    file: isMissing ? notFoundScreen.file : found.screen.file,
  }
}

/** False when something is not found. Other failures are left to the browser, which fetches again. */
async function fetchQueries(client: QueryClient, queries: PageQuery[], answer: AnswerCall) {
  const found = await Promise.all(
    queries.map(async ({ queryKey }) => {
      const [name, params, query] = queryKey as [CallName, unknown, unknown]
      try {
        client.setQueryData(queryKey, await answer(name, { params, query }))
        return true
      } catch (error) {
        return (error as { code?: string }).code !== 'not_found'
      }
    }),
  )
  return !found.includes(false)
}

const failedBoundary = '<!--$!-->'

/** Synchronous, since code and data are there. Only the streaming renderer tells why a boundary failed. */
async function renderHtml(page: ReactElement) {
  const html = renderToString(page)
  if (!html.includes(failedBoundary)) return html
  throw await new Promise((resolve) => {
    const onAllReady = () => resolve(new Error('A part of the page was not loaded when it was rendered'))
    renderToPipeableStream(page, { onError: resolve, onAllReady })
  })
}

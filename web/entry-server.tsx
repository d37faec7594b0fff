// The server's entry: renders the page at a URL. The admin area is rendered in the browser only.
import { dehydrate, type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { FailureCode } from '#contract/call.ts'
import type { CallName } from '#contract/calls.ts'
import { splitLanguage } from '#contract/languages.ts'
import type { AnswerCall, RenderPage } from '#contract/pages.ts'
import { isAdminPath } from './admin-area.ts'
import { App, findPublicScreen, notFoundScreen, publicScreens } from './app.tsx'
import { createQueryClient } from './calls/api.ts'
import { basename } from './language/language.ts'
import { CurrentPage } from './page-context.ts'
import type { PageQuery } from './screen.tsx'

const adminHead = '<title>Admin</title><meta name="robots" content="noindex">'
const adminFile = 'web/admin/shell/area.tsx'

// All chunks at start, so that a running server needs no file of a build that a newer one replaces.
await Promise.all([...publicScreens, notFoundScreen].map((screen) => screen.load()))

export const render: RenderPage = async (url, answer, context) => {
  const { pathname, searchParams } = new URL(`http://localhost${splitLanguage(url).url}`)
  if (isAdminPath(pathname))
    return { status: 200, head: adminHead, body: '', state: JSON.stringify({ context }), file: adminFile }

  const client = createQueryClient()
  const found = context.failed ? { screen: notFoundScreen, params: {} } : findPublicScreen(pathname)
  if (!found) return undefined
  const { queries } = await found.screen.load()
  const pageQueries = queries?.({ params: found.params, search: searchParams }) ?? []
  const outcome = await fetchQueries(client, pageQueries, answer)
  if (outcome === 'missing') return undefined
  const html = await renderHtml(
    <CurrentPage value={context}>
      <QueryClientProvider client={client}>
        <StaticRouter location={url} basename={basename}>
          <App />
        </StaticRouter>
      </QueryClientProvider>
    </CurrentPage>,
  )
  // React puts a page's title, meta and link tags first.
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/.exec(html)?.[0] ?? ''
  return {
    status: outcome === 'past-last-page' ? 404 : outcome === 'failed' ? 503 : 200,
    head,
    body: html.slice(head.length),
    state: context.failed
      ? ''
      : JSON.stringify({ context, data: dehydrate(client, { shouldDehydrateQuery }) }),
    file: found.screen.file,
  }
}

/** The page shows what failed as failed, and the browser fetches it again. */
async function fetchQueries(client: QueryClient, [first, ...others]: PageQuery[], answer: AnswerCall) {
  const fetchQuery = async ({ queryKey }: PageQuery) => {
    const [name, params, query] = queryKey as [CallName, unknown, unknown]
    try {
      const found = await answer(name, { params, query })
      client.setQueryData(queryKey, found)
      return isPastLastPage(found, query) ? 'past-last-page' : 'found'
    } catch (error) {
      if (missingCodes.has((error as { code?: string }).code)) return 'missing'
      client.getQueryCache().build(client, { queryKey }).setState(failedState)
      return 'failed'
    }
  }
  const outcome = first && (await fetchQuery(first))
  if (outcome === 'missing') return outcome
  const outcomes = [outcome, ...(await Promise.all(others.map(fetchQuery)))]
  return (['missing', 'failed', 'past-last-page'] as const).find((one) => outcomes.includes(one))
}

/** Such a page says so itself; for search engines it answers 404. */
const isPastLastPage = (found: unknown, query: unknown) =>
  Number((query as { offset?: number }).offset) > 0 && (found as { items?: unknown[] }).items?.length === 0

/** An invalid address is a 404 as well. */
const missingCodes = new Set<string | undefined>(['not_found', 'invalid_input'] satisfies FailureCode[])
/** Without the error itself, which is not for visitors. */
const failedState = { status: 'error', error: { name: '', message: '', status: 503 } } as const

const shouldDehydrateQuery = ({ state }: { state: { status: string } }) => state.status !== 'pending'

let lastTurn = Promise.resolve()

/** One page in each turn of the event loop: what needs no rendering is answered between two of them. */
function nextTurn() {
  lastTurn = lastTurn.then(() => new Promise((resolve) => void setImmediate(resolve)))
  return lastTurn
}

const failedBoundary = '<!--$!-->'

/** Synchronous, since code and data are there. Only the streaming renderer tells why a boundary failed. */
async function renderHtml(page: ReactElement) {
  await nextTurn()
  const html = renderToString(page)
  if (!html.includes(failedBoundary)) return html
  throw await new Promise((resolve) => {
    const onAllReady = () => resolve(new Error('A part of the page was not loaded when it was rendered'))
    renderToPipeableStream(page, { onError: resolve, onAllReady })
  })
}

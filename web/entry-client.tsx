import { type DehydratedState, HydrationBoundary, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { BrowserRouter } from 'react-router'
import type { PageContext } from '#contract/page-context.ts'
import { createQueryClient } from './api.ts'
import { App } from './app.tsx'
import { findPublicScreen, notFoundScreen } from './pages.tsx'
import { prefetchLinks } from './prefetch.ts'
import { CurrentPage } from './public/shell/page-context.ts'
import { createRoot, hydrateRoot } from './react-dom.ts'

// Zod compiles its schemas with eval unless told otherwise. Our policy forbids that, and Firefox reports each attempt.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

openPage().catch(() => document.dispatchEvent(new Event('startfailed')))

type State = { context: PageContext; data?: DehydratedState }

async function openPage() {
  const root = document.getElementById('root')
  if (!root) return
  const { context, data }: State = JSON.parse(document.getElementById('state')?.textContent || '{}')
  // A form that was posted without JavaScript is answered at its action, with a page of another address.
  if (context.address) history.replaceState(null, '', context.address)
  // A cached page does not make its data stale.
  for (const query of data?.queries ?? []) query.state.dataUpdatedAt = Date.now()
  const client = createQueryClient()
  prefetchLinks(client)
  const refetchFailed = () => client.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
  document.addEventListener('hydrated', refetchFailed, { once: true })
  const page = (
    <StrictMode>
      <CurrentPage value={context}>
        <QueryClientProvider client={client}>
          <HydrationBoundary state={data}>
            <BrowserRouter>
              <App />
            </BrowserRouter>
          </HydrationBoundary>
        </QueryClientProvider>
      </CurrentPage>
    </StrictMode>
  )
  if (!root.hasChildNodes()) return createRoot(root).render(page)
  const found = findPublicScreen(location.pathname)
  await (context.missing || !found ? notFoundScreen : found.screen).load()
  // As a transition, so that hydration does not block input.
  return startTransition(() => void hydrateRoot(root, page))
}

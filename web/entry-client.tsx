import { type DehydratedState, HydrationBoundary, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type ReactNode, StrictMode, startTransition, useMemo } from 'react'
import { BrowserRouter } from 'react-router'
import type { Company } from '#contract/content/company.ts'
import { pathIn, splitLanguage } from '#contract/languages.ts'
import type { PageContext } from '#contract/pages.ts'
import { App, findPublicScreen } from './app.tsx'
import { createQueryClient, hasFailedOnServer, queryOf } from './calls/api.ts'
import { prefetchLinks } from './calls/prefetch.ts'
import { basename, language } from './language/language.ts'
import { CurrentPage } from './page-context.ts'
import { createRoot, hydrateRoot } from './react-dom.ts'
import { pageHistory, pageWindow } from './ui/layers/page-history.ts'

// Zod compiles its schemas with eval unless told otherwise. Our policy forbids that, and Firefox reports each attempt.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

openPage().catch(() => document.dispatchEvent(new Event('startfailed')))

/** By then pictures and fonts of the first view are there. */
const settledMs = 1_500

function countVisit() {
  const { doNotTrack, globalPrivacyControl, webdriver } = navigator as Navigator & {
    globalPrivacyControl?: boolean
  }
  if (doNotTrack === '1' || globalPrivacyControl || webdriver) return
  import('./visits.ts').then(
    (visits) => visits.countVisit(),
    () => undefined,
  )
}

type State = { context: PageContext; data?: DehydratedState }

async function openPage() {
  const root = document.getElementById('root')
  if (!root) return
  const { context, data }: State = JSON.parse(document.getElementById('state')?.textContent || '{}')
  // A form that was posted without JavaScript is answered at its action, with a page of another address.
  if (context.address) pageHistory.replaceState(null, '', pathIn(language, context.address))
  // A cached page does not make its data stale.
  for (const query of data?.queries ?? []) query.state.dataUpdatedAt = Date.now()
  const client = createQueryClient()
  prefetchLinks(client, findPublicScreen)
  // Once it is shown as the server did: what lies far below is hydrated later.
  const refetchFailed = () =>
    client.refetchQueries({ type: 'active', predicate: ({ state }) => hasFailedOnServer(state) })
  document.addEventListener('hydrated', refetchFailed)
  document.addEventListener('hydrated', () => setTimeout(countVisit, settledMs), { once: true })
  const page = (
    <StrictMode>
      <QueryClientProvider client={client}>
        <HydrationBoundary state={data}>
          <FreshContext context={context}>
            <BrowserRouter basename={basename} window={pageWindow}>
              <App />
            </BrowserRouter>
          </FreshContext>
        </HydrationBoundary>
      </QueryClientProvider>
    </StrictMode>
  )
  if (!root.hasChildNodes()) return createRoot(root).render(page)
  const found = findPublicScreen(splitLanguage(location.pathname).url)
  await found?.screen.load()
  // As a transition, so that hydration does not block input.
  return startTransition(() => void hydrateRoot(root, page))
}

/** What staff publish about the company shows at once in their own browser too. */
function FreshContext({ context, children }: { context: PageContext; children: ReactNode }) {
  const { data } = useQuery({
    ...queryOf('getContent', { params: { page: 'company' } }),
    enabled: !context.preview,
    initialData: context.company,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const fresh = useMemo(() => ({ ...context, company: data as Company }), [context, data])
  return <CurrentPage value={fresh}>{children}</CurrentPage>
}

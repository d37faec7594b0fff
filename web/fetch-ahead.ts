import type { QueryClient } from '@tanstack/react-query'
import { queryOf } from './api.ts'
import { findPublicScreen } from './pages.tsx'

/** A link that is about to be followed: its page and its data are on their way before the finger is up. */
export function fetchAhead(client: QueryClient) {
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(
      type,
      ({ target }) => {
        const link = target instanceof Element && target.closest('a[href]')
        if (link instanceof HTMLAnchorElement && link.origin === location.origin && !link.target)
          fetchPage(client, link)
      },
      { passive: true },
    )
  }
}

function fetchPage(client: QueryClient, { pathname, search }: HTMLAnchorElement) {
  if (pathname === location.pathname && search === location.search) return
  const found = findPublicScreen(pathname, new URLSearchParams(search))
  // Whether it fails shows when the link is followed.
  found?.screen.load().catch(() => undefined)
  for (const { name, sent } of found?.needs ?? []) client.prefetchQuery(queryOf(name, sent as never))
}

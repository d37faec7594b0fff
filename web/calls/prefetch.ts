import type { QueryClient } from '@tanstack/react-query'
import { splitLanguage } from '#contract/languages.ts'
import type { findPublicScreen } from '../app.tsx'
import { language } from '../language/language.ts'

type Find = typeof findPublicScreen

/** Fetches the chunk and the data of a page as soon as a link to it is hovered, focused or touched. */
export function prefetchLinks(client: QueryClient, find: Find) {
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, ({ target }) => prefetch(client, find, target), { passive: true })
  }
}

async function prefetch(client: QueryClient, find: Find, target: EventTarget | null) {
  const link = target instanceof Element && target.closest('a')
  if (!link || link.origin !== location.origin || link.target) return
  const { pathname, search } = link
  if (pathname + search === location.pathname + location.search) return
  const linked = splitLanguage(pathname)
  if (linked.language !== language) return
  const found = find(linked.url)
  // A failure shows when the link is followed.
  const module = await found?.screen.load().catch(() => undefined)
  const queries = module?.queries?.({ params: found?.params ?? {}, search: new URLSearchParams(search) })
  for (const query of queries ?? []) client.prefetchQuery(query)
}

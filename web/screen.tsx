// A screen is a path and the lazy chunk with its page.
import type { FetchQueryOptions } from '@tanstack/react-query'
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { useLocation } from 'react-router'
import { messages } from '#contract/public-messages.ts'
import { Boundary, Failed, Loading } from './ui/list-state.tsx'

export type PageLocation = { params: Record<string, string | undefined>; search: URLSearchParams }
export type PageQuery = Pick<FetchQueryOptions, 'queryKey'>

type PageModule = {
  Page: ComponentType
  /**
   * The queries the server answers before it renders the page. If one finds nothing, the page is a 404; the record of the
   * page comes first, so that nothing else is read for an address that does not exist.
   */
  queries?: (location: PageLocation) => PageQuery[]
}

export type Screen = {
  path: string
  /** The chunk's source file, its key in the build manifest. */
  file: string
  /** Fetches the chunk; afterwards the screen renders without suspending. */
  load: () => Promise<PageModule>
  Page: ComponentType
}

export function screen(path: string, chunk: () => Promise<PageModule>, file = ''): Screen {
  const screen: Screen = {
    path,
    file: `web/${file}`,
    load: async () => {
      const module = await chunk()
      screen.Page = module.Page
      return module
    },
    Page: lazy(async () => ({ default: (await chunk()).Page })),
  }
  return screen
}

/** Keyed by path, so that navigating shows 'Loading...' instead of the previous page. */
export function ScreenView({ screen }: { screen: Screen }) {
  const { pathname } = useLocation()
  return (
    <ChunkBoundary key={pathname}>
      <CurrentScreen screen={screen} />
      <HydratedMarker />
    </ChunkBoundary>
  )
}

/** For lazy components: 'Loading...' until the chunk is there, and a reload button when it cannot be fetched. */
export function ChunkBoundary({ children }: { children: ReactNode }) {
  return (
    <Boundary otherwise={<Failed retry={() => location.reload()}>{messages.errors.pageLost}</Failed>}>
      <Suspense fallback={<Loading />}>{children}</Suspense>
    </Boundary>
  )
}

/** Does not remount when a prefetch replaces `screen.Page`. */
function CurrentScreen({ screen }: { screen: Screen }) {
  const [Page] = useState(() => screen.Page)
  return <Page />
}

/** Tells start.ts and the browser tests that event handlers are attached. */
function HydratedMarker() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    document.dispatchEvent(new Event('hydrated'))
  }, [])
  return null
}

const subscribe = () => () => {}

/** False on the server and during hydration, for controls that only work with JavaScript. */
export function useHydrated() {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}

/** True once event handlers are attached: what is mounted from then on was opened by the app. For effects. */
export const isHydrated = () => 'hydrated' in document.documentElement.dataset

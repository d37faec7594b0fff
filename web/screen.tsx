// A screen is an address, the chunk that holds it, and the calls it needs before it can be shown.
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { CallName } from '#contract/calls.ts'
import { messages } from '#contract/messages.ts'
import type { Sent } from '#contract/route.ts'
import type { Routes } from '#contract/routes.ts'
import { Boundary } from './ui/boundary.tsx'
import { Failed, Loading } from './ui/list-state.tsx'

export type Need = {
  name: CallName
  sent: { params?: Record<string, unknown>; query?: Record<string, unknown> }
  /** Without its answer there is no page: the visitor gets the 404. */
  required: boolean
}
type Place = { params: Record<string, string | undefined>; search: URLSearchParams }
type Chunk = () => Promise<{ Page: ComponentType }>

export type Screen = {
  path: string
  /** The source file of the chunk, by which the build's manifest knows it. */
  file: string
  /** Fetches the chunk; afterwards the screen is shown without waiting. */
  load: () => Promise<void>
  Component: ComponentType
  needs: (place: Place) => Need[]
}

export function screen(path: string, file: string, chunk: Chunk, needs: Screen['needs'] = () => []): Screen {
  const made: Screen = {
    path,
    file: `web/${file}`,
    needs,
    load: async () => {
      made.Component = (await chunk()).Page
    },
    Component: lazy(async () => ({ default: (await chunk()).Page })),
  }
  return made
}

export function need<N extends CallName>(name: N, sent: Sent<Routes[N]>, required = false): Need {
  return { name, sent: sent as Need['sent'], required }
}

/** A boundary of its own for each path: a new path shows 'Loading...' instead of holding on to the old page. */
export function ScreenView({ screen }: { screen: Screen }) {
  const { pathname } = useLocation()
  return (
    <Fetched key={pathname}>
      <Shown screen={screen} />
      <Live />
    </Fetched>
  )
}

/** Code that is still to come; if it does not, a new document is the way to it. */
export function Fetched({ children }: { children: ReactNode }) {
  return (
    <Boundary otherwise={<Failed retry={() => location.reload()}>{messages.errors.pageLost}</Failed>}>
      <Suspense fallback={<Loading />}>{children}</Suspense>
    </Boundary>
  )
}

/** What is on the screen stays the same component, also when its chunk is fetched ahead for another link. */
function Shown({ screen }: { screen: Screen }) {
  const [Component] = useState(() => screen.Component)
  return <Component />
}

/** Says that the page now answers to the visitor by itself. */
function Live() {
  useEffect(() => {
    document.documentElement.dataset.live = ''
    document.dispatchEvent(new Event('live'))
  }, [])
  return null
}

// A screen is an address, the chunk that holds it, and the calls it needs before it can be shown.
import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import type { CallName } from '#contract/calls.ts'
import type { Routes, Sent } from '#contract/routes.ts'
import { Loading } from './ui/list-state.tsx'

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
  load: Chunk
  Component: LazyExoticComponent<ComponentType>
  needs: (place: Place) => Need[]
}

export function screen(path: string, file: string, load: Chunk, needs: Screen['needs'] = () => []): Screen {
  const Component = lazy(async () => ({ default: (await load()).Page }))
  return { path, file: `web/${file}`, load, needs, Component }
}

export function need<N extends CallName>(name: N, sent: Sent<Routes[N]>, required = false): Need {
  return { name, sent: sent as Need['sent'], required }
}

/** A boundary of its own for each path: a new path shows 'Loading...' instead of holding on to the old page. */
export function ScreenView({ screen }: { screen: Screen }) {
  const { pathname } = useLocation()
  return (
    <Suspense key={pathname} fallback={<Loading />}>
      <screen.Component />
    </Suspense>
  )
}

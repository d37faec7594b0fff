// Every screen: its path, the chunk that holds it, and the calls it needs before it can be shown.
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { matchPath } from 'react-router'
import type { CallName } from '#contract/calls.ts'
import { adminPages, publicPages } from '#contract/pages.ts'
import type { Routes, Sent } from '#contract/routes.ts'

export type Need = {
  name: CallName
  sent: { params?: Record<string, string | undefined>; query?: Record<string, unknown> }
  /** Without its answer there is no page: the visitor gets the 404. */
  required?: boolean
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

function screen(path: string, file: string, load: Chunk, needs: Screen['needs'] = () => []): Screen {
  return {
    path,
    file: `web/${file}`,
    load,
    needs,
    Component: lazy(async () => ({ default: (await load()).Page })),
  }
}

export function need<N extends CallName>(name: N, sent: Sent<Routes[N]>, required = false): Need {
  return { name, sent: sent as Need['sent'], required }
}

export const publicScreens: Screen[] = [
  screen(publicPages.home.path, 'public/home.tsx', () => import('./public/home.tsx')),
  screen(
    publicPages.reviews.path,
    'public/reviews.tsx',
    () => import('./public/reviews.tsx'),
    () => [need('listReviews', {})],
  ),
]

export const notFoundScreen = screen('*', 'public/not-found.tsx', () => import('./public/not-found.tsx'))

export const openAdminScreens: Screen[] = [
  screen(adminPages.login.path, 'admin/login.tsx', () => import('./admin/login.tsx')),
]

export const adminScreens: Screen[] = [
  screen(adminPages.dashboard.path, 'admin/dashboard.tsx', () => import('./admin/dashboard.tsx')),
  screen(adminPages.reviews.path, 'admin/reviews.tsx', () => import('./admin/reviews.tsx')),
]

export const adminNotFoundScreen = screen('*', 'admin/not-found.tsx', () => import('./admin/not-found.tsx'))

/** The public screen for an address, with what it needs. */
export function findPublicScreen(pathname: string, search: URLSearchParams) {
  for (const candidate of publicScreens) {
    const match = matchPath({ path: candidate.path, end: true }, pathname)
    if (match) return { screen: candidate, needs: candidate.needs({ params: match.params, search }) }
  }
  return undefined
}

export const isAdminPath = (pathname: string) => pathname === '/admin' || pathname.startsWith('/admin/')

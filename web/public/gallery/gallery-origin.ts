// A project's page knows from which page of the gallery, with which filters, its visitor came.
import { useLocation } from 'react-router'
import { publicPages } from '#contract/pages.ts'
import { useHydrated } from '../../screen.tsx'

type State = { gallery?: string } | null

/** The state of a link to a project: the address of the gallery, handed on from project to project. */
export function useGalleryState() {
  const { pathname, search, state } = useLocation()
  return pathname === publicPages.gallery.path ? { gallery: pathname + search } : (state as State)
}

/** The address of the gallery that the visitor came from; the server does not know it. */
export function useGalleryOrigin() {
  const { state } = useLocation()
  const hydrated = useHydrated()
  return (hydrated && (state as State)?.gallery) || publicPages.gallery.path
}

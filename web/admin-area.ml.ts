// The admin area has the same addresses in every language: a document shows either it or public pages, which begin with /ml.
import { isAdminPath } from './admin-area.ts'

export { AdminArea, isAdminPath } from './admin-area.ts'

export const isAdminDocument = 'location' in globalThis && isAdminPath(location.pathname)

if (isAdminDocument) document.addEventListener('click', leaveToBrowser, true)

/** A link to a public page opens another document: the router does not get the click. */
function leaveToBrowser(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest('a')
  if (link && link.origin === location.origin && !isAdminPath(link.pathname)) event.stopPropagation()
}

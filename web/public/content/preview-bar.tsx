import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { matchPath, useLocation } from 'react-router'
import { publicPages } from '#contract/pages.ts'
import { inBoth } from '#contract/words.ts'
import { queryOf } from '../../calls/api.ts'
import { isHydrated } from '../../screen.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { contentInput } from './with-content.tsx'

/** Tells staff that they see drafts; beside its form, the page shows what is typed there instead. */
export function PreviewBar() {
  return window.parent === window ? <Bar /> : <Typed />
}

/** Takes what the form around this frame sends. */
function Typed() {
  const client = useQueryClient()
  useEffect(() => {
    function take({ source, origin, data }: MessageEvent) {
      if (source !== window.parent || origin !== location.origin || !data.page) return
      const { page, content } = data
      const isCompany = page === 'company'
      // A page gets the company with its context.
      const { queryKey } = queryOf('getContent', isCompany ? { params: { page } } : contentInput(page, true))
      // Never stale, so that what is stored does not take its place.
      client.setQueryData(queryKey, content, { updatedAt: Number.POSITIVE_INFINITY })
      // Texts of the page name values of the company.
      if (isCompany) client.invalidateQueries()
    }
    function start() {
      window.addEventListener('message', take)
      window.parent.postMessage('ready', location.origin)
    }
    // The rest of the page may be hydrated after this, and has to be as the server rendered it until then.
    if (isHydrated()) start()
    else document.addEventListener('hydrated', start, { once: true })
    return () => {
      document.removeEventListener('hydrated', start)
      window.removeEventListener('message', take)
    }
  }, [client])
  return null
}

function Bar() {
  const { pathname } = useLocation()
  useEffect(() => {
    document.addEventListener('click', leaveWithLink, true)
    return () => document.removeEventListener('click', leaveWithLink, true)
  }, [])
  return (
    <aside aria-label={words.preview} className="bg-brass/30 text-xs md:text-sm print:hidden">
      <div className="wrap flex items-center justify-between gap-x-4">
        <p>{words.onlyStaff}</p>
        <ButtonLink href={`/admin/site/${formOf(pathname)}`} variant="secondary" className="my-1 shrink-0">
          {words.backToForm}
        </ButtonLink>
      </div>
    </aside>
  )
}

/** Pages without a form of their own show texts of another one. */
const formsOfOthers: Record<string, string> = { project: 'gallery', job: 'career', service: 'home' }

function formOf(pathname: string) {
  const [key = 'company'] =
    Object.entries(publicPages).find(([, { path }]) => matchPath(path, pathname)) ?? []
  return formsOfOthers[key] ?? key
}

/** Links load the next page whole, so that nothing of the preview stays in it. */
function leaveWithLink(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a:not([data-app])')) event.stopPropagation()
}

const words = inBoth({
  preview: ['Preview', 'പ്രിവ്യൂ'],
  onlyStaff: ['Preview: only staff see this.', 'പ്രിവ്യൂ: ജീവനക്കാർക്കു മാത്രം.'],
  backToForm: ['Back to the form', 'ഫോമിലേക്ക് മടങ്ങാം'],
})

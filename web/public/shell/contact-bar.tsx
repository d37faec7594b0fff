import { matchPath, useLocation } from 'react-router'
import { type Page, publicPages } from '#contract/pages.ts'
import { useCompany } from '../../page-context.ts'
import { telLink } from '../../ui/contact-links.ts'
import { Icon } from '../../ui/icon.tsx'
import { companyWhatsapp, words } from './words.ts'

const bar =
  'contact-bar max-lg:@container fixed print:hidden inset-x-0 bottom-0 z-30 flex divide-x divide-brass/50 border-t border-brass/50 bg-leaf pb-[env(safe-area-inset-bottom)] text-white lg:inset-[50%_0_auto_auto] lg:w-11 lg:-translate-y-1/2 lg:flex-col lg:divide-x-0 lg:divide-y lg:rounded-l lg:border lg:border-r-0 lg:pb-0'
const hiddenByOwnBar = '[body:has(main_.contact-bar)_&]:hidden'
// Not py-4, which vertical writing turns sideways.
const link =
  'flex min-h-[56px] flex-1 items-center justify-center gap-2.5 font-semibold underline-offset-4 hover:underline focus-visible:-outline-offset-5 focus-visible:outline-white focus-visible:shadow-none lg:min-h-0 lg:flex-none lg:gap-2 lg:pt-4 lg:pb-4 lg:text-xs lg:tracking-[0.04em] lg:[writing-mode:vertical-rl]'
const icon = 'size-5 large-text:hidden'

/**
 * Call and WhatsApp: a bar at the bottom on phones, a tab at the right edge from 1024px, no wider than the gutter. The
 * layout renders one with the page's title as topic; a page about a project or job has its own instead. The contact
 * page needs none on wide screens.
 */
export function ContactBar({ topic }: { topic?: string }) {
  const { pathname } = useLocation()
  const company = useCompany()
  const onContactPage = matchPath(publicPages.contact.path, pathname) !== null
  return (
    <aside
      aria-label={words.callOrWrite}
      className={`${bar} ${topic ? '' : hiddenByOwnBar} ${onContactPage ? 'lg:hidden' : ''}`}
    >
      <a href={telLink(company.phone)} className={link}>
        <Icon name="phone" className={icon} />
        {words.call}
      </a>
      <a href={companyWhatsapp(company, topic ?? titleOf(pathname))} rel="noopener" className={link}>
        <Icon name="whatsapp" className={icon} />
        {words.whatsapp}
      </a>
    </aside>
  )
}

function titleOf(pathname: string) {
  const pages: readonly Page[] = Object.values(publicPages)
  if (pathname === publicPages.home.path) return undefined
  return pages.find(({ path }) => matchPath(path, pathname))?.title ?? pathname
}

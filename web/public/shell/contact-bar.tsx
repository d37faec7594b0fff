import { matchPath, useLocation } from 'react-router'
import { type Page, publicPages } from '#contract/pages.ts'
import { site } from '#site'
import { Icon } from '../../ui/icon.tsx'
import { telLink, whatsappLink } from './contact-links.ts'

/**
 * Call and WhatsApp buttons at the edge of the screen. The layout renders one with the page's title as topic; a page
 * about a project or job renders its own, and the style sheet then hides the layout's. The contact page needs none on
 * wide screens.
 */
export function ContactBar({ topic }: { topic?: string }) {
  const { pathname } = useLocation()
  const onContactPage = matchPath(publicPages.contact.path, pathname) !== null
  return (
    <aside
      aria-label="Call or write to us"
      className={`contact-bar ${topic ? '' : 'contact-bar-default'} ${onContactPage ? 'lg:hidden' : ''}`}
    >
      <a href={telLink(site.phones[0])}>
        <Icon name="phone" />
        Call
      </a>
      <a href={whatsappLink(topic ?? titleOf(pathname))} rel="noopener">
        <Icon name="whatsapp" />
        WhatsApp
      </a>
    </aside>
  )
}

function titleOf(pathname: string) {
  const pages: readonly Page[] = Object.values(publicPages)
  if (pathname === publicPages.home.path) return undefined
  return pages.find(({ path }) => matchPath(path, pathname))?.title ?? pathname
}

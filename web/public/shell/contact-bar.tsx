import { matchPath, useLocation } from 'react-router'
import { type Page, publicPages } from '#contract/pages.ts'
import { site } from '#site'
import { Icon } from '../../ui/icon.tsx'
import { telLink, whatsappLink } from './contact-links.ts'

/**
 * Call and WhatsApp within reach of the thumb. The layout shows one for every page, named after the page; a page
 * about one thing (a project, a job) renders its own with `topic`, and the style sheet then hides the layout's.
 * On wide windows the contact page goes without: all of it stands there already.
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
      <a href={whatsappLink(messageAbout(topic ?? titleOf(pathname)))} rel="noopener">
        <Icon name="whatsapp" />
        WhatsApp
      </a>
    </aside>
  )
}

/** For WhatsApp: names the page, project or job it was sent from. */
export function messageAbout(topic?: string) {
  const place = topic ? `looking at “${topic}” on your site` : 'on your home page'
  return `Hello ${site.shortName}, I am ${place} and have a question.`
}

function titleOf(pathname: string) {
  const pages: readonly Page[] = Object.values(publicPages)
  if (pathname === publicPages.home.path) return undefined
  return pages.find(({ path }) => matchPath(path, pathname))?.title ?? pathname
}

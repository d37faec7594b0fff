import { Link } from 'react-router'
import { privacyNoticeVersion } from '#contract/limits.ts'
import { site } from '#site'
import { telLink } from './contact-links.ts'

const { street, city, postalCode, region } = site.address
const values: Record<string, unknown> = {
  ...site,
  ...{ street, city, address: `${street}, ${city} ${postalCode}, ${region}` },
  ...{ phone: site.phones[0], secondPhone: site.phones[1] },
  noticeVersion: privacyNoticeVersion,
}

/** Replaces `{name}` and the like in a text of content/. */
export function interpolate(text: string) {
  return text.replace(/\{(\w+)\}/g, (placeholder, name) => String(values[name] ?? placeholder))
}

/** A text of content/ with its placeholders and `[label](address)` links. */
export function RichText({ text, linkClassName }: { text: string; linkClassName?: string }) {
  return interpolate(text)
    .split(/(\[[^\]]+\]\([^)]+\))/)
    .map((part) => {
      const [, label, href = ''] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? []
      if (!label) return part
      return (
        <Link key={part} to={href.startsWith('tel:') ? telLink(href) : href} className={linkClassName}>
          {label}
        </Link>
      )
    })
}

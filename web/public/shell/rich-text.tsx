import { Link } from 'react-router'
import { privacyNoticeVersion } from '#contract/limits.ts'
import { site } from '#site'
import { telLink } from './contact-links.ts'

const { address } = site
const values: Record<string, string | number> = {
  name: site.name,
  shortName: site.shortName,
  founded: site.founded,
  mail: site.mail,
  phone: site.phones[0],
  secondPhone: site.phones[1],
  street: address.street,
  city: address.city,
  address: `${address.street}, ${address.city} ${address.postalCode}, ${address.region}`,
  retentionDays: site.retentionDays,
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
      if (href.startsWith('/'))
        return (
          <Link key={part} to={href} className={linkClassName}>
            {label}
          </Link>
        )
      return (
        <a key={part} href={href.startsWith('tel:') ? telLink(href) : href} className={linkClassName}>
          {label}
        </a>
      )
    })
}

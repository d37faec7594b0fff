import { phonesOf } from '#contract/content/hours.ts'
import { useCompany } from '../../page-context.ts'
import { telLink } from '../../ui/contact-links.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { langOf } from '../content/lang.ts'
import { noBreak } from '../content/no-break.ts'
import { LanguageSwitch } from '../language/switch.tsx'
import { words } from './words.ts'

const socialIcons: Record<string, IconName> = {
  Instagram: 'instagram',
  Facebook: 'facebook',
  YouTube: 'youtube',
}

export function TopBar() {
  const company = useCompany()
  return (
    <section aria-label={words.whereToFindUs} className="@container bg-leaf text-xs text-sand print:hidden">
      <div className="wrap grid grid-cols-[1fr_auto_auto] items-center gap-x-2 @max-xs:grid-cols-[1fr_auto] md:flex md:flex-wrap md:gap-x-5 lg:gap-x-8">
        <p
          lang={langOf(company.location)}
          className="flex items-center gap-1.5 leading-tight large-text:hidden md:max-lg:max-w-36"
        >
          <Icon name="map-pin" className="size-4 text-brass" />
          {company.location}
        </p>
        <ul className="order-last col-span-3 grid grid-cols-2 gap-x-1 @max-xs:col-span-2 @max-xs:grid-cols-1 border-t border-white/15 md:order-none md:flex md:flex-wrap md:border-0 md:gap-x-5 lg:gap-x-8">
          {phonesOf(company).map((phone) => (
            <li key={phone} className="large-text:not-first:hidden">
              <a
                href={telLink(phone)}
                className="flex min-h-[44px] items-center gap-1.5 text-[0.8125rem] tabular-nums hover:text-white hover:underline"
              >
                <Icon name="phone" className="size-4 text-brass" />
                {noBreak(phone)}
              </a>
            </li>
          ))}
        </ul>
        <LanguageSwitch className="top-languages" />
        <SocialLinks className="-mr-3 @max-xs:hidden" />
      </div>
    </section>
  )
}

export function SocialLinks({ className }: { className: string }) {
  const { social } = useCompany()
  if (social.length === 0) return null
  return (
    <ul className={`flex flex-wrap ${className}`}>
      {social.map(({ name, url }) => (
        <li key={name}>
          <a
            href={url}
            rel="noopener"
            className="flex min-h-11 min-w-11 items-center justify-center text-sand hover:text-white"
          >
            <Icon name={socialIcons[name] ?? 'external'} className="size-4.5" />
            <span className="sr-only">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

import { useLocation } from 'react-router'
import { phonesOf } from '#contract/content/hours.ts'
import { languageNames, languages, pathIn } from '#contract/languages.ts'
import { publicPages } from '#contract/pages.ts'
import { language } from '../../language/language.ts'
import { useCompany, usePageContext } from '../../page-context.ts'
import { telLink } from '../../ui/contact-links.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { langOf } from '../content/lang.ts'
import { noBreak } from '../content/no-break.ts'
import { words } from './words.ts'

const socialIcons: Record<string, IconName> = {
  Instagram: 'instagram',
  Facebook: 'facebook',
  YouTube: 'youtube',
}

/** Above the header. Where that would take the room of the page, `MenuContact` has the same. */
export function TopBar() {
  return (
    <aside
      aria-label={words.whereToFindUs}
      className="@container bg-leaf text-xs text-sand narrow:hidden print:hidden"
    >
      <div className="wrap grid grid-cols-[1fr_auto_auto] items-center gap-x-2 @max-xs:grid-cols-[1fr_auto] md:flex md:flex-wrap md:gap-x-5 lg:gap-x-8">
        <Place className="large-text:hidden md:max-lg:max-w-36" />
        <Phones className="order-last col-span-3 grid grid-cols-2 gap-x-1 border-t border-white/15 large-text:*:not-first:hidden @max-xs:col-span-2 @max-xs:grid-cols-1 md:order-none md:flex md:flex-wrap md:gap-x-5 md:border-0 lg:gap-x-8" />
        <LanguageSwitch className="top-languages" />
        <SocialLinks className="-mr-3 @max-xs:hidden" />
      </div>
    </aside>
  )
}

/** The end of the menu on most phones. */
export function MenuContact() {
  return (
    <address
      aria-label={words.whereToFindUs}
      className="-mx-gutter flex flex-wrap items-center gap-x-2 bg-leaf px-gutter pb-[env(safe-area-inset-bottom)] text-xs text-sand not-italic not-narrow:hidden"
    >
      <Place className="min-h-11 flex-1 basis-32" />
      <SocialLinks className="-mr-3" />
      <Phones className="flex w-full flex-wrap gap-x-6 border-t border-white/15" />
    </address>
  )
}

function Place({ className }: { className: string }) {
  const { location } = useCompany()
  return (
    <p lang={langOf(location)} className={`flex items-center gap-1.5 leading-tight ${className}`}>
      <Icon name="map-pin" className="size-4 text-brass" />
      {location}
    </p>
  )
}

function Phones({ className }: { className: string }) {
  return (
    <ul className={className}>
      {phonesOf(useCompany()).map((phone) => (
        <li key={phone}>
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

/** Plain links to this page in each language: another language is another build. language/choice.ts hears of the click. */
export function LanguageSwitch({ className }: { className: string }) {
  const { pathname, search } = useLocation()
  // What went wrong in one language goes wrong in the other.
  const { failed } = usePageContext()
  const here = failed ? publicPages.home.path : pathname + search
  return (
    <ul aria-label={words.language} className={className}>
      {languages.map((one) => (
        <li key={one}>
          <a
            href={pathIn(one, here)}
            lang={one}
            hrefLang={one}
            data-language={one}
            aria-current={one === language || undefined}
            className="flex min-h-[44px] min-w-[44px] items-center underline-offset-4 hover:underline aria-[current]:underline"
          >
            {languageNames[one]}
          </a>
        </li>
      ))}
    </ul>
  )
}

import { Link, useLocation } from 'react-router'
import { phonesOf } from '#contract/content/hours.ts'
import { languageNames, languages, pathIn } from '#contract/languages.ts'
import { type Page, publicPages } from '#contract/pages.ts'
import { language } from '../../language/language.ts'
import { useCompany, usePageContext } from '../../page-context.ts'
import { telLink } from '../../ui/contact-links.ts'
import { Icon, type IconName, Logo } from '../../ui/icon.tsx'
import { langOf } from '../content/lang.ts'
import { noBreak } from '../content/no-break.ts'
import { Text } from '../content/text.tsx'
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

function SocialLinks({ className }: { className: string }) {
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

const { home, gallery, contact, reviews, about, career, privacy, terms } = publicPages
const pages: readonly Page[] = Object.values(publicPages)

export function Footer() {
  const company = useCompany()
  const { name, logo, address, mail } = company
  return (
    <footer className="@container bg-leaf pt-6 pb-17 text-sm text-sand lg:pt-14 lg:pb-6 print:py-0">
      <div className="wrap grid grid-cols-2 gap-x-6 gap-y-3 large-text:grid-cols-1 md:grid-cols-3 lg:grid-cols-[1.7fr_1.5fr_1fr_1.4fr] lg:gap-x-8">
        <section className="col-span-full lg:col-span-1">
          <div className="flex items-center gap-3">
            <Logo picture={logo} className="-ml-1 size-8 shrink-0 text-brass lg:size-9 print:hidden" />
            <h2 className="text-lg text-plaster lg:text-xl">{words.unbroken(name)}</h2>
          </div>
          <Text.p className="mt-2 max-w-[30rem] lg:mt-4 print:hidden">{company.blurb}</Text.p>
        </section>
        <FooterLinks title={words.services} pages={pages.filter(({ service }) => service)} />
        <FooterLinks title={words.quickLinks} pages={[home, gallery, contact, reviews, about, career]} />
        <section className="max-md:col-span-full md:mt-2 lg:mt-0">
          <h3 className={`${label} max-md:sr-only`}>{words.contact}</h3>
          <address>
            <p lang={langOf(address.street)} className="py-1">
              {address.street}
              <br />
              {address.city} {address.postalCode}, {address.region}
            </p>
            <ul className="flex flex-wrap gap-x-6 md:block">
              {phonesOf(company).map((phone) => (
                <FooterLink key={phone} to={telLink(phone)} text={noBreak(phone)} />
              ))}
              <FooterLink to={`mailto:${mail}`} text={mail} />
            </ul>
          </address>
        </section>
      </div>
      <div className="wrap mt-2 lg:mt-6 print:hidden">
        <div className="flex flex-wrap items-center justify-between gap-x-2 border-t border-brass/40 pt-1 text-xs lg:gap-x-8 lg:pt-3">
          {/* Around New Year the server's clock and the visitor's may differ. */}
          <p suppressHydrationWarning className="max-lg:order-last max-lg:w-full lg:mr-auto">
            © {new Date().getFullYear()} {name}. {words.allRights}
          </p>
          <ul className="flex gap-4 lg:gap-6">
            {[privacy, terms].map(({ path, title }) => (
              <FooterLink key={path} to={path} text={title} />
            ))}
          </ul>
          <SocialLinks className="-mr-3" />
        </div>
      </div>
    </footer>
  )
}

const label = 'label mb-0.5 text-line'

function FooterLinks({ title, pages }: { title: string; pages: readonly Page[] }) {
  return (
    <nav aria-label={title} className="mt-2 lg:mt-0 print:hidden">
      <h3 className={label}>{title}</h3>
      <ul>
        {pages.map(({ path, title }) => (
          <FooterLink key={path} to={path} text={title} />
        ))}
      </ul>
    </nav>
  )
}

function FooterLink({ to, text }: { to: string; text: string }) {
  return (
    <li>
      <Link
        to={to}
        className="inline-flex min-h-11 min-w-11 items-center py-2 leading-tight underline-offset-4 hover:text-white hover:underline pointer-fine:min-h-9"
      >
        {text}
      </Link>
    </li>
  )
}

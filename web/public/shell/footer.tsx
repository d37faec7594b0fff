import { Link } from 'react-router'
import { phonesOf } from '#contract/content/hours.ts'
import { useCompany } from '../../page-context.ts'
import { telLink } from '../../ui/contact-links.ts'
import { Logo } from '../../ui/icon.tsx'
import { langOf } from '../content/lang.ts'
import { noBreak } from '../content/no-break.ts'
import { Text } from '../content/text.tsx'
import { SocialLinks } from './top-bar.tsx'
import { words } from './words.ts'

const { home, gallery, contact, reviews, privacy, terms } = words.pages
const quickLinks = [home, gallery, contact, reviews]
const legalLinks = [privacy, terms]

export function Footer() {
  const company = useCompany()
  const { name, logo, address, mail } = company
  return (
    <footer className="bg-leaf pt-16 pb-24 text-sm text-sand lg:pt-24 lg:pb-24 print:py-0">
      <div className="wrap grid gap-x-16 gap-y-12 md:grid-cols-2 lg:grid-cols-[2fr_1fr_1.4fr]">
        <section className="md:col-span-2 lg:col-span-1">
          <Logo
            picture={logo}
            strokeWidth={1}
            className="size-14 text-brass print:hidden"
            markClassName="-ml-1.5"
          />
          <h2 className="mt-5 text-2xl text-plaster">{words.unbroken(name)}</h2>
          <Text.p className="mt-4 max-w-[26rem] text-base print:hidden">{company.blurb}</Text.p>
          <SocialLinks className="mt-4 -ml-3 print:hidden" />
        </section>
        <nav aria-labelledby="quick-links" className="print:hidden">
          <h3 id="quick-links" className="label mb-2 text-line">
            {words.quickLinks}
          </h3>
          <ul>
            {quickLinks.map(({ path, title }) => (
              <FooterLink key={path} to={path} text={title} className="text-base" />
            ))}
          </ul>
        </nav>
        <section>
          <h3 className="label mb-2 text-line">{words.contact}</h3>
          <address>
            <p lang={langOf(address.street)} className="py-2.5">
              {address.street}
              <br />
              {address.city} {address.postalCode}, {address.region}
            </p>
            <ul>
              {phonesOf(company).map((phone) => (
                <FooterLink
                  key={phone}
                  to={telLink(phone)}
                  text={noBreak(phone)}
                  className="text-base tabular-nums"
                />
              ))}
              <FooterLink to={`mailto:${mail}`} text={mail} />
            </ul>
          </address>
        </section>
      </div>
      <div className="wrap mt-16 print:hidden">
        <div className="flex flex-wrap items-center justify-between gap-x-8 border-t border-brass/40 pt-4 text-xs">
          {/* Around New Year the server's clock and the visitor's may differ. */}
          <p suppressHydrationWarning>
            © {new Date().getFullYear()} {name}. {words.allRights}
          </p>
          <ul className="flex gap-6">
            {legalLinks.map(({ path, title }) => (
              <FooterLink key={path} to={path} text={title} />
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}

const link = 'inline-flex min-h-11 min-w-11 items-center hover:text-white hover:underline underline-offset-4'

function FooterLink({ to, text, className = '' }: { to: string; text: string; className?: string }) {
  return (
    <li>
      <Link to={to} className={`${link} ${className}`}>
        {text}
      </Link>
    </li>
  )
}

import type { ReactNode } from 'react'
import type { Company } from '#contract/content/company.ts'
import type { ContactContent } from '#contract/content/company-pages.ts'
import { closedDaysFrom, daysOf, phonesOf, timesOf } from '#contract/content/hours.ts'
import { dayInIndia, formatDay } from '#contract/days.ts'
import { publicPages } from '#contract/pages.ts'
import { inBoth } from '#contract/words.ts'
import { useCompany } from '../../page-context.ts'
import type { PageLocation } from '../../screen.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { telLink } from '../../ui/contact-links.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { langOf } from '../content/lang.ts'
import { noBreak } from '../content/no-break.ts'
import { RichText } from '../content/rich-text.tsx'
import { Text } from '../content/text.tsx'
import { contentQuery, withContent } from '../content/with-content.tsx'
import { PageHead } from '../seo/head.tsx'
import { companyWhatsapp, enquiryFormId, words as shell } from '../shell/words.ts'
import { EnquiryForm } from './enquiry-form.tsx'

const { title } = publicPages.contact
const linkClass = 'link inline-flex min-h-11 items-center'

const directionsLink = ({ address: { latitude, longitude } }: Company) =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`

export const queries = (location: PageLocation) => [contentQuery('contact', location)]

export const Page = withContent('contact', Contact)

function Contact({ content }: { content: ContactContent }) {
  const company = useCompany()
  const { address, hours, mail, whatsapp } = company
  const { steps, directions } = content
  const directionsTo = directionsLink(company)
  const way = (
    <div className="grid justify-items-start gap-6">
      {directions.text ? <RichText text={directions.text} className="prose" /> : null}
      <ButtonLink href={directionsTo} rel="noopener" icon="external">
        {words.directions}
      </ButtonLink>
    </div>
  )
  return (
    <>
      <PageHead search={content.search} title={title} text={content.intro} />
      <div className="wrap grid gap-x-[8vw] gap-y-10 pt-8 md:pt-16 lg:grid-cols-[1fr_minmax(0,30rem)] lg:gap-y-16 lg:pt-24 lg:pb-24 2xl:gap-x-32">
        <section>
          <p className="label">{words.label}</p>
          <Text.h1 className="mt-2 md:mt-4">{content.title}</Text.h1>
          <Text.p className="lead mt-4 max-w-measure text-stone md:mt-6">{content.intro}</Text.p>
          <ul className="mt-6 lg:mt-10">
            {phonesOf(company).map((phone) => (
              <li key={phone} className="border-t border-line last:border-b">
                <a
                  href={telLink(phone)}
                  className="flex min-h-16 items-center justify-between gap-4 py-3 text-2xl font-medium tabular-nums lg:min-h-20 lg:text-3xl hover:text-laterite"
                >
                  {noBreak(phone)}
                  <Icon name="phone" className="size-6 shrink-0 text-laterite" />
                </a>
              </li>
            ))}
          </ul>
          <dl className="mt-6 grid gap-x-12 gap-y-6 lg:mt-10 lg:gap-y-8 sm:grid-cols-2 lg:max-xl:grid-cols-1">
            <Channel icon="whatsapp" name={words.whatsapp}>
              <a href={companyWhatsapp(company, title)} rel="noopener" className={linkClass}>
                {words.writeTo(noBreak(whatsapp))}
              </a>
            </Channel>
            <Channel icon="mail" name={words.mail}>
              <a href={`mailto:${mail}`} className={linkClass}>
                {mail}
              </a>
            </Channel>
            <Channel icon="map-pin" name={words.office}>
              <address lang={langOf(address.street)} className="mt-2">
                {address.street}
                <br />
                {address.city} {address.postalCode}, {address.region}
              </address>
              <a href={directionsTo} rel="noopener" className={linkClass}>
                {words.openInMaps}
              </a>
            </Channel>
            <Channel icon="clock" name={words.hours}>
              {hours.map((days, index) => (
                <span key={index} className="block first:mt-2">
                  {daysOf(days)}: {timesOf(days)}
                </span>
              ))}
              <ClosedDays />
            </Channel>
          </dl>
        </section>
        <section
          id={enquiryFormId}
          aria-label={shell.writeToUs}
          className="border-line bg-sand max-lg:-mx-gutter max-lg:px-gutter max-lg:py-10 lg:row-span-2 lg:self-start lg:border lg:p-10"
        >
          <EnquiryForm content={content.form} />
        </section>
        {steps.show ? <NextSteps content={steps} /> : <div className="max-lg:hidden" />}
      </div>
      <section aria-labelledby="way" className="border-t border-line bg-sand">
        <div className="wrap grid gap-x-[8vw] gap-y-4 py-10 lg:grid-cols-[1fr_minmax(0,30rem)] lg:items-center lg:py-16 2xl:gap-x-32">
          <div>
            <Text.h2 id="way" className="text-2xl">
              {directions.title}
            </Text.h2>
            {directions.picture ? <div className="mt-4">{way}</div> : null}
          </div>
          {directions.picture ? (
            <Picture {...directions.picture} sizes="(width >= 64rem) 30rem, 100vw" className="w-full" />
          ) : (
            way
          )}
        </div>
      </section>
    </>
  )
}

function NextSteps({ content: { title, items } }: { content: ContactContent['steps'] }) {
  return (
    <section aria-labelledby="then" className="max-lg:pb-10">
      <Text.h2 id="then" className="text-xl">
        {title}
      </Text.h2>
      <ol className="mt-5 grid max-w-measure gap-4">
        {items.map((step, index) => (
          <li key={index} lang={langOf(step)} className="flex gap-4">
            <span aria-hidden="true" className="w-4 shrink-0 font-semibold text-laterite tabular-nums">
              {index + 1}
            </span>
            {noBreak(step)}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Channel({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="label flex items-center gap-2">
        <Icon name={icon} className="size-5" />
        {name}
      </dt>
      <dd className="mt-1">{children}</dd>
    </div>
  )
}

/** Days on which nobody is in the office, until they have passed. */
function ClosedDays() {
  const days = closedDaysFrom(useCompany(), dayInIndia(new Date()))
  if (days.length === 0) return null
  return (
    <span className="mt-3 block">
      {words.closedOn}
      {days.map(({ reason, from, to }, index) => (
        <span key={index} className="block">
          {words.closedDays(formatDay(from), to && to !== from ? formatDay(to) : undefined, reason)}
        </span>
      ))}
    </span>
  )
}

const words = inBoth({
  label: ['Contact', 'ബന്ധപ്പെടാം'],
  whatsapp: ['WhatsApp', 'വാട്സാപ്പ്'],
  writeTo: [(number: string) => `Write to ${number}`, (number) => `${number} എന്ന നമ്പറിൽ എഴുതാം`],
  mail: ['Mail', 'ഇമെയിൽ'],
  office: ['Office', 'ഓഫീസ്'],
  openInMaps: ['Open in maps', 'മാപ്പിൽ കാണാം'],
  hours: ['Hours', 'സമയം'],
  directions: ['Directions', 'വഴി കാണാം'],
  closedOn: ['Closed on', 'അവധി:'],
  closedDays: [
    (from: string, to: string | undefined, reason: string) => `${from}${to ? ` to ${to}` : ''} (${reason})`,
    (from, to, reason) => `${from}${to ? ` മുതൽ ${to} വരെ` : ''} (${reason})`,
  ],
})

import type { ReactNode } from 'react'
import { contact as content } from '#content/old/contact.ts'
import { publicPages } from '#contract/pages.ts'
import { site } from '#site'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Head } from '../seo/head.tsx'
import { telLink, whatsappLink } from '../shell/contact-links.ts'
import { interpolate } from '../shell/rich-text.tsx'
import { EnquiryForm } from './enquiry-form.tsx'
import { AreaMap } from './map.tsx'

const { address } = site
const { title } = publicPages.contact
const directions = `https://www.google.com/maps/dir/?api=1&destination=${address.latitude},${address.longitude}`
const linkClass = 'link inline-flex min-h-11 items-center'

export function Page() {
  return (
    <>
      <Head title={title} description={interpolate(content.description)} />
      <div className="wrap grid gap-x-[8vw] gap-y-16 pt-14 md:pt-20 lg:pb-section lg:grid-cols-[1fr_minmax(0,30rem)] lg:pt-28 2xl:gap-x-32">
        <section>
          <p className="label">Contact</p>
          <h1 className="mt-4">{content.title}</h1>
          <p className="mt-6 max-w-measure text-lg text-stone">{content.intro}</p>
          <ul className="mt-10">
            {site.phones.map((phone) => (
              <li key={phone} className="border-t border-line last:border-b">
                <a
                  href={telLink(phone)}
                  className="flex min-h-20 items-center justify-between gap-4 py-3 font-serif text-3xl tabular-nums hover:text-laterite"
                >
                  {phone}
                  <Icon name="phone" className="size-6 shrink-0 text-laterite" />
                </a>
              </li>
            ))}
          </ul>
          <dl className="mt-10 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:max-xl:grid-cols-1">
            <Channel icon="whatsapp" name="WhatsApp">
              <a href={whatsappLink(title)} rel="noopener" className={linkClass}>
                Write to {site.whatsapp}
              </a>
            </Channel>
            <Channel icon="mail" name="Mail">
              <a href={`mailto:${site.mail}`} className={linkClass}>
                {site.mail}
              </a>
            </Channel>
            <Channel icon="map-pin" name="Office">
              <address className="mt-2">
                {address.street}
                <br />
                {address.city} {address.postalCode}, {address.region}
              </address>
              <a href={directions} rel="noopener" className={linkClass}>
                Open in maps
              </a>
            </Channel>
            <Channel icon="clock" name="Hours">
              {site.hours.map(({ days, opens, closes }) => (
                <span key={days} className="block first:mt-2">
                  {days}: {opens ? `${opens} to ${closes}` : 'closed'}
                </span>
              ))}
            </Channel>
          </dl>
        </section>
        <section
          aria-label="Write to us"
          className="border-line bg-sand max-lg:-mx-gutter max-lg:px-gutter max-lg:py-12 lg:row-span-2 lg:self-start lg:border lg:p-10"
        >
          <EnquiryForm />
        </section>
        <section aria-labelledby="then" className="max-lg:pb-section">
          <h2 id="then" className="text-xl">
            {content.stepsTitle}
          </h2>
          <ol className="mt-5 grid max-w-measure gap-4">
            {content.steps.map((step, index) => (
              <li key={step} className="flex gap-5">
                <span
                  aria-hidden="true"
                  className="w-4 shrink-0 font-serif text-xl text-laterite tabular-nums"
                >
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
        </section>
      </div>
      <section aria-labelledby="way" className="relative border-t border-line bg-sand">
        <AreaMap />
        <div className="border-line bg-plaster p-gutter lg:absolute lg:bottom-12 lg:left-gutter lg:max-w-sm lg:border lg:p-8">
          <h2 id="way" className="text-2xl">
            {content.directionsTitle}
          </h2>
          <p className="mt-4">{content.directions}</p>
          <ButtonLink href={directions} rel="noopener" className="mt-6" icon="external">
            Directions
          </ButtonLink>
          <p className="mt-5 text-xs text-stone">{content.mapNote}</p>
        </div>
      </section>
    </>
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

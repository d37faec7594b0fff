import { Link, useParams } from 'react-router'
import type { HomeContent } from '#contract/content/pages.ts'
import { publicPages } from '#contract/pages.ts'
import { messages } from '#contract/public-messages.ts'
import { servicePath } from '#contract/record-paths.ts'
import { splitService } from '#contract/records/split-service.ts'
import type { Service } from '#contract/services.ts'
import { inBoth } from '#contract/words.ts'
import { queryOf, useCall } from '../../calls/api.ts'
import { useCompany } from '../../page-context.ts'
import type { PageLocation } from '../../screen.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { RecordState } from '../../ui/list-state.tsx'
import { Picture } from '../../ui/picture.tsx'
import { langOf } from '../content/lang.ts'
import { FormattedText } from '../content/rich-text.tsx'
import { Text } from '../content/text.tsx'
import { truncate } from '../content/truncate.ts'
import { contentQuery, withContent } from '../content/with-content.tsx'
import { Band, ContactBand } from '../parts/band.tsx'
import { Head, maxDescriptionLength } from '../seo/head.tsx'
import { Page as NotFound } from '../shell/error-page.tsx'
import { ContactBar } from '../shell/layout.tsx'
import { companyWhatsapp } from '../shell/words.ts'

export const queries = (location: PageLocation) => [
  queryOf('getService', { params: { slug: location.params.slug ?? '' } }),
  contentQuery('home', location),
  queryOf('listServices', {}),
]

type PageProps = { content: HomeContent }

export const Page = withContent('home', AddedService)

function AddedService({ content }: PageProps) {
  const { slug = '' } = useParams()
  const service = useCall('getService', { params: { slug } })
  if (!service.data && service.error?.status === 404) return <NotFound />
  return (
    <RecordState query={service} failed={messages.services.loadFailed}>
      {(found) => <ServicePage service={found} content={content} />}
    </RecordState>
  )
}

function ServicePage({ service, content }: PageProps & { service: Service }) {
  const company = useCompany()
  const { title, text } = splitService(service)
  const summary = truncate((text || title).replace(/\s+/g, ' '), maxDescriptionLength)
  return (
    <>
      <Head title={title} description={summary} picture={service.image} path={servicePath(service)} />
      <article className="wrap grid gap-x-[6vw] gap-y-6 pt-6 pb-12 md:pt-16 lg:grid-cols-2 lg:pb-24">
        <Picture
          {...service.picture}
          sizes="(min-width: 1024px) 46vw, 88vw"
          priority
          className="max-h-[80svh] self-start lg:order-last max-lg:max-h-[40svh]"
        />
        <div className="min-w-0 wrap-anywhere">
          <p className="label">{words.services}</p>
          <Text.h1 className="mt-4">{title}</Text.h1>
          <FormattedText text={text} className="mt-6 text-lg" />
          <ButtonLink href={companyWhatsapp(company, title)} rel="noopener" icon="whatsapp" className="mt-8">
            {words.askOnWhatsapp}
          </ButtonLink>
        </div>
      </article>
      <OtherServices except={service.id} content={content} />
      <ContactBand content={content.addedService.contact} topic={title} />
      <ContactBar topic={title} />
    </>
  )
}

function OtherServices({ except, content }: PageProps & { except: string }) {
  const added = useCall('listServices', {}).data?.items ?? []
  const services = [
    ...content.services.items.map(({ page }) => publicPages[page]),
    ...added
      .filter(({ id }) => id !== except)
      .map((service) => ({ path: servicePath(service), title: splitService(service).title })),
  ]
  return (
    <Band tone="sand" className="py-8 lg:py-16">
      <Text.h2>{content.addedService.othersTitle}</Text.h2>
      <ul className="mt-8 gap-x-[6vw] border-t border-line md:columns-2">
        {services.map(({ path, title }) => (
          <li key={path} className="break-inside-avoid border-b border-line">
            <Link
              to={path}
              lang={langOf(title)}
              className="flex min-h-12 items-center py-2 hover:text-laterite hover:underline underline-offset-4"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Band>
  )
}

const words = inBoth({
  services: ['Services', 'സേവനങ്ങൾ'],
  askOnWhatsapp: ['Ask on WhatsApp', 'വാട്സാപ്പിൽ ചോദിക്കാം'],
})

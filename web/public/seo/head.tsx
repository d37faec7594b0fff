import { useLocation } from 'react-router'
import type { Company } from '#contract/content/company.ts'
import { openingHours, phonesOf } from '#contract/content/hours.ts'
import { alternatesOf, locales, pathIn } from '#contract/languages.ts'
import { publicPages } from '#contract/pages.ts'
import { language } from '../../language/language.ts'
import { usePageContext } from '../../page-context.ts'
import { truncate } from '../content/truncate.ts'

export const maxDescriptionLength = 155

type HeadProps = {
  /** Without the company's name, which follows it. */
  title: string
  description: string
  /** The picture shown where the page is shared. */
  picture?: string
  /** The pages between home and this one. */
  breadcrumbs?: { name: string; path: string }[]
  /** The canonical path, when it differs from the current one. */
  path?: string
  noindex?: boolean
}

/** Meta tags and structured data of a page; React moves the tags into the document's head. */
export function Head({ title, description, picture, breadcrumbs = [], path, noindex = false }: HeadProps) {
  const { publicUrl, company } = usePageContext()
  const { pathname } = useLocation()
  const own = path ?? pathname
  const address = publicUrl + pathIn(language, own)
  const trail = [...breadcrumbs, { name: title, path: own }]
  const isHome = own === publicPages.home.path
  const fullTitle = `${title} – ${isHome ? company.name : company.shortName}`
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      {noindex
        ? null
        : alternatesOf(own).map(({ tag, path }) => (
            <link key={tag} rel="alternate" hrefLang={tag} href={publicUrl + path} />
          ))}
      {import.meta.env.SSR ? (
        <ShareTags title={fullTitle} description={description} address={address} picture={picture} />
      ) : null}
      {noindex ? null : <StructuredData data={import.meta.env.SSR && companyData(company, publicUrl)} />}
      {isHome || noindex ? null : (
        <StructuredData data={import.meta.env.SSR && breadcrumbData(publicUrl, trail)} />
      )}
    </>
  )
}

type ShareTagsProps = Pick<HeadProps, 'title' | 'description' | 'picture'> & { address: string }

/** What other sites and messengers show of the page. They read it as the server sends it, so browsers do not load this. */
function ShareTags({ title, description, address, picture }: ShareTagsProps) {
  const { publicUrl, pictureVersion, company } = usePageContext()
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:locale" content={locales[language]} />
      {language === 'en' ? null : <meta property="og:locale:alternate" content={locales.en} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta
        property="og:image"
        content={publicUrl + shareAddress(pictureVersion, picture ?? company.sharePicture?.src ?? '')}
      />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

type PageHeadProps = Omit<HeadProps, 'description'> & {
  /** What staff wrote for search engines; where that is empty, the title and the first words of the page stand in. */
  search: { title: string; description: string }
  text: string
}

export function PageHead({ search, title, text, ...head }: PageHeadProps) {
  return (
    <Head
      {...head}
      title={search.title || title}
      description={search.description || truncate(text.replace(/\s+/g, ' '), maxDescriptionLength)}
    />
  )
}

/** Uploaded pictures have a content hash in their name; the pages' own need a version. */
function shareAddress(version: string, picture: string) {
  return picture.startsWith('/pictures/') ? `/og/${version}${picture}` : `/og${picture}`
}

// schema.org data about the company and its pages, as JSON-LD. Search engines read it as the server sends it; browsers load
// none of the code that makes it, since their build has `false` for `import.meta.env.SSR`.
/** In the browser, where there is no data, what the server has sent stays. */
export function StructuredData({ data }: { data: Record<string, unknown> | false }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {data ? text : ''}
    </script>
  )
}

export function postalAddress({ address }: Company) {
  const { street, city, region, postalCode, country } = address
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: region,
    postalCode,
    addressCountry: country,
  }
}

/** The company's own logo, or the drawn mark. */
export const logoAddress = ({ logo }: Company, publicUrl: string) =>
  publicUrl + (logo?.src ?? '/icon-512.png')

function companyData(company: Company, publicUrl: string) {
  const { latitude, longitude } = company.address
  return {
    '@type': 'GeneralContractor',
    '@id': `${publicUrl}/#company`,
    name: company.name,
    description: company.blurb,
    url: `${publicUrl}/`,
    logo: logoAddress(company, publicUrl),
    image: logoAddress(company, publicUrl),
    telephone: company.phone,
    email: company.mail,
    foundingDate: String(company.founded),
    address: postalAddress(company),
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    openingHours: openingHours(company.hours),
    ...(company.closedDays.length > 0 && {
      specialOpeningHoursSpecification: company.closedDays.map(closedOn),
    }),
    contactPoint: phonesOf(company).map((telephone) => ({
      '@type': 'ContactPoint',
      telephone,
      contactType: 'customer service',
      areaServed: 'IN',
      availableLanguage: ['en', 'ml'],
    })),
    sameAs: company.social.map(({ url }) => url),
  }
}

/** Equal times mean closed all day. */
const closedOn = ({ from, to }: Company['closedDays'][number]) => ({
  '@type': 'OpeningHoursSpecification',
  validFrom: from,
  validThrough: to || from,
  opens: '00:00',
  closes: '00:00',
})

function breadcrumbData(publicUrl: string, trail: { name: string; path: string }[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: publicPages.home.title, path: '/' }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl + pathIn(language, path),
    })),
  }
}

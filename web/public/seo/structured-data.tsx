// schema.org data about the company and its pages, as JSON-LD. Search engines read it as the server sends it; browsers load
// none of the code that makes it, since their build has `false` for `import.meta.env.SSR`.

import type { Company } from '#contract/content/company.ts'
import { openingHours, phonesOf } from '#contract/content/hours.ts'
import { pathIn } from '#contract/languages.ts'
import { publicPages } from '#contract/pages.ts'
import { language } from '../../language/language.ts'

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

export function companyData(company: Company, publicUrl: string) {
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

export function breadcrumbData(publicUrl: string, trail: { name: string; path: string }[]) {
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

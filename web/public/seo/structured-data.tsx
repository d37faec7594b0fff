// schema.org data about the company and its pages, as JSON-LD.
import { site } from '#site'

export function StructuredData({ data }: { data: Record<string, unknown> }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  return <script type="application/ld+json">{text}</script>
}

export function postalAddress() {
  const { street, city, region, postalCode, country } = site.address
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: region,
    postalCode,
    addressCountry: country,
  }
}

export function companyData(publicUrl: string) {
  const { latitude, longitude } = site.address
  return {
    '@type': 'GeneralContractor',
    '@id': `${publicUrl}/#company`,
    name: site.name,
    description: site.blurb,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icon-512.png`,
    image: `${publicUrl}/icon-512.png`,
    telephone: site.phones[0],
    email: site.mail,
    foundingDate: String(site.founded),
    address: postalAddress(),
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    openingHours: site.hours.flatMap(({ schema, opens, closes }) =>
      schema ? [`${schema} ${opens}-${closes}`] : [],
    ),
    contactPoint: site.phones.map((telephone) => ({
      '@type': 'ContactPoint',
      telephone,
      contactType: 'customer service',
      areaServed: 'IN',
      availableLanguage: ['en', 'ml'],
    })),
    sameAs: site.social.map(({ url }) => url),
  }
}

export function breadcrumbData(publicUrl: string, trail: { name: string; path: string }[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl + path,
    })),
  }
}

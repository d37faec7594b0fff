import { useLocation } from 'react-router'
import { alternatesOf, locales, pathIn } from '#contract/languages.ts'
import { publicPages } from '#contract/pages.ts'
import { language } from '../../language/language.ts'
import { usePageContext } from '../../page-context.ts'
import { truncate } from '../content/truncate.ts'
import { breadcrumbData, companyData, StructuredData } from './structured-data.tsx'

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

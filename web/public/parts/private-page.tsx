// What the pages of private links share.
import { type ReactNode, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { type PageContext, type PrivateContext, publicPages } from '#contract/pages.ts'
import { inBoth } from '#contract/words.ts'
import { usePageContext } from '../../page-context.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { pageHistory } from '../../ui/layers/page-history.ts'
import { langOf } from '../content/lang.ts'
import { PageTop } from './page-top.tsx'

type PrivatePageProps<Page extends keyof PrivateContext> = {
  page: Page
  /** What may have happened to a link that does not work. */
  whyDead: string
  /** Instead of all else, once somebody has ended here what the link opened. */
  ended?: ReactNode
  children: (shown: NonNullable<PageContext[Page]>) => ReactNode
}

export function PrivatePage<Page extends keyof PrivateContext>(props: PrivatePageProps<Page>) {
  const { page, whyDead, ended, children } = props
  const { company, [page]: shown } = usePageContext()
  // It comes whole from the server; only a page that was left open elsewhere may lack it.
  useEffect(() => {
    if (shown === undefined) location.reload()
  }, [shown])
  if (shown === undefined) return null
  const label = publicPages[page].title
  return (
    <>
      <title>{`${label} – ${company.shortName}`}</title>
      <meta name="robots" content="noindex, nofollow" />
      {ended ??
        (shown ? children(shown) : <LastWords label={label} title={words.deadLink} intro={whyDead} />)}
    </>
  )
}

/** Where there is nothing more to do. */
export function LastWords(props: { label: string; title: string; intro: ReactNode }) {
  return (
    <PageTop {...props}>
      <NextLinks />
    </PageTop>
  )
}

export function NextLinks() {
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      <ButtonLink to={publicPages.home.path}>{words.home}</ButtonLink>
      <ButtonLink to={publicPages.contact.path} variant="secondary">
        {words.talkToUs}
      </ButtonLink>
    </div>
  )
}

export function Section({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      className="grid gap-x-[6vw] gap-y-3 border-t border-line py-6 lg:grid-cols-[1fr_2fr] lg:py-10"
    >
      <h2 lang={langOf(title)} className="text-xl">
        {title}
      </h2>
      <div className="min-w-0 max-w-measure">{children}</div>
    </section>
  )
}

/** The form that was sent before this page came, told once: a reload sends nothing. */
export function useSentForm() {
  const [search] = useSearchParams()
  const sent = search.get('sent')
  useEffect(() => {
    if (sent) pageHistory.replaceState(history.state, '', location.pathname)
  }, [sent])
  return sent
}

// What the pages of private links say alike.

const words = inBoth({
  deadLink: ['There is nothing at this link', 'ഈ ലിങ്കിൽ ഒന്നുമില്ല'],
  home: ['Go to the home page', 'ഹോം പേജിലേക്ക്'],
  talkToUs: ['Talk to us', 'ഞങ്ങളോടു സംസാരിക്കാം'],
})

import type { TermsContent } from '#contract/content/company-pages.ts'
import { publicPages } from '#contract/pages.ts'
import { usePageContext } from '../../page-context.ts'
import type { PageLocation } from '../../screen.tsx'
import { RichText } from '../content/rich-text.tsx'
import { Text } from '../content/text.tsx'
import { contentQuery, withContent } from '../content/with-content.tsx'
import { PageTop } from '../parts/page-top.tsx'
import { PageHead } from '../seo/head.tsx'
import { words as noticeWords } from './words.ts'

type LegalPageName = 'privacy' | 'terms'

export const privacy = legalPage('privacy')
export const terms = legalPage('terms')

function legalPage(page: LegalPageName) {
  return {
    queries: (location: PageLocation) => [contentQuery(page, location)],
    Page: withContent(page, ({ content }) => <LegalPage page={page} content={content} />),
  }
}

function LegalPage({ page, content }: { page: LegalPageName; content: TermsContent }) {
  const { company, noticeVersion } = usePageContext()
  const hidden = company.picturesAreRenderings ? 'photographs' : 'renderings'
  const clauses: { title: string; text: string }[] = content.clauses.filter(({ when }) => when !== hidden)
  // By the page itself, since a notice that the company has edited would not have it.
  if (page === 'privacy') clauses.push(noticeWords.visits)
  return (
    <>
      <PageHead search={content.search} title={publicPages[page].title} text={content.intro} />
      <PageTop
        label={content.label}
        title={content.title}
        intro={
          <RichText text={content.intro} className="prose">
            {page === 'privacy' && !content.intro.includes(noticeVersion) ? (
              <p>{noticeWords.version(noticeVersion)}</p>
            ) : null}
          </RichText>
        }
      />
      <div className="wrap pb-12 lg:pb-24">
        {clauses.map(({ title, text }, index) => (
          <section
            key={index}
            className="grid gap-x-[6vw] gap-y-3 border-t border-line py-6 lg:grid-cols-[1fr_2fr] lg:py-10"
          >
            <Text.h2 className="text-xl">{title}</Text.h2>
            <RichText text={text} className="prose" />
          </section>
        ))}
      </div>
    </>
  )
}

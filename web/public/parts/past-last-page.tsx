import { ButtonLink } from '../../ui/button.tsx'
import { Head } from '../seo/head.tsx'
import { PageTop } from './page-top.tsx'
import { words } from './past-last-page-words.ts'

type PastLastPageProps = { label: string; page: number; pages: number; href: (page: number) => string }

/** Shown for a page number past the end of a list; the server answers 404. */
export function PastLastPage({ label, page, pages, href }: PastLastPageProps) {
  const title = words.noSuchPage(page)
  const intro = words.listEnds(pages)
  return (
    <>
      <Head title={title} description={intro} noindex />
      <PageTop label={label} title={title} intro={intro}>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={href(1)}>{words.firstPage}</ButtonLink>
          {pages > 1 ? (
            <ButtonLink to={href(pages)} variant="secondary">
              {words.lastPage}
            </ButtonLink>
          ) : null}
        </div>
      </PageTop>
    </>
  )
}

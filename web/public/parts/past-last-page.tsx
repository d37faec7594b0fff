import { ButtonLink } from '../../ui/button.tsx'
import { Head } from '../seo/head.tsx'
import { words } from './no-such-page-words.ts'
import { PageTop } from './page-top.tsx'

type NoSuchPageProps = { label: string; page: number; pages: number; href: (page: number) => string }

/** At the address of a page of a list behind its last one, which the server answers with 404. */
export function NoSuchPage({ label, page, pages, href }: NoSuchPageProps) {
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

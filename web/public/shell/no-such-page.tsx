import { ButtonLink } from '../../ui/button.tsx'
import { Head } from '../seo/head.tsx'
import { PageTop } from './page-top.tsx'

type NoSuchPageProps = { label: string; page: number; pages: number; href: (page: number) => string }

/** At the address of a page of a list behind its last one, which the server answers with 404. */
export function NoSuchPage({ label, page, pages, href }: NoSuchPageProps) {
  const title = `There is no page ${page}`
  const intro = pages > 1 ? `The list ends with page ${pages}.` : 'The whole list is on one page.'
  return (
    <>
      <Head title={title} description={intro} noindex />
      <PageTop label={label} title={title} intro={intro}>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={href(1)}>Go to the first page</ButtonLink>
          {pages > 1 ? (
            <ButtonLink to={href(pages)} variant="secondary">
              Go to the last page
            </ButtonLink>
          ) : null}
        </div>
      </PageTop>
    </>
  )
}

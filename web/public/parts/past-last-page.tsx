import { inBoth } from '#contract/words.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Head } from '../seo/head.tsx'
import { PageTop } from './page-top.tsx'

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

const words = inBoth({
  noSuchPage: [(page: number) => `There is no page ${page}`, (page) => `പേജ് ${page} ഇല്ല`],
  listEnds: [
    (pages: number) => (pages > 1 ? `The list ends with page ${pages}.` : 'The whole list is on one page.'),
    (pages) => (pages > 1 ? `ആകെ ${pages} പേജേ ഉള്ളൂ.` : 'എല്ലാം ഒറ്റ പേജിൽ തന്നെയുണ്ട്.'),
  ],
  firstPage: ['Go to the first page', 'ആദ്യത്തെ പേജിലേക്ക്'],
  lastPage: ['Go to the last page', 'അവസാനത്തെ പേജിലേക്ക്'],
})

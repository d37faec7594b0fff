import { publicPages } from '#contract/pages.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Mark } from '../../ui/icon.tsx'
import { Head } from '../seo/head.tsx'
import { words } from './not-found-words.ts'

export function Page() {
  return (
    <>
      <Head title={words.notFound} description={words.noPageHere} noindex />
      <section className="wrap grid min-h-[70svh] content-center justify-items-start gap-x-[8vw] gap-y-10 py-section md:grid-cols-[auto_1fr] md:items-center">
        <Mark
          missingWall
          strokeWidth={0.4}
          className="-ml-4 size-40 max-w-full text-laterite md:size-72 lg:-ml-10 lg:size-96"
        />
        <div>
          <p className="label">404</p>
          <h1 className="mt-4">{words.wallMissing}</h1>
          <p className="mt-6 max-w-measure text-lg text-stone">{words.mayHaveMoved}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to={publicPages.home.path}>{words.backHome}</ButtonLink>
            <ButtonLink to={publicPages.contact.path} variant="secondary">
              {words.talkToUs}
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  )
}

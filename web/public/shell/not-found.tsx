import { publicPages } from '#contract/pages.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Mark } from '../../ui/icon.tsx'
import { Head } from '../seo/head.tsx'

export function Page() {
  return (
    <>
      <Head title="Page not found" description="There is no page at this address." noindex />
      <section className="wrap grid min-h-[70svh] content-center justify-items-start gap-x-[8vw] gap-y-10 py-section md:grid-cols-[auto_1fr] md:items-center">
        <Mark
          missingWall
          strokeWidth={0.4}
          className="-ml-4 size-40 max-w-full text-laterite md:size-72 lg:-ml-10 lg:size-96"
        />
        <div>
          <p className="label">404</p>
          <h1 className="mt-4">A wall is missing here</h1>
          <p className="mt-6 max-w-measure text-lg text-stone">
            There is no page at this address. It may have moved, or the link lost a letter on its way to you.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to={publicPages.home.path}>Back to the home page</ButtonLink>
            <ButtonLink to={publicPages.contact.path} variant="secondary">
              Talk to us
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  )
}

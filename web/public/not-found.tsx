import { publicPages } from '#contract/pages.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Head } from './head.tsx'

export function Page() {
  return (
    <>
      <Head title="Page not found" description="There is no page at this address." noindex />
      <section className="mx-auto max-w-page px-gutter py-24 text-center">
        <h1>This room was never built</h1>
        <p className="mt-6">
          There is no page at this address. It may have moved, or the link lost a letter.
        </p>
        <ButtonLink to={publicPages.home.path} className="mt-8">
          Back to the home page
        </ButtonLink>
      </section>
    </>
  )
}

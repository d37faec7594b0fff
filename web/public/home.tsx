import { site } from '#site'
import { Head } from './head.tsx'

export function Page() {
  return (
    <>
      <Head title="Home" description={site.blurb} />
      <section className="mx-auto max-w-page px-gutter py-24">
        <h1>{site.tagline}</h1>
        <p className="mt-6 measure">{site.blurb}</p>
      </section>
    </>
  )
}

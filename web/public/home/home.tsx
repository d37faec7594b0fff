import type { HomeContent } from '#contract/content/home.ts'
import { publicPages } from '#contract/pages.ts'
import { queryOf } from '../../api.ts'
import { useCompany } from '../../page-context.ts'
import type { PageLocation } from '../../screen.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Text } from '../content/text.tsx'
import { contentQuery, withContent } from '../content/with-content.tsx'
import { Band } from '../parts/band.tsx'
import { ContactBand } from '../parts/contact-band.tsx'
import { Steps } from '../parts/steps.tsx'
import { Head } from '../seo/head.tsx'
import { CareersBand, jobCount } from './careers-band.tsx'
import { Hero } from './hero.tsx'
import { Reviews, selectedReviews } from './reviews.tsx'
import { SelectedProjects, selectedProjects } from './selected-projects.tsx'
import { ServiceGrid } from './service-grid.tsx'

export const queries = (location: PageLocation) => [
  contentQuery('home', location),
  queryOf('listServices', {}),
  queryOf('listProjects', selectedProjects),
  queryOf('listReviews', selectedReviews),
  queryOf('listJobs', jobCount),
]

export const Page = withContent('home', Home)

function Home({ content }: { content: HomeContent }) {
  const { tagline, blurb } = useCompany()
  const { services, projects, process, reviews, workWithUs } = content
  return (
    <>
      <Head
        picture={content.hero.picture.src}
        title={content.search.title || tagline}
        description={content.search.description || blurb}
        path={publicPages.home.path}
      />
      <Hero content={content.hero} />
      <Band>
        <Text.p className="max-w-[25em] font-serif text-3xl text-pretty">{content.intro}</Text.p>
      </Band>
      <section className="wrap pb-section" aria-labelledby="services">
        <Text.h2 id="services" className="mb-10 lg:mb-14">
          {services.title}
        </Text.h2>
        <ServiceGrid content={services.items} />
      </section>
      {projects.show ? <SelectedProjects content={projects} /> : null}
      {process.show ? <BuildingProcess content={process} /> : null}
      {reviews.show ? <Reviews title={reviews.title} /> : null}
      {workWithUs.show ? <CareersBand content={workWithUs} /> : null}
      <ContactBand content={content.contact} />
    </>
  )
}

function BuildingProcess({ content }: { content: HomeContent['process'] }) {
  const { title, text, picture, steps } = content
  return (
    <Band tone="sand" className="grid gap-x-[7vw] gap-y-12 py-section lg:grid-cols-[5fr_6fr]">
      <div className="lg:sticky lg:top-28 lg:self-start">
        <Text.h2>{title}</Text.h2>
        <Text.p className="mt-5 max-w-measure text-lg text-stone">{text}</Text.p>
        <Picture
          {...picture}
          sizes="(min-width: 1024px) 42vw, 88vw"
          className="mt-8 lg:mt-12 lg:aspect-4/5"
        />
      </div>
      <Steps steps={steps} />
    </Band>
  )
}

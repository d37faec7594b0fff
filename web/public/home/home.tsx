import { home as content } from '#content/old/home.ts'
import { pictures } from '#content/pictures.ts'
import { publicPages } from '#contract/pages.ts'
import { site } from '#site'
import { queryOf } from '../../api.ts'
import { Picture } from '../../ui/picture.tsx'
import { Head } from '../seo/head.tsx'
import { Band } from '../shell/band.tsx'
import { ContactBand } from '../shell/contact-band.tsx'
import { Steps } from '../shell/steps.tsx'
import { CareersBand, jobCount } from './careers-band.tsx'
import { Hero } from './hero.tsx'
import { Reviews, selectedReviews } from './reviews.tsx'
import { SelectedProjects, selectedProjects } from './selected-projects.tsx'
import { ServiceGrid } from './service-grid.tsx'

export const queries = () => [
  queryOf('listServices', {}),
  queryOf('listProjects', selectedProjects),
  queryOf('listReviews', selectedReviews),
  queryOf('listJobs', jobCount),
]

export function Page() {
  return (
    <>
      <Head title={site.tagline} description={site.blurb} path={publicPages.home.path} />
      <Hero />
      <Band>
        <p className="max-w-[25em] font-serif text-3xl text-pretty">{content.intro}</p>
      </Band>
      <section className="wrap pb-section" aria-labelledby="services">
        <h2 id="services" className="mb-10 lg:mb-14">
          {content.servicesTitle}
        </h2>
        <ServiceGrid />
      </section>
      <SelectedProjects />
      <BuildingProcess />
      <Reviews />
      <CareersBand />
      <ContactBand content={content.contact} />
    </>
  )
}

function BuildingProcess() {
  const { title, text, picture, steps } = content.process
  return (
    <Band tone="sand" className="grid gap-x-[7vw] gap-y-12 py-section lg:grid-cols-[5fr_6fr]">
      <div className="lg:sticky lg:top-28 lg:self-start">
        <h2>{title}</h2>
        <p className="mt-5 max-w-measure text-lg text-stone">{text}</p>
        <Picture
          {...pictures[picture]}
          sizes="(min-width: 1024px) 42vw, 88vw"
          className="mt-8 lg:mt-12 lg:aspect-4/5"
        />
      </div>
      <Steps steps={steps} />
    </Band>
  )
}

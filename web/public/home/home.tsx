import { publicPages } from '#contract/pages.ts'
import { site } from '#site'
import { Head } from '../seo/head.tsx'
import { ContactBand } from '../shell/contact-band.tsx'
import { BuildingSteps } from './building-steps.tsx'
import { CareersBand } from './careers-band.tsx'
import { Hero } from './hero.tsx'
import { Quotes } from './quotes.tsx'
import { SelectedProjects } from './selected-projects.tsx'
import { ServiceGrid } from './service-grid.tsx'

export function Page() {
  return (
    <>
      <Head title={site.tagline} description={site.blurb} path={publicPages.home.path} />
      <Hero />
      <section className="wrap py-section">
        <p className="max-w-[25em] font-serif text-3xl text-pretty">
          Most families build once. So we draw every room before the first stone is laid, put every item into
          one written price, and come back after the first monsoon to see how the house has taken it.
        </p>
      </section>
      <section className="wrap pb-section" aria-labelledby="services">
        <h2 id="services" className="mb-10 lg:mb-14">
          What we do
        </h2>
        <ServiceGrid />
      </section>
      <SelectedProjects />
      <BuildingSteps />
      <Quotes />
      <CareersBand />
      <ContactBand title="Have a plot, or an idea of one?">
        <p>
          Tell us where it is and how many cents. We say on the phone what a house there costs, as a range,
          and come to see the plot. Nothing is owed until you sign.
        </p>
      </ContactBand>
    </>
  )
}

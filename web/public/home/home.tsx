import { Link } from 'react-router'
import type { HomeContent } from '#contract/content/home.ts'
import type { WithCostLink } from '#contract/houses/cost.ts'
import { publicPages } from '#contract/pages.ts'
import { queryOf } from '../../api.ts'
import { useCompany } from '../../page-context.ts'
import type { PageLocation } from '../../screen.tsx'
import { Text } from '../content/text.tsx'
import { contentQuery, withContent } from '../content/with-content.tsx'
import { ContactBand } from '../parts/contact-band.tsx'
import { lazyPart } from '../parts/lazy-part.tsx'
import { Head } from '../seo/head.tsx'
import { BuildingProcess } from './building-process.tsx'
import { CareersBand, jobCount } from './careers-band.tsx'
import { Hero } from './hero.tsx'
import { BuildingNow, buildingNow, SelectedProjects, selectedProjects } from './selected-projects.tsx'
import { ServiceGrid } from './service-grid.tsx'
import { words } from './words.ts'

const loadWho = async () => (await import('../parts/who.tsx')).Who
const Who = lazyPart(loadWho, import.meta.env.SSR ? await loadWho() : undefined)
const loadQuotes = () => import('./reviews.tsx')
const quotes = import.meta.env.SSR ? await loadQuotes() : undefined
const Reviews = lazyPart(async () => (await loadQuotes()).Reviews, quotes?.Reviews)

export const queries = (location: PageLocation) => [
  contentQuery('home', location),
  contentQuery('who', location),
  queryOf('listServices', {}),
  queryOf('listProjects', selectedProjects),
  queryOf('listProjects', buildingNow),
  ...(quotes ? [queryOf('listReviews', quotes.selectedReviews)] : []),
  queryOf('listJobs', jobCount),
]

export const Page = withContent('home', Home)

function Home({ content }: { content: WithCostLink<HomeContent> }) {
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
      {/* Begins where the picture above does. */}
      <div className="px-gutter pt-10 pb-12 md:py-16 lg:grid lg:grid-cols-[5fr_7fr] lg:px-0 lg:py-24">
        <div className="lg:col-start-2 lg:pr-gutter">
          <Text.p className="max-w-[25em] font-serif text-2xl text-pretty lg:text-3xl">
            {content.intro}
          </Text.p>
          {content.hasCost ? (
            <Link to={publicPages.cost.path} className="link mt-4 inline-flex min-h-11 items-center">
              {words.whatItCosts}
            </Link>
          ) : null}
        </div>
      </div>
      <section className="wrap pb-12 lg:pb-24 deferred" aria-labelledby="services">
        <Text.h2 id="services" className="mb-6 lg:mb-8">
          {services.title}
        </Text.h2>
        <ServiceGrid content={services.items} />
      </section>
      {projects.show ? <SelectedProjects content={projects} /> : null}
      {projects.show ? <BuildingNow /> : null}
      {process.show ? <BuildingProcess content={process} /> : null}
      {reviews.show ? <Reviews title={reviews.title} /> : null}
      <Who on="home" className="deferred" />
      {workWithUs.show ? <CareersBand content={workWithUs} /> : null}
      <ContactBand content={content.contact} />
    </>
  )
}

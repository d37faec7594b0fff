import { Link } from 'react-router'
import type { WithCostLink } from '#contract/amounts/cost.ts'
import type { HomeContent } from '#contract/content/pages.ts'
import { publicPages } from '#contract/pages.ts'
import { inBoth } from '#contract/words.ts'
import { queryOf, useCall } from '../../calls/api.ts'
import { useCompany } from '../../page-context.ts'
import type { PageLocation } from '../../screen.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { telLink } from '../../ui/contact-links.ts'
import { Picture } from '../../ui/picture.tsx'
import { noBreak } from '../content/no-break.ts'
import { Text } from '../content/text.tsx'
import { contentQuery, withContent } from '../content/with-content.tsx'
import { Band, ContactBand } from '../parts/band.tsx'
import { Drawing } from '../parts/drawing.tsx'
import { lazyPart } from '../parts/lazy-part.tsx'
import { Head } from '../seo/head.tsx'
import { CareersBand, jobCount } from './careers-band.tsx'
import { BuildingNow, buildingNow, SelectedProjects, ServiceGrid, selectedProjects } from './grids.tsx'

const loadWho = async () => (await import('../parts/company-facts.tsx')).Who
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

const focusClasses = {
  middle: '[&_img]:object-[50%_40%]',
  left: '[&_img]:object-[12%_40%]',
  right: '[&_img]:object-[88%_40%]',
  upper: '[&_img]:object-[50%_15%]',
  lower: '[&_img]:object-[50%_85%]',
}

/** The text is below the picture on small screens and beside it on wide ones, never on it. */
function Hero({ content }: { content: HomeContent['hero'] }) {
  const projects = useCall('listProjects', selectedProjects)
  const { phone } = useCompany()
  return (
    <section className="md:landscape:grid md:landscape:min-h-[min(calc(100svh-8rem),54rem,54vw)] md:landscape:grid-cols-[5fr_7fr]">
      <Picture
        {...content.picture}
        // Less than its width on phones, whose sharp screens would fetch the largest one.
        sizes="(min-width: 768px) and (orientation: landscape) 60vw, (min-width: 640px) 100vw, 80vw"
        priority
        className={`aspect-8/5 max-h-[62svh] w-full max-sm:max-h-[36svh] max-sm:min-h-48 md:landscape:order-last md:landscape:aspect-auto md:landscape:max-h-none ${focusClasses[content.focus]}`}
      />
      <div className="flex flex-col justify-center px-gutter pt-6 pb-2 md:pt-12 md:landscape:py-12 md:landscape:pl-[max(var(--spacing-gutter),calc((100vw-var(--container-page))/2))]">
        <Text.h1 className="text-5xl md:landscape:max-w-hero md:landscape:text-hero">{content.title}</Text.h1>
        <Text.p className="mt-4 max-w-[30em] text-lg md:mt-6">{content.text}</Text.p>
        <div className="mt-6 flex flex-wrap gap-3 md:mt-8 md:gap-4">
          {projects.data?.total === 0 ? (
            <ButtonLink href={telLink(phone)} icon="phone">
              {noBreak(phone)}
            </ButtonLink>
          ) : (
            <ButtonLink to={publicPages.gallery.path}>{words.seeOurWork}</ButtonLink>
          )}
          <ButtonLink to={publicPages.contact.path} variant="secondary">
            {words.talkToUs}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

/** The steps below a drawing or a picture; the page of construction contracts tells them at length. */
function BuildingProcess({ content }: { content: HomeContent['process'] }) {
  const { title, text, drawing, picture, steps } = content
  return (
    <Band tone="leaf" className="py-12 lg:py-24 deferred">
      <div className="grid gap-x-[6vw] gap-y-8 lg:grid-cols-[1fr_2fr] lg:items-end">
        <div>
          <Text.h2>{title}</Text.h2>
          <Text.p className="lead mt-4 max-w-measure text-sand">{text}</Text.p>
        </div>
        {picture ? (
          <Picture {...picture} sizes="(min-width: 1024px) 60vw, 88vw" className="aspect-3/2" />
        ) : (
          <Drawing drawing={drawing} />
        )}
      </div>
      <ol className="mt-8 grid gap-x-6 lg:mt-10 lg:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] lg:gap-y-8">
        {steps.map(({ title, when, text }, index) => (
          <li
            key={index}
            className="grid grid-cols-[auto_1fr] gap-x-6 border-t border-brass/50 py-4 lg:block lg:pb-0"
          >
            <span aria-hidden="true" className="w-6 font-serif text-2xl lg:block lg:text-3xl">
              {index + 1}
            </span>
            <div className="lg:mt-4">
              <Text.p className="label text-sand">{when}</Text.p>
              <Text.h3 className="text-lg leading-snug lg:mt-1">{title}</Text.h3>
              <Text.p className="text-sm text-sand lg:mt-1">{text}</Text.p>
            </div>
          </li>
        ))}
      </ol>
    </Band>
  )
}

const words = inBoth({
  seeOurWork: ['See our work', 'പ്രോജക്ടുകൾ കാണാം'],
  talkToUs: ['Talk to us', 'ഞങ്ങളോടു സംസാരിക്കാം'],
  whatItCosts: ['See what your house would cost', 'നിങ്ങളുടെ വീടിന് എത്ര ചെലവാകുമെന്ന് കാണാം'],
})

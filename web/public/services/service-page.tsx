// The five service pages. They have the same parts, each in an order of its own.
import type { ReactNode } from 'react'
import type { WithCost } from '#contract/amounts/cost.ts'
import type { ServiceName } from '#contract/content/pages.ts'
import type { ServiceContent } from '#contract/content/service.ts'
import { inBoth } from '#contract/words.ts'
import { queryOf } from '../../calls/api.ts'
import type { PageLocation } from '../../screen.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Text } from '../content/text.tsx'
import { contentQuery, withContent } from '../content/with-content.tsx'
import { PictureNote } from '../gallery/picture-note.tsx'
import { ContactBand, twoColumns } from '../parts/band.tsx'
import { lazyPart } from '../parts/lazy-part.tsx'
import { PicturePageTop, TopWords, topGrid } from '../parts/picture-page-top.tsx'
import { PageHead } from '../seo/head.tsx'
import { Drawn, DrawnTop, Principles } from './beside-drawing.tsx'
import { FirstPrice, Prices } from './prices.tsx'
import { Included, MaterialColumn, Materials, Process, Questions, Repair } from './service-sections.tsx'

const loadCost = () => import('../cost/service-part.tsx')
const cost = import.meta.env.SSR ? await loadCost() : undefined
const CostPart = lazyPart(async () => (await loadCost()).CostPart, cost?.CostPart)
const loadProjects = () => import('./matching-projects.tsx')
const projects = import.meta.env.SSR ? await loadProjects() : undefined
const MatchingProjects = lazyPart(
  async () => (await loadProjects()).MatchingProjects,
  projects?.MatchingProjects,
)

type PageProps = { content: WithCost<ServiceContent> }

const focusClasses = { middle: '', upper: '[&_img]:object-[50%_25%]', lower: '[&_img]:object-[50%_75%]' }

export const design = servicePage('design', ({ content }) => (
  <>
    <PictureTop content={content} />
    <Prices content={content.prices} tone="sand" />
    {content.cost ? <CostPart content={content.cost} /> : null}
    <Drawn content={content.drawn} />
    <Included content={content.included} tone="sand" />
    <Repair content={content.repair} />
    <MatchingProjects name="design" content={content.projects} />
    <Process content={content.process} tone="sand" />
    <Materials content={content.materials} />
    <Principles content={content.stance} tone="sand" />
    <Questions content={content.questions} />
  </>
))

export const interior = servicePage('interior', ({ content }) => (
  <>
    <Picture
      {...content.picture}
      sizes="100vw"
      priority
      className={`h-[clamp(144px,100svh-29rem,62vw)] lg:h-[clamp(16rem,100svh-26rem,40rem)] ${focusClasses[content.focus]}`}
    />
    <WideTopWords content={content} />
    <Drawn content={content.drawn} />
    <Prices content={content.prices} tone="sand" />
    <Included content={content.included} />
    <Repair content={content.repair} />
    <MatchingProjects name="interior" content={content.projects} tone="sand" />
    <Process content={content.process} />
    <Materials content={content.materials} />
    <Principles content={content.stance} />
    <Questions content={content.questions} />
  </>
))

export const vasthushasthra = servicePage('vasthushasthra', ({ content }) => (
  <>
    <PictureTop content={content} />
    {content.drawn.show ? (
      <Drawn content={content.drawn} tone="sand">
        <MaterialColumn content={content.materials} />
      </Drawn>
    ) : (
      <Materials content={content.materials} tone="sand" />
    )}
    <Prices content={content.prices} />
    <Included content={content.included} />
    <Principles content={content.stance} tone="sand" />
    <Repair content={content.repair} />
    <MatchingProjects name="vasthushasthra" content={content.projects} />
    <Process content={content.process} />
    <Questions content={content.questions} />
  </>
))

export const floorcoating = servicePage('floorcoating', ({ content }) => (
  <>
    {content.drawn.show ? (
      <div className={topGrid}>
        <TopWords label={words.services} title={content.title} lead={content.lead}>
          <FirstPrice content={content.prices} />
        </TopWords>
        <DrawnTop content={content.drawn} />
      </div>
    ) : (
      <PictureTop content={content} />
    )}
    <Prices content={content.prices} />
    <Included content={content.included} tone="sand" />
    <Repair content={content.repair} />
    <MatchingProjects name="floorcoating" content={content.projects} />
    <Process content={content.process} />
    <Materials content={content.materials} tone="sand" />
    <Principles content={content.stance} />
    <Questions content={content.questions} />
  </>
))

export const waterproofing = servicePage('waterproofing', ({ content }) => (
  <>
    {content.repair.show ? (
      <>
        <WideTopWords content={content} />
        <Repair content={content.repair} priority />
      </>
    ) : (
      <PictureTop content={content} />
    )}
    <Prices content={content.prices} tone="sand" />
    <Drawn content={content.drawn} />
    <Included content={content.included} tone="sand" />
    <MatchingProjects name="waterproofing" content={content.projects} />
    <Process content={content.process} />
    <Materials content={content.materials} />
    <Principles content={content.stance} />
    <Questions content={content.questions} />
  </>
))

function servicePage(name: ServiceName, Parts: (props: PageProps) => ReactNode) {
  return {
    queries: (location: PageLocation) => [
      contentQuery(name, location),
      ...(projects ? [queryOf('listProjects', projects.projectsOf(name))] : []),
      ...(import.meta.env.SSR && name === 'design' && cost ? cost.houseQueries(location) : []),
    ],
    Page: withContent(name, ({ content }) => (
      <>
        <PageHead
          search={content.search}
          title={content.title}
          text={content.lead}
          picture={content.picture.src}
        />
        <Parts content={content} />
        <ContactBand content={content.contact} topic={content.title} />
      </>
    )),
  }
}

function PictureTop({ content }: PageProps) {
  return (
    <PicturePageTop
      label={words.services}
      title={content.title}
      lead={content.lead}
      picture={content.picture}
      pictureClassName={focusClasses[content.focus]}
    >
      <FirstPrice content={content.prices} />
    </PicturePageTop>
  )
}

/** Below or above a picture as wide as the page. */
function WideTopWords({ content }: PageProps) {
  return (
    <header className={`wrap ${twoColumns} gap-y-4 pt-6 pb-8 lg:py-10`}>
      <div>
        <p className="label">{words.services}</p>
        <Text.h1 className="mt-2 md:mt-4">{content.title}</Text.h1>
      </div>
      <div>
        <Text.p className="lead max-w-measure">{content.lead}</Text.p>
        <FirstPrice content={content.prices} />
        <PictureNote />
      </div>
    </header>
  )
}

const words = inBoth({ services: ['Services', 'സേവനങ്ങൾ'] })

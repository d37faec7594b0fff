import { Link } from 'react-router'
import type { ServiceName } from '#contract/content/home.ts'
import type { ServiceContent } from '#contract/content/service.ts'
import { formatDay } from '#contract/days.ts'
import { exampleOf, perSquareMetreOf, priceOf } from '#contract/measures/prices.ts'
import { publicPages } from '#contract/pages.ts'
import { queryOf, useCall } from '../../api.ts'
import type { PageLocation } from '../../screen.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { langOf } from '../content/lang.ts'
import { RichText } from '../content/rich-text.tsx'
import { Text } from '../content/text.tsx'
import { contentQuery, withContent } from '../content/with-content.tsx'
import { galleryPath } from '../gallery/gallery-path.ts'
import { ProjectRow } from '../gallery/project-row.tsx'
import { Band, TermGrid, twoColumns } from '../parts/band.tsx'
import { ContactBand } from '../parts/contact-band.tsx'
import { PicturePageTop } from '../parts/picture-page-top.tsx'
import { Steps } from '../parts/steps.tsx'
import { PageHead } from '../seo/head.tsx'
import { words } from './words.ts'

const pricesId = 'prices'
const focusClasses = { middle: '', upper: '[&_img]:object-[50%_25%]', lower: '[&_img]:object-[50%_75%]' }
const projectsOf = (name: ServiceName) => ({ query: { category: publicPages[name].service, limit: 2 } })

/** The five service pages differ in their content only. */
export const design = servicePage('design')
export const interior = servicePage('interior')
export const vasthushasthra = servicePage('vasthushasthra')
export const floorcoating = servicePage('floorcoating')
export const waterproofing = servicePage('waterproofing')

function servicePage(name: ServiceName) {
  return {
    queries: (location: PageLocation) => [
      contentQuery(name, location),
      queryOf('listProjects', projectsOf(name)),
    ],
    Page: withContent(name, ({ content }) => <ServicePage name={name} content={content} />),
  }
}

function ServicePage({ name, content }: { name: ServiceName; content: ServiceContent }) {
  const { title, lead, picture, included, process, materials, stance, prices, questions, projects } = content
  return (
    <>
      <PageHead search={content.search} title={title} text={lead} picture={picture.src} />
      <PicturePageTop
        label={words.services}
        title={title}
        lead={lead}
        picture={picture}
        pictureClassName={focusClasses[content.focus]}
      >
        {prices.show ? (
          <a href={`#${pricesId}`} className="link mt-4 inline-flex min-h-11 items-center gap-2">
            {words.seePrices}
            <Icon name="arrow" className="size-4 rotate-90" />
          </a>
        ) : null}
      </PicturePageTop>
      {included.show ? <Included content={included} /> : null}
      {process.show ? (
        <Band className={`${twoColumns} gap-y-12 py-section`}>
          <div className="lg:sticky lg:top-28 lg:self-start">
            <Text.h2>{process.title}</Text.h2>
            <Picture
              {...process.picture}
              sizes="(min-width: 1024px) 36vw, 88vw"
              className="mt-8 aspect-3/2 lg:mt-12 lg:aspect-4/5"
            />
          </div>
          <Steps steps={process.steps} />
        </Band>
      ) : null}
      {materials.show ? (
        <Band className={process.show ? 'pb-section' : undefined}>
          <Text.h2>{materials.title}</Text.h2>
          <TermGrid terms={materials.items} className="mt-8 gap-y-8 lg:mt-12 lg:grid-cols-3 lg:gap-y-12" />
        </Band>
      ) : null}
      {stance.show ? (
        <Band tone="sand" className={`${twoColumns} gap-y-6 py-section`}>
          <Text.h2>{stance.title}</Text.h2>
          <RichText text={stance.text} className="prose text-lg" />
        </Band>
      ) : null}
      {prices.show ? <Prices content={prices} /> : null}
      {questions.show ? <Questions content={questions} /> : null}
      {projects.show ? <MatchingProjects name={name} content={content} /> : null}
      <ContactBand content={content.contact} topic={title} />
    </>
  )
}

type PartProps<Part extends keyof ServiceContent> = { content: ServiceContent[Part] }

function Included({ content: { title, items, excluded } }: PartProps<'included'>) {
  return (
    <Band tone="sand">
      <Text.h2>{title}</Text.h2>
      <ul className="mt-8 gap-x-[6vw] border-t border-line md:columns-2 lg:mt-12">
        {items.map((item, index) => (
          <Text.li key={index} className="break-inside-avoid border-b border-line py-3.5">
            {item}
          </Text.li>
        ))}
      </ul>
      {excluded ? <Text.p className="mt-6 max-w-measure text-stone">{excluded}</Text.p> : null}
    </Band>
  )
}

function Prices({ content: { title, note, since, items, example } }: PartProps<'prices'>) {
  const whole = exampleOf(items[0], example)
  return (
    <Band tone="leaf" className={`${twoColumns} gap-y-8 py-section`}>
      <div>
        <Text.h2 id={pricesId}>{title}</Text.h2>
        <Text.p className="mt-5 max-w-measure text-sand">{note}</Text.p>
        {since ? (
          <p className="mt-3 text-sm text-sand">
            {words.pricesSince.before}
            <time dateTime={since}>{formatDay(since)}</time>
            {words.pricesSince.after}
          </p>
        ) : null}
      </div>
      <dl className="border-t border-brass/50">
        {items.map(({ what, note, ...price }, index) => (
          <PriceRow
            key={index}
            what={what}
            // An earlier price in words may have none: its note says it.
            price={price.amount > 0 ? priceOf(price) : ''}
            metric={perSquareMetreOf(price)}
            note={note}
          />
        ))}
        {whole ? <PriceRow {...whole} note={example.note} /> : null}
      </dl>
    </Band>
  )
}

type PriceRowProps = { what: string; price: string; metric?: string; note: string }

function PriceRow({ what, price, metric, note }: PriceRowProps) {
  return (
    <div className="grid gap-x-8 gap-y-1 border-b border-brass/50 py-5 sm:grid-cols-[1fr_auto] sm:items-baseline">
      <Text.dt className="text-lg">{what}</Text.dt>
      <dd className="font-serif text-2xl sm:text-right">{price ? words.priceFrom(price) : null}</dd>
      {metric ? <dd className="text-sm text-sand sm:order-last sm:text-right">{metric}</dd> : null}
      <Text.dd className="text-sm text-sand">{note}</Text.dd>
    </div>
  )
}

function Questions({ content: { title, items } }: PartProps<'questions'>) {
  return (
    <Band className={`${twoColumns} gap-y-8 py-section`}>
      <Text.h2>{title}</Text.h2>
      <div className="border-t border-line">
        {items.map(({ question, answer }, index) => (
          <details key={index} className="group border-b border-line">
            <summary
              lang={langOf(question)}
              className="flex min-h-11 list-none items-start justify-between gap-6 py-4 font-semibold hover:text-laterite [&::-webkit-details-marker]:hidden"
            >
              {question}
              <Icon name="chevron" className="mt-1 size-5 text-laterite transition group-open:rotate-180" />
            </summary>
            <Text.p className="max-w-measure pb-6 text-stone">{answer}</Text.p>
          </details>
        ))}
      </div>
    </Band>
  )
}

type MatchingProjectsProps = { name: ServiceName; content: ServiceContent }

function MatchingProjects({ name, content }: MatchingProjectsProps) {
  const { service } = publicPages[name]
  const { items: projects = [], total = 0 } = useCall('listProjects', projectsOf(name)).data ?? {}
  if (projects.length === 0) return null
  return (
    <Band className={content.questions.show ? 'pb-section' : undefined}>
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 lg:mb-12">
        <Text.h2>{content.projects.title}</Text.h2>
        {total > projects.length ? (
          <Link to={galleryPath({ category: service })} className="link inline-flex min-h-11 items-center">
            {words.allOfThisKind}
          </Link>
        ) : null}
      </div>
      <ProjectRow projects={projects} />
    </Band>
  )
}

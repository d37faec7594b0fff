import type { AboutContent } from '#contract/content/company-pages.ts'
import { publicPages } from '#contract/pages.ts'
import { queryOf } from '../../calls/api.ts'
import type { PageLocation } from '../../screen.tsx'
import { Picture } from '../../ui/picture.tsx'
import { langOf } from '../content/lang.ts'
import { RichText } from '../content/rich-text.tsx'
import { Text } from '../content/text.tsx'
import { contentQuery, withContent } from '../content/with-content.tsx'
import { CareersBand, jobCount } from '../home/careers-band.tsx'
import { Band, ContactBand, twoColumns } from '../parts/band.tsx'
import { Who } from '../parts/company-facts.tsx'
import { Drawing } from '../parts/drawing.tsx'
import { PicturePageTop } from '../parts/picture-page-top.tsx'
import { PageHead } from '../seo/head.tsx'

const pageTitle = publicPages.about.title

export const queries = (location: PageLocation) => [
  contentQuery('about', location),
  contentQuery('who', location),
  queryOf('listJobs', jobCount),
]

export const Page = withContent('about', About)

function About({ content }: { content: AboutContent }) {
  const { title, lead, picture, ways, promises, crafts, workshop, workWithUs } = content
  return (
    <>
      <PageHead search={content.search} title={pageTitle} text={lead} picture={picture.src} />
      <PicturePageTop label={pageTitle} title={title} lead={lead} picture={picture}>
        <RichText text={content.text} className="prose mt-4 text-stone md:mt-6" />
      </PicturePageTop>
      {ways.show ? <Ways content={ways} /> : null}
      {promises.show ? <Promises content={promises} /> : null}
      {workshop.show ? (
        <Band tone="leaf" className={`${twoColumns} gap-y-4 py-10 lg:py-24`}>
          <Text.h2>{workshop.title}</Text.h2>
          <RichText
            text={workshop.text}
            className="grid max-w-measure gap-4 text-sand lg:text-lg"
            linkClassName="underline underline-offset-4"
          />
        </Band>
      ) : null}
      {crafts.show ? <Crafts content={crafts} /> : null}
      <Who on="about" />
      {workWithUs.show ? <CareersBand content={workWithUs} /> : null}
      <ContactBand content={content.contact} topic={pageTitle} />
    </>
  )
}

type PartProps<Part extends keyof AboutContent> = { content: AboutContent[Part]; className?: string }

/** The drawing stands beside the heading where it is then wide enough for its words. */
function Ways({ content: { title, drawing, items } }: PartProps<'ways'>) {
  return (
    <Band
      tone="sand"
      className="grid gap-y-6 py-10 lg:items-end lg:gap-y-8 lg:py-24 xl:grid-cols-[minmax(0,1fr)_50rem]"
    >
      <Text.h2>{title}</Text.h2>
      <Drawing drawing={drawing} />
      <dl className="grid gap-x-[4vw] gap-y-5 sm:grid-cols-2 lg:gap-y-8 xl:col-span-2 xl:grid-cols-4">
        {items.map(({ name, text }, index) => (
          <div key={index} className="border-t border-brass pt-4">
            <Text.dt className="text-xl font-semibold">{name}</Text.dt>
            <Text.dd className="mt-2 text-stone">{text}</Text.dd>
          </div>
        ))}
      </dl>
    </Band>
  )
}

function Promises({ content }: PartProps<'promises'>) {
  return (
    <Band className={`${twoColumns} gap-y-6 pb-10 lg:items-center lg:py-24`}>
      <Picture
        {...content.picture}
        // Upright on wide screens, where it loses its sides.
        sizes="(min-width: 1024px) 64vw, 100vw"
        className="aspect-5/2 max-lg:-mx-gutter lg:aspect-4/5"
      />
      <div>
        <Text.h2>{content.title}</Text.h2>
        <ol className="mt-4 border-t border-line lg:mt-8">
          {content.items.map((promise, index) => (
            <li
              key={index}
              lang={langOf(promise)}
              className="flex gap-4 border-b border-line py-2.5 leading-snug lg:gap-6 lg:py-4 lg:text-lg"
            >
              <span aria-hidden="true" className="w-4 shrink-0 font-semibold text-laterite tabular-nums">
                {index + 1}
              </span>
              {promise}
            </li>
          ))}
        </ol>
      </div>
    </Band>
  )
}

function Crafts({ content }: PartProps<'crafts'>) {
  return (
    <Band className="py-10 lg:py-24">
      <Text.h2>{content.title}</Text.h2>
      <dl className="mt-4 grid gap-x-[4vw] gap-y-4 md:grid-cols-2 lg:mt-10 lg:grid-cols-4 lg:gap-y-8">
        {content.items.map(({ name, text }, index) => (
          <div key={index} className="max-md:text-sm">
            <Text.dt className="font-semibold">{name}</Text.dt>
            <Text.dd className="text-stone lg:mt-1">{text}</Text.dd>
          </div>
        ))}
      </dl>
    </Band>
  )
}

import type { AboutContent } from '#contract/content/about.ts'
import { queryOf } from '../../api.ts'
import type { PageLocation } from '../../screen.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { langOf } from '../content/lang.ts'
import { RichText } from '../content/rich-text.tsx'
import { Text } from '../content/text.tsx'
import { contentQuery, withContent } from '../content/with-content.tsx'
import { CareersBand, jobCount } from '../home/careers-band.tsx'
import { Band, TermGrid, twoColumns } from '../parts/band.tsx'
import { ContactBand } from '../parts/contact-band.tsx'
import { PicturePageTop } from '../parts/picture-page-top.tsx'
import { PageHead } from '../seo/head.tsx'
import { words } from '../shell/words.ts'

const pageTitle = words.pages.about.title

export const queries = (location: PageLocation) => [
  contentQuery('about', location),
  queryOf('listJobs', jobCount),
]

export const Page = withContent('about', About)

function About({ content }: { content: AboutContent }) {
  const { title, lead, picture, ways, promises, crafts, team, workshop, workWithUs } = content
  return (
    <>
      <PageHead search={content.search} title={pageTitle} text={lead} picture={picture.src} />
      <PicturePageTop label={pageTitle} title={title} lead={lead} picture={picture}>
        <RichText text={content.text} className="prose mt-8 text-stone" />
      </PicturePageTop>
      {ways.show ? (
        <Band tone="sand" className={`${twoColumns} gap-y-12 py-section`}>
          <Text.h2>{ways.title}</Text.h2>
          <TermGrid terms={ways.items} className="gap-y-10" />
        </Band>
      ) : null}
      {promises.show ? <Promises content={promises} /> : null}
      {crafts.show ? <Crafts content={crafts} className={promises.show ? 'pb-section' : undefined} /> : null}
      {team.show && team.people.length > 0 ? (
        <Team content={team} className={promises.show || crafts.show ? 'pb-section' : undefined} />
      ) : null}
      {workshop.show ? (
        <Band tone="leaf" className={`${twoColumns} gap-y-6 py-section`}>
          <Text.h2>{workshop.title}</Text.h2>
          <RichText
            text={workshop.text}
            className="grid max-w-measure gap-4 text-lg text-sand"
            linkClassName="underline underline-offset-4"
          />
        </Band>
      ) : null}
      {workWithUs.show ? <CareersBand content={workWithUs} /> : null}
      <ContactBand content={content.contact} topic={pageTitle} />
    </>
  )
}

type PartProps<Part extends keyof AboutContent> = { content: AboutContent[Part]; className?: string }

function Promises({ content }: PartProps<'promises'>) {
  return (
    <Band className={`${twoColumns} gap-y-10 py-section lg:items-center`}>
      <Picture
        {...content.picture}
        sizes="(min-width: 1024px) 36vw, 88vw"
        className="aspect-3/2 lg:aspect-4/5"
      />
      <div>
        <Text.h2>{content.title}</Text.h2>
        <ol className="mt-8 border-t border-line">
          {content.items.map((promise, index) => (
            <li key={index} lang={langOf(promise)} className="flex gap-6 border-b border-line py-4 text-lg">
              <span aria-hidden="true" className="w-6 shrink-0 font-serif text-laterite tabular-nums">
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

function Crafts({ content, className }: PartProps<'crafts'>) {
  return (
    <Band className={className}>
      <Text.h2>{content.title}</Text.h2>
      <dl className="mt-8 grid border-t border-line lg:mt-12">
        {content.items.map(({ name, text }, index) => (
          <div
            key={index}
            className="grid gap-x-[6vw] gap-y-1 border-b border-line py-5 md:grid-cols-[2fr_3fr] md:items-baseline"
          >
            <Text.dt className="font-serif text-2xl">{name}</Text.dt>
            <Text.dd className="max-w-measure text-stone">{text}</Text.dd>
          </div>
        ))}
      </dl>
    </Band>
  )
}

function Team({ content, className }: PartProps<'team'>) {
  return (
    <Band className={className}>
      <Text.h2>{content.title}</Text.h2>
      <ul className="mt-8 grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-3 lg:mt-12 lg:grid-cols-4">
        {content.people.map(({ name, role, picture }, index) => (
          <li key={index} className="wrap-anywhere">
            {picture ? (
              <Picture
                {...picture}
                sizes="(min-width: 1024px) 20vw, (min-width: 768px) 28vw, 42vw"
                className="aspect-square"
              />
            ) : (
              <span className="grid aspect-square place-items-center bg-sand text-edge">
                <Icon name="user" className="size-16" />
              </span>
            )}
            <Text.h3 className="mt-4">{name}</Text.h3>
            <Text.p className="text-stone">{role}</Text.p>
          </li>
        ))}
      </ul>
    </Band>
  )
}

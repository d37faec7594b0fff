import { about as content } from '#content/old/about.ts'
import { pictures } from '#content/pictures.ts'
import { publicPages } from '#contract/pages.ts'
import { queryOf } from '../../api.ts'
import { Picture } from '../../ui/picture.tsx'
import { CareersBand, jobCount } from '../home/careers-band.tsx'
import { Head } from '../seo/head.tsx'
import { Band, TermGrid, twoColumns } from '../shell/band.tsx'
import { ContactBand } from '../shell/contact-band.tsx'
import { PicturePageTop } from '../shell/picture-page-top.tsx'
import { interpolate } from '../shell/rich-text.tsx'

const { title } = publicPages.about

export const queries = () => [queryOf('listJobs', jobCount)]

export function Page() {
  return (
    <>
      <Head
        title={title}
        description={interpolate(content.description)}
        picture={pictures[content.picture].src}
      />
      <PicturePageTop
        label={title}
        title={content.title}
        lead={interpolate(content.lead)}
        picture={content.picture}
      >
        <div className="prose mt-8 text-stone">
          <p>{content.text}</p>
        </div>
      </PicturePageTop>
      <Band tone="sand" className={`${twoColumns} gap-y-12 py-section`}>
        <h2>{content.waysTitle}</h2>
        <TermGrid terms={content.ways} className="gap-y-10" />
      </Band>
      <Promises />
      <Team />
      <Workshop />
      <CareersBand />
      <ContactBand content={content.contact} topic="About" />
    </>
  )
}

function Promises() {
  return (
    <Band className={`${twoColumns} gap-y-10 py-section lg:items-center`}>
      <Picture
        {...pictures[content.promisesPicture]}
        sizes="(min-width: 1024px) 36vw, 88vw"
        className="aspect-3/2 lg:aspect-4/5"
      />
      <div>
        <h2>{content.promisesTitle}</h2>
        <ol className="mt-8 border-t border-line">
          {content.promises.map((promise, index) => (
            <li key={promise} className="flex gap-6 border-b border-line py-4 text-lg">
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

function Team() {
  return (
    <Band className="pb-section">
      <h2>{content.teamTitle}</h2>
      <dl className="mt-8 grid border-t border-line lg:mt-12">
        {content.team.map(({ name, text }) => (
          <div
            key={name}
            className="grid gap-x-[6vw] gap-y-1 border-b border-line py-5 md:grid-cols-[2fr_3fr] md:items-baseline"
          >
            <dt className="font-serif text-2xl">{name}</dt>
            <dd className="max-w-measure text-stone">{text}</dd>
          </div>
        ))}
      </dl>
    </Band>
  )
}

function Workshop() {
  const { title, text } = content.workshop
  return (
    <Band tone="leaf" className={`${twoColumns} gap-y-6 py-section`}>
      <h2>{title}</h2>
      <div className="grid max-w-measure gap-4 text-lg text-sand">
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Band>
  )
}

import { Link } from 'react-router'
import type { home } from '#content/old/home.ts'
import type { ServiceContent } from '#content/old/types.ts'
import { pictures } from '#content/pictures.ts'
import { publicPages } from '#contract/pages.ts'
import { queryOf, useCall } from '../../api.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { galleryPath } from '../gallery/gallery-path.ts'
import { ProjectRow } from '../gallery/project-row.tsx'
import { Head } from '../seo/head.tsx'
import { Band, TermGrid, twoColumns } from '../shell/band.tsx'
import { ContactBand } from '../shell/contact-band.tsx'
import { PicturePageTop } from '../shell/picture-page-top.tsx'
import { Steps } from '../shell/steps.tsx'

type ServiceName = (typeof home.services)[number]['page']

const pricesId = 'prices'
const projectsOf = (name: ServiceName) => ({ query: { category: publicPages[name].service, limit: 2 } })

export const serviceQueries = (name: ServiceName) => [queryOf('listProjects', projectsOf(name))]

/** The five service pages differ in their content only. */
export function ServicePage({ name, content }: { name: ServiceName; content: ServiceContent }) {
  const { title } = publicPages[name]
  const { stance, materialsTitle = 'What we work with' } = content
  return (
    <>
      <Head title={title} description={content.description} picture={pictures[content.picture].src} />
      <PicturePageTop
        label="Services"
        title={title}
        lead={content.lead}
        picture={content.picture}
        pictureClassName={content.focus === 'lower' ? '[&_img]:object-[50%_75%]' : ''}
      >
        <a href={`#${pricesId}`} className="link mt-4 inline-flex min-h-11 items-center gap-2">
          See the prices
          <Icon name="arrow" className="size-4 rotate-90" />
        </a>
      </PicturePageTop>
      <Included content={content} />
      <Band className={`${twoColumns} gap-y-12 py-section`}>
        <div className="lg:sticky lg:top-28 lg:self-start">
          <h2>How it works</h2>
          <Picture
            {...pictures[content.detail]}
            sizes="(min-width: 1024px) 36vw, 88vw"
            className="mt-8 aspect-3/2 lg:mt-12 lg:aspect-4/5"
          />
        </div>
        <Steps steps={content.process} />
      </Band>
      <Band className="pb-section">
        <h2>{materialsTitle}</h2>
        <TermGrid terms={content.materials} className="mt-8 gap-y-8 lg:mt-12 lg:grid-cols-3 lg:gap-y-12" />
      </Band>
      {stance ? (
        <Band tone="sand" className={`${twoColumns} gap-y-6 py-section`}>
          <h2>{stance.title}</h2>
          <div className="prose text-lg">
            {stance.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Band>
      ) : null}
      <Prices content={content} />
      <Questions content={content} />
      <MatchingProjects name={name} />
      <ContactBand content={content.contact} topic={title} />
    </>
  )
}

type PartProps = { content: ServiceContent }

function Included({ content: { included, excluded } }: PartProps) {
  return (
    <Band tone="sand">
      <h2>What is included</h2>
      <ul className="mt-8 gap-x-[6vw] border-t border-line md:columns-2 lg:mt-12">
        {included.map((item) => (
          <li key={item} className="break-inside-avoid border-b border-line py-3.5">
            {item}
          </li>
        ))}
      </ul>
      {excluded ? <p className="mt-6 max-w-measure text-stone">{excluded}</p> : null}
    </Band>
  )
}

function Prices({ content: { prices, priceNote } }: PartProps) {
  return (
    <Band tone="leaf" className={`${twoColumns} gap-y-8 py-section`}>
      <div>
        <h2 id={pricesId}>What it costs</h2>
        <p className="mt-5 max-w-measure text-sand">{priceNote}</p>
      </div>
      <dl className="border-t border-brass/50">
        {prices.map(({ what, from, note }) => (
          <div
            key={what}
            className="grid gap-x-8 gap-y-1 border-b border-brass/50 py-5 sm:grid-cols-[1fr_auto] sm:items-baseline"
          >
            <dt className="text-lg">{what}</dt>
            <dd className="font-serif text-2xl sm:text-right">from {from}</dd>
            <dd className="text-sm text-sand sm:col-span-2">{note}</dd>
          </div>
        ))}
      </dl>
    </Band>
  )
}

function Questions({ content: { questions } }: PartProps) {
  return (
    <Band className={`${twoColumns} gap-y-8 py-section`}>
      <h2>What people ask</h2>
      <div className="border-t border-line">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group border-b border-line">
            <summary className="flex min-h-11 list-none items-start justify-between gap-6 py-4 font-semibold hover:text-laterite [&::-webkit-details-marker]:hidden">
              {question}
              <Icon name="chevron" className="mt-1 size-5 text-laterite transition group-open:rotate-180" />
            </summary>
            <p className="max-w-measure pb-6 text-stone">{answer}</p>
          </details>
        ))}
      </div>
    </Band>
  )
}

function MatchingProjects({ name }: { name: ServiceName }) {
  const { service } = publicPages[name]
  const { items: projects = [], total = 0 } = useCall('listProjects', projectsOf(name)).data ?? {}
  if (projects.length === 0) return null
  return (
    <Band className="pb-section">
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 lg:mb-12">
        <h2>From the gallery</h2>
        {total > projects.length ? (
          <Link to={galleryPath({ category: service })} className="link inline-flex min-h-11 items-center">
            All projects of this kind
          </Link>
        ) : null}
      </div>
      <ProjectRow projects={projects} />
    </Band>
  )
}

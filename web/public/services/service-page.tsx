import { Picture, type PictureProps } from '../../ui/picture.tsx'
import { MatchingProjects } from '../gallery/matching-projects.tsx'
import { PictureNote } from '../gallery/picture-note.tsx'
import { Head } from '../seo/head.tsx'
import { ContactBand } from '../shell/contact-band.tsx'
import { Questions } from './questions.tsx'
import { type Step, Steps } from './steps.tsx'

type Shown = Omit<PictureProps, 'sizes'>

export type ServiceContent = {
  page: { title: string; service: string }
  description: string
  picture: Shown
  /** Which part of the picture must stay when it is cut to a band. */
  focus?: string
  lead: string
  included: readonly string[]
  /** What a visitor might take for granted and should not. */
  excluded?: string
  prices: readonly { what: string; from: string; note: string }[]
  priceNote: string
  process: readonly Step[]
  detail: Shown
  materialsTitle?: string
  materials: readonly { name: string; text: string }[]
  stance?: { title: string; text: readonly string[] }
  questions: readonly { question: string; answer: string }[]
  call: { title: string; text: string }
}

/** What every service page is made of; each page brings its own words and pictures. */
export function ServicePage({ content }: { content: ServiceContent }) {
  const { page, call, stance } = content
  return (
    <>
      <Head title={page.title} description={content.description} picture={content.picture.src} />
      <Picture
        {...content.picture}
        sizes="100vw"
        priority
        className={`h-[62vw] max-h-[min(68svh,42rem)] min-h-60 ${content.focus ?? ''}`}
      />
      <header className="wrap grid gap-x-[6vw] gap-y-6 pt-10 pb-section md:pt-16 lg:grid-cols-[2fr_3fr]">
        <div>
          <p className="label">Services</p>
          <h1 className="mt-4">{page.title}</h1>
        </div>
        <div>
          <p className="font-serif text-2xl lg:pt-8">{content.lead}</p>
          <PictureNote className="mt-8" />
        </div>
      </header>
      <Included content={content} />
      <section className="wrap grid gap-x-[6vw] gap-y-12 py-section lg:grid-cols-[2fr_3fr]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <h2>How it goes</h2>
          <Picture
            {...content.detail}
            sizes="(min-width: 1024px) 36vw, 88vw"
            className="mt-8 aspect-3/2 lg:mt-12 lg:aspect-4/5"
          />
        </div>
        <Steps steps={content.process} />
      </section>
      <Materials content={content} />
      {stance ? (
        <section className="bg-sand">
          <div className="wrap grid gap-x-[6vw] gap-y-6 py-section lg:grid-cols-[2fr_3fr]">
            <h2>{stance.title}</h2>
            <div className="prose text-lg">
              {stance.text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
        </section>
      ) : null}
      <Prices content={content} />
      <Questions questions={content.questions} />
      <MatchingProjects service={page.service} />
      <ContactBand title={call.title} topic={page.title}>
        <p>{call.text}</p>
      </ContactBand>
    </>
  )
}

function Included({ content: { included, excluded } }: { content: ServiceContent }) {
  return (
    <section className="bg-sand">
      <div className="wrap py-section">
        <h2>What is included</h2>
        <ul className="mt-8 gap-x-[6vw] border-t border-line md:columns-2 lg:mt-12">
          {included.map((item) => (
            <li key={item} className="break-inside-avoid border-b border-line py-3.5">
              {item}
            </li>
          ))}
        </ul>
        {excluded ? <p className="mt-6 max-w-measure text-stone">{excluded}</p> : null}
      </div>
    </section>
  )
}

function Materials({
  content: { materialsTitle = 'What we work with', materials },
}: {
  content: ServiceContent
}) {
  return (
    <section className="wrap pb-section">
      <h2>{materialsTitle}</h2>
      <dl className="mt-8 grid gap-x-[4vw] gap-y-8 sm:grid-cols-2 lg:mt-12 lg:grid-cols-3 lg:gap-y-12">
        {materials.map(({ name, text }) => (
          <div key={name} className="border-t border-brass pt-4">
            <dt className="text-xl font-semibold">{name}</dt>
            <dd className="mt-2 text-stone">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Prices({ content: { prices, priceNote } }: { content: ServiceContent }) {
  return (
    <section className="bg-leaf text-plaster">
      <div className="wrap grid gap-x-[6vw] gap-y-8 py-section lg:grid-cols-[2fr_3fr]">
        <div>
          <h2>What it costs</h2>
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
      </div>
    </section>
  )
}

import { publicPages } from '#contract/pages.ts'
import { site } from '#site'
import { Picture } from '../../ui/picture.tsx'
import { PictureNote } from '../gallery/picture-note.tsx'
import { CareersBand } from '../home/careers-band.tsx'
import { pictures } from '../pictures.ts'
import { Head } from '../seo/head.tsx'
import { ContactBand } from '../shell/contact-band.tsx'
import { promises, team, ways } from './about-words.ts'

export function Page() {
  return (
    <>
      <Head
        title={publicPages.about.title}
        description={`${site.name} since ${site.founded}: architects, engineers, masons and carpenters in one team. How we work, what we promise, who does what.`}
        picture={pictures['veranda-house-2'].src}
      />
      <Picture
        {...pictures['veranda-house-2']}
        sizes="100vw"
        priority
        className="h-[62vw] max-h-[min(68svh,42rem)] min-h-60"
      />
      <header className="wrap grid gap-x-[6vw] gap-y-6 pt-10 pb-section md:pt-16 lg:grid-cols-[2fr_3fr]">
        <div>
          <p className="label">{publicPages.about.title}</p>
          <h1 className="mt-4">People who stay until it has rained</h1>
        </div>
        <div>
          <p className="font-serif text-2xl lg:pt-8">
            {site.shortName} is a small company that designs and builds houses in Ernakulam and the districts
            around it, since {site.founded}. Architects, engineers, masons and carpenters work under one roof,
            so that whoever draws a window also hears what became of it.
          </p>
          <div className="prose mt-8 text-stone">
            <p>
              We take on few houses at a time, because each needs somebody who knows it by heart. We build in
              laterite and concrete, tile and timber; traditional when the family wants it so, plain and flat
              when the plot asks for it. And we repair: roofs that leak, floors that dust, houses that were
              good once.
            </p>
          </div>
          <PictureNote className="mt-8" />
        </div>
      </header>
      <Ways />
      <Promises />
      <Team />
      <Workshop />
      <CareersBand />
      <ContactBand title="Come and see a site" topic="About">
        <p>
          The best way to know us is a house that is half done. Call, and we tell you which one near you can
          be visited this week.
        </p>
      </ContactBand>
    </>
  )
}

function Ways() {
  return (
    <section className="bg-sand">
      <div className="wrap grid gap-x-[6vw] gap-y-12 py-section lg:grid-cols-[2fr_3fr]">
        <h2>How we work</h2>
        <dl className="grid gap-x-[4vw] gap-y-10 sm:grid-cols-2">
          {ways.map(({ title, text }) => (
            <div key={title} className="border-t border-brass pt-4">
              <dt className="text-xl font-semibold">{title}</dt>
              <dd className="mt-2 text-stone">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

function Promises() {
  return (
    <section className="wrap grid gap-x-[6vw] gap-y-10 py-section lg:grid-cols-[2fr_3fr] lg:items-center">
      <Picture
        {...pictures['plans-and-model-1']}
        sizes="(min-width: 1024px) 36vw, 88vw"
        className="aspect-3/2 lg:aspect-4/5"
      />
      <div>
        <h2>What we promise</h2>
        <ol className="mt-8 border-t border-line">
          {promises.map((promise, index) => (
            <li key={promise} className="flex gap-6 border-b border-line py-4 text-lg">
              <span aria-hidden="true" className="w-6 shrink-0 font-serif text-laterite tabular-nums">
                {index + 1}
              </span>
              {promise}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function Team() {
  return (
    <section className="wrap pb-section">
      <h2>Who does what</h2>
      <dl className="mt-8 grid border-t border-line lg:mt-12">
        {team.map(({ role, text }) => (
          <div
            key={role}
            className="grid gap-x-[6vw] gap-y-1 border-b border-line py-5 md:grid-cols-[2fr_3fr] md:items-baseline"
          >
            <dt className="font-serif text-2xl">{role}</dt>
            <dd className="max-w-measure text-stone">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Workshop() {
  return (
    <section className="bg-leaf text-plaster">
      <div className="grid lg:grid-cols-2">
        <Picture
          {...pictures['kitchen-2']}
          sizes="(min-width: 1024px) 50vw, 100vw"
          className="aspect-3/2 lg:aspect-auto lg:min-h-[34rem]"
        />
        <div className="self-center px-gutter py-16 lg:py-24 lg:pl-[6vw]">
          <h2>The workshop</h2>
          <div className="mt-5 grid max-w-measure gap-4 text-lg text-sand">
            <p>
              In Kalamassery we season teak and anjili, cut plywood and put every cupboard together once
              before it travels. Doors, windows, stairs and kitchens come from there.
            </p>
            <p>
              Come and see it, on any weekday from nine to five. Ring first, so that somebody switches the
              saws off while you talk.
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}

import type { CostContent, Package } from '#contract/amounts/cost.ts'
import { publicPages } from '#contract/pages.ts'
import type { PageLocation } from '../../screen.tsx'
import { Text } from '../content/text.tsx'
import { contentQuery, withContent } from '../content/with-content.tsx'
import { Band, ContactBand } from '../parts/band.tsx'
import { PageTop } from '../parts/page-top.tsx'
import { PageHead } from '../seo/head.tsx'
import { Answered, EstimateForm, houseQueries, rateOf, useAsked, words } from './estimate.tsx'

export const queries = (location: PageLocation) => [contentQuery('cost', location), ...houseQueries(location)]

export const Page = withContent('cost', Cost)

function Cost({ content }: { content: CostContent }) {
  const { title, intro, rates, contact, search } = content
  const form = { content, path: publicPages.cost.path }
  const asked = useAsked(content)
  return (
    <>
      <PageHead search={search} title={title} text={intro} />
      {/* Staff can look at it before it is switched on. */}
      <PageTop
        label={words.label}
        title={title}
        intro={intro}
        picture={rates.show && !asked ? <EstimateForm {...form} /> : undefined}
      />
      {rates.show ? (
        <>
          {asked ? (
            <div className="wrap pb-8 lg:pb-16">
              <Answered asked={asked} {...form} />
            </div>
          ) : null}
          <Band tone="sand" className="py-8 lg:py-16">
            <h2>{words.packages}</h2>
            <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))] gap-x-6 lg:mt-8">
              {rates.packages.map((one, index) => (
                <PackageColumn key={index} content={one} />
              ))}
            </div>
          </Band>
        </>
      ) : null}
      <ContactBand content={contact} topic={publicPages.cost.title} />
    </>
  )
}

function PackageColumn({ content }: { content: Package }) {
  const { name, included, excluded } = content
  return (
    <section className="border-t border-brass pt-2 pb-4">
      <Text.h3>{name}</Text.h3>
      <p className="font-serif text-lg text-teak">{rateOf(content)}</p>
      <dl className="mt-3 text-sm">
        <dt className="font-semibold">{words.included}</dt>
        <Text.dd>{included}</Text.dd>
        <dt className="mt-3 font-semibold">{words.excluded}</dt>
        <Text.dd className="text-stone">{excluded}</Text.dd>
      </dl>
    </section>
  )
}

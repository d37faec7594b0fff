import { Link } from 'react-router'
import type { CostContent } from '#contract/amounts/cost.ts'
import { publicPages } from '#contract/pages.ts'
import { Text } from '../content/text.tsx'
import { Band, twoColumns } from '../parts/band.tsx'
import { Answered, EstimateForm, useAsked, words } from './estimate.tsx'

export { houseQueries } from './estimate.tsx'

/** What a house would cost, on the page of those who build it. */
export function CostPart({ content }: { content: CostContent }) {
  const form = { content, path: publicPages.design.path }
  const asked = useAsked(content)
  return (
    <Band className="py-8 lg:py-16">
      <div className={`${twoColumns} gap-y-4`}>
        <div>
          <Text.h2>{content.title}</Text.h2>
          <Text.p className="mt-4 max-w-measure text-stone">{content.intro}</Text.p>
          <Link to={publicPages.cost.path} className="link inline-flex min-h-11 items-center">
            {words.allPackages}
          </Link>
        </div>
        {asked ? null : <EstimateForm {...form} />}
      </div>
      {asked ? (
        <div className="mt-8">
          <Answered asked={asked} {...form} />
        </div>
      ) : null}
    </Band>
  )
}

import { Link } from 'react-router'
import type { CostContent } from '#contract/houses/cost.ts'
import { publicPages } from '#contract/pages.ts'
import { Text } from '../content/text.tsx'
import { Band, twoColumns } from '../parts/band.tsx'
import { EstimateForm, EstimateRange } from './estimate.tsx'
import { words } from './words.ts'

export { houseQueries } from './estimate.tsx'

/** What a house would cost, on the page of those who build it. */
export function CostPart({ content }: { content: CostContent }) {
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
        <EstimateForm content={content} path={publicPages.design.path} />
      </div>
      <div className="mt-8">
        <EstimateRange content={content} />
      </div>
    </Band>
  )
}

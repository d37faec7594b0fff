import type { HomeContent } from '#contract/content/home.ts'
import { phonesOf } from '#contract/content/hours.ts'
import { publicPages } from '#contract/pages.ts'
import { useCall } from '../../api.ts'
import { useCompany } from '../../page-context.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { telLink } from '../../ui/contact-links.ts'
import { Picture } from '../../ui/picture.tsx'
import { langOf } from '../content/lang.ts'
import { noBreak } from '../content/no-break.ts'
import { Text } from '../content/text.tsx'
import { Band } from '../parts/band.tsx'

export const jobCount = { query: { limit: 0 } }

export function CareersBand({ content }: { content: HomeContent['workWithUs'] }) {
  const isHiring = useCall('listJobs', jobCount).data?.total !== 0
  const phone = phonesOf(useCompany()).at(-1) ?? ''
  return (
    <Band tone="sand" className="grid items-center gap-x-[6vw] gap-y-8 py-16 md:grid-cols-[2fr_3fr] lg:py-24">
      <Picture
        {...content.picture}
        sizes="(min-width: 768px) 38vw, 88vw"
        className="aspect-3/2 md:aspect-4/3"
      />
      <div>
        <Text.h2>{content.title}</Text.h2>
        <Text.p className="mt-5 max-w-measure text-lg text-stone">{content.text}</Text.p>
        {isHiring ? (
          <ButtonLink
            to={publicPages.career.path}
            lang={langOf(content.link)}
            variant="secondary"
            className="mt-8"
          >
            {content.link}
          </ButtonLink>
        ) : (
          <>
            <Text.p className="mt-5 max-w-measure">{content.none}</Text.p>
            <ButtonLink href={telLink(phone)} variant="secondary" icon="phone" className="mt-8">
              {noBreak(phone)}
            </ButtonLink>
          </>
        )}
      </div>
    </Band>
  )
}

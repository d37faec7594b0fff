import { phonesOf } from '#contract/content/hours.ts'
import type { HomeContent } from '#contract/content/pages.ts'
import { publicPages } from '#contract/pages.ts'
import { useCall } from '../../calls/api.ts'
import { useCompany } from '../../page-context.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { telLink } from '../../ui/contact-links.ts'
import { Picture } from '../../ui/picture.tsx'
import { langOf } from '../content/lang.ts'
import { noBreak } from '../content/no-break.ts'
import { Text } from '../content/text.tsx'
import { Band } from '../parts/band.tsx'

export const jobCount = { query: { limit: 0 } }

/** A small picture beside the heading on phones, at the end of the row on wide screens. */
export function CareersBand({ content }: { content: HomeContent['workWithUs'] }) {
  const isHiring = useCall('listJobs', jobCount).data?.total !== 0
  const phone = phonesOf(useCompany()).at(-1) ?? ''
  return (
    <Band className="grid grid-cols-[1fr_30%] items-end gap-x-6 gap-y-5 py-12 md:grid-cols-[1fr_2fr_1fr] md:items-start md:gap-x-[4vw] lg:py-16">
      <Text.h2>{content.title}</Text.h2>
      <Picture
        {...content.picture}
        sizes="(min-width: 768px) 27vw, 45vw"
        className="aspect-square md:order-last md:aspect-4/3"
      />
      <div className="max-md:col-span-2">
        <Text.p className="max-w-measure text-stone lg:text-lg">{content.text}</Text.p>
        {isHiring ? (
          <ButtonLink
            to={publicPages.career.path}
            lang={langOf(content.link)}
            variant="secondary"
            className="mt-6"
          >
            {content.link}
          </ButtonLink>
        ) : (
          <>
            <Text.p className="mt-4 max-w-measure">{content.none}</Text.p>
            <ButtonLink href={telLink(phone)} variant="secondary" icon="phone" className="mt-6">
              {noBreak(phone)}
            </ButtonLink>
          </>
        )}
      </div>
    </Band>
  )
}

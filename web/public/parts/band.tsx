import type { ReactNode } from 'react'
import { publicPages } from '#contract/pages.ts'
import { useCompany } from '../../page-context.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { telLink } from '../../ui/contact-links.ts'
import { noBreak } from '../content/no-break.ts'
import { Text } from '../content/text.tsx'
import { companyWhatsapp, words } from '../shell/words.ts'

const tones = { sand: 'bg-sand', leaf: 'bg-leaf text-plaster', laterite: 'bg-laterite text-white' }

type BandProps = { tone?: keyof typeof tones; className?: string; children: ReactNode }

/** A section of a page; with a tone its background runs across the whole screen. */
export function Band({ tone, className = 'py-section', children }: BandProps) {
  if (!tone) return <section className={`wrap ${className}`}>{children}</section>
  return (
    <section className={tones[tone]}>
      <div className={`wrap ${className}`}>{children}</div>
    </section>
  )
}

/** A heading at the left, what belongs to it at the right; below each other on small screens. */
export const twoColumns = 'grid gap-x-[6vw] lg:grid-cols-[2fr_3fr]'

const { path } = publicPages.contact

type ContactBandProps = {
  content: { title: string; text: string }
  /** What the visitor was looking at; none on the home page. */
  topic?: string
}

/** The end of a page: what to do next, and the telephone number in large type. On phones the contact bar has WhatsApp. */
export function ContactBand({ content, topic }: ContactBandProps) {
  const company = useCompany()
  return (
    <Band
      tone="laterite"
      className="grid gap-x-[6vw] gap-y-4 py-8 md:gap-y-6 md:py-16 lg:grid-cols-[3fr_2fr] lg:items-end print:hidden"
    >
      <div>
        <Text.h2>{content.title}</Text.h2>
        <Text.p className="mt-3 max-w-measure lg:mt-4 lg:text-lg">{content.text}</Text.p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 lg:gap-y-8">
        <a
          href={telLink(company.phone)}
          className="inline-flex min-h-11 items-center text-xl font-semibold tabular-nums underline decoration-1 underline-offset-8 hover:decoration-2 sm:text-2xl lg:w-full"
        >
          {noBreak(company.phone)}
        </a>
        <ButtonLink
          href={companyWhatsapp(company, topic)}
          variant="light"
          rel="noopener"
          icon="whatsapp"
          className="max-lg:hidden"
        >
          {words.whatsapp}
        </ButtonLink>
        <ButtonLink
          to={topic ? `${path}?topic=${encodeURIComponent(topic)}` : path}
          variant="secondary"
          className="text-white hover:bg-white/10 active:bg-white/15"
        >
          {words.writeToUs}
        </ButtonLink>
      </div>
    </Band>
  )
}

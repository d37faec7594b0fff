import { useCompany } from '../../page-context.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { telLink } from '../../ui/contact-links.ts'
import { noBreak } from '../content/no-break.ts'
import { Text } from '../content/text.tsx'
import { companyWhatsapp } from '../shell/company-whatsapp.ts'
import { words } from '../shell/words.ts'
import { Band } from './band.tsx'

const { path } = words.pages.contact

type ContactBandProps = {
  content: { title: string; text: string }
  /** What the visitor was looking at; none on the home page. */
  topic?: string
}

/** The end of a page: what to do next, and the telephone number in large type. */
export function ContactBand({ content, topic }: ContactBandProps) {
  const company = useCompany()
  return (
    <Band tone="leaf" className="">
      <div className="grid gap-x-[6vw] gap-y-10 border-b border-brass/40 py-section lg:grid-cols-[3fr_2fr] lg:items-end print:hidden">
        <div>
          <Text.h2>{content.title}</Text.h2>
          <Text.p className="mt-5 max-w-measure text-lg text-sand">{content.text}</Text.p>
        </div>
        <div>
          <a
            href={telLink(company.phone)}
            className="inline-flex min-h-11 items-center font-serif text-[min(var(--text-3xl),9vw)] tabular-nums underline decoration-brass decoration-1 underline-offset-8 hover:text-white hover:decoration-2"
          >
            {noBreak(company.phone)}
          </a>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={companyWhatsapp(company, topic)} variant="light" rel="noopener" icon="whatsapp">
              {words.whatsapp}
            </ButtonLink>
            <ButtonLink
              to={topic ? `${path}?topic=${encodeURIComponent(topic)}` : path}
              variant="secondary"
              className="text-plaster hover:bg-white/10 active:bg-white/15"
            >
              {words.writeToUs}
            </ButtonLink>
          </div>
        </div>
      </div>
    </Band>
  )
}

import { useQuery } from '@tanstack/react-query'
import { fill, languageIn } from '#contract/languages.ts'
import { inBoth } from '#contract/words.ts'
import { queryOf } from '../../calls/api.ts'
import { language as own } from '../../language/language.ts'
import { useCompany } from '../../page-context.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { telLink, whatsappLink } from '../../ui/contact-links.ts'
import type { IconName } from '../../ui/icon.tsx'
import { Menu, type MenuEntry } from '../blocks/lists/menu.tsx'
import { actionClass } from '../blocks/lists/row-actions.tsx'

type MessageBarProps = {
  phone: string
  name: string
  about: keyof (typeof greetings)['en']
  job?: string
  /** In which they wrote; empty where nobody knows. */
  language: string
  /** What usually comes next; nothing once it is done. */
  next?: false | { label: string; icon: IconName; onClick: () => unknown }
  others: (MenuEntry | false)[]
  className?: string
}

const barClass = 'flex flex-wrap gap-2 max-sm:*:grow sm:[&>[aria-haspopup]]:ml-auto'

/** Call, write, the next step, and the rest in a menu. */
export function MessageBar(props: MessageBarProps) {
  const { phone, name, about, job = '', next, others, className = barClass } = props
  const language = props.language ? languageIn(props.language) : own
  const inLanguage = queryOf('getContent', { params: { page: 'company' }, query: { language } })
  const { name: ownName } = useCompany()
  const named = useQuery({ ...inLanguage, enabled: language !== own }).data as { name?: string } | undefined
  const company = named?.name ?? ownName
  return (
    <div className={`${className} *:px-3`}>
      <ButtonLink href={telLink(phone)} variant="secondary" icon="phone">
        {words.call}
      </ButtonLink>
      <ButtonLink
        href={whatsappLink(addCountryCode(phone), fill(greetings[language][about], { name, company, job }))}
        target="_blank"
        rel="noreferrer"
        variant="secondary"
        icon="whatsapp"
      >
        {words.whatsapp}
      </ButtonLink>
      {next ? (
        <Button icon={next.icon} onClick={next.onClick}>
          {next.label}
        </Button>
      ) : null}
      <Menu
        about={name}
        entries={others.filter((entry) => entry !== false)}
        className={`${actionClass()} justify-center`}
      />
    </div>
  )
}

/** Ten digits are an Indian number without its country code, unless they begin with one, as in +65 9123 4567. */
export function addCountryCode(phone: string) {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length === 10 && !/^\W*(\+|00)/.test(phone) ? `91${digits}` : digits
}

/** How a message on WhatsApp begins, in the language in which somebody wrote; so both are here. */
const greetings = {
  en: {
    application: 'Hello {name}, this is {company}, about your application as {job}.',
    message: 'Hello {name}, this is {company}, about your message to us.',
    call: 'Hello {name}, this is {company}, about your call.',
  },
  ml: {
    application: 'നമസ്കാരം {name}, {company} എന്ന കമ്പനിയിൽനിന്നാണ്. ‘{job}’ എന്ന ജോലിക്കുള്ള അപേക്ഷ കിട്ടി.',
    message: 'നമസ്കാരം {name}, {company} എന്ന കമ്പനിയിൽനിന്നാണ്. നിങ്ങളുടെ സന്ദേശം കിട്ടി.',
    call: 'നമസ്കാരം {name}, {company} എന്ന കമ്പനിയിൽനിന്നാണ്. നിങ്ങൾ വിളിച്ചിരുന്നല്ലോ.',
  },
} as const

const words = inBoth({ call: ['Call', 'വിളിക്കാം'], whatsapp: ['WhatsApp', 'വാട്സാപ്പ്'] })

import { useCompany } from '../../page-context.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { telLink, whatsappLink } from '../../ui/contact-links.ts'
import type { IconName } from '../../ui/icon.tsx'
import { Menu, type MenuEntry } from '../blocks/lists/menu.tsx'
import { actionClass } from '../blocks/lists/row-actions.tsx'
import { openedWords as words } from './opened-words.ts'

type MessageBarProps = {
  phone: string
  name: string
  /** Completes 'Hello, this is the company, about ...'. */
  about: string
  /** What usually comes next; nothing once it is done. */
  next?: false | { label: string; icon: IconName; onClick: () => unknown }
  others: (MenuEntry | false)[]
  className?: string
}

const barClass = 'flex flex-wrap gap-2 max-sm:*:grow sm:[&>[aria-haspopup]]:ml-auto'

/** Call, write, the next step, and the rest in a menu. */
export function MessageBar({ phone, name, about, next, others, className = barClass }: MessageBarProps) {
  const company = useCompany()
  return (
    <div className={`${className} *:px-3`}>
      <ButtonLink href={telLink(phone)} variant="secondary" icon="phone">
        {words.call}
      </ButtonLink>
      <ButtonLink
        href={whatsappLink(addCountryCode(phone), words.hello(name, company.name, about))}
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

/** Ten digits are an Indian number without its country code. */
export function addCountryCode(phone: string) {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length === 10 ? `91${digits}` : digits
}

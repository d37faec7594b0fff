import { useCompany } from '../../page-context.ts'
import { whatsappLink } from '../../ui/contact-links.ts'
import { words } from './keep-link-words.ts'

/** The private link to what somebody has just sent. Whoever leaves no mail address gets it only here. */
export function KeepLink({ link }: { link: string }) {
  const { shortName } = useCompany()
  const text = words.message(shortName, link)
  return (
    <div className="mt-4">
      <p>{words.explanation}</p>
      <p className="my-2">
        <a href={link} className="link break-all">
          {link}
        </a>
      </p>
      <a
        href={whatsappLink('', text)}
        target="_blank"
        rel="noopener"
        className="link inline-flex min-h-11 items-center"
      >
        {words.sendToYourself}
      </a>
    </div>
  )
}

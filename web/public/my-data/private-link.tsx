import { useCompany } from '../../page-context.ts'
import { whatsappLink } from '../../ui/contact-links.ts'
import { words } from './keep-link-words.ts'

/** With how to use and to keep it. */
export function PrivateLink({ link }: { link: string }) {
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

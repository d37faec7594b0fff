import { useEffect, useRef } from 'react'
import { useCompany } from '../../page-context.ts'
import { whatsappLink } from '../../ui/contact-links.ts'
import { words } from './keep-link-words.ts'

/** With how to use and to keep it. It comes after the thanks have got the focus, and may lie below the screen of a phone. */
export function PrivateLink({ link }: { link: string }) {
  const { shortName } = useCompany()
  const text = words.message(shortName, link)
  const ref = useRef<HTMLDivElement>(null)
  // In newer browsers it returns a promise, which React would call when the link goes.
  useEffect(() => void ref.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <div ref={ref} className="mt-4">
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

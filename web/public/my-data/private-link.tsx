import { useEffect, useRef } from 'react'
import { inBoth } from '#contract/words.ts'
import { useCompany } from '../../page-context.ts'
import { whatsappLink } from '../../ui/contact-links.ts'

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

export const words = inBoth({
  message: [
    (company: string, link: string) => `What I sent to ${company}, to see, correct or withdraw it: ${link}`,
    (company, link) => `${company} എന്ന കമ്പനിക്ക് ഞാൻ അയച്ചത് കാണാനും തിരുത്താനും പിൻവലിക്കാനും: ${link}`,
  ],
  explanation: [
    'This private link leads to what you sent. With it you can see, correct or withdraw it at any time. Please keep it for yourself:',
    'നിങ്ങൾ അയച്ചതിലേക്കുള്ള സ്വകാര്യ ലിങ്കാണിത്. ഇതുവഴി എപ്പോൾ വേണമെങ്കിലും അത് കാണാം, തിരുത്താം, പിൻവലിക്കാം. മറ്റാർക്കും കൊടുക്കാതെ സൂക്ഷിച്ചുവയ്ക്കൂ:',
  ],
  sendToYourself: ['Send it to yourself on WhatsApp (new tab)', 'വാട്സാപ്പിൽ നിങ്ങൾക്കുതന്നെ അയയ്ക്കാം (പുതിയ ടാബിൽ)'],
})

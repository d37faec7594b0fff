import { useCompany } from '../../page-context.ts'

/** The private link to what somebody has just sent. Whoever leaves no mail address gets it only here. */
export function KeepLink({ link }: { link: string }) {
  const { shortName } = useCompany()
  const text = `My message to ${shortName}, to see, correct or withdraw it: ${link}`
  return (
    <div className="mt-4">
      <p>
        This private link leads to what you sent. With it you can see, correct or withdraw it at any time.
        Please keep it for yourself:
      </p>
      <p className="my-2">
        <a href={link} className="link break-all">
          {link}
        </a>
      </p>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noopener"
        className="link inline-flex min-h-11 items-center"
      >
        Send it to yourself on WhatsApp (new tab)
      </a>
    </div>
  )
}

import { messages } from '#contract/public-messages.ts'
import { KeepLink } from '../my-data/keep-link.tsx'

/** What the answer to an application tells the applicant. */
export type SentApplication = { mailed: boolean; cv_left_out: boolean; link?: string }

/** The same from the address of the thanks without JavaScript: server/pages/forms.ts. */
export const sentIn = (details: string): SentApplication => ({
  mailed: details.includes('mailed'),
  cv_left_out: details.includes('without-cv'),
})

/** Follows the thanks. */
export function SentDetails({ mailed, cv_left_out, link }: Partial<SentApplication>) {
  return (
    <>
      {mailed ? ` ${messages.applications.mailed}` : null}
      {cv_left_out ? (
        <p className="mt-3 font-medium text-charcoal">{messages.applications.cvLeftOut}</p>
      ) : null}
      {link ? <KeepLink link={link} /> : null}
    </>
  )
}

// What follows the thanks for a form.
import { lazy, Suspense } from 'react'
import { messages } from '#contract/public-messages.ts'
import { Boundary } from '../../ui/list-state.tsx'

/** What the answer to an application tells the applicant. */
export type SentApplication = { mailed: boolean; cv_left_out: boolean; link?: string }

/** The same from the address of the thanks without JavaScript: server/pages/forms.ts. */
export const sentIn = (details: string): SentApplication => ({
  mailed: details.includes('mailed'),
  cv_left_out: details.includes('without-cv'),
})

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

const PrivateLink = lazy(async () => ({ default: (await import('../my-data/private-link.tsx')).PrivateLink }))

/**
 * The private link to what somebody has just sent. Whoever leaves no mail address, or a wrong one, gets it only here: where the
 * words about it cannot be loaded, it stands alone.
 */
export function KeepLink({ link }: { link: string }) {
  const alone = (
    <p className="mt-4">
      <a href={link} className="link break-all">
        {link}
      </a>
    </p>
  )
  return (
    <Boundary otherwise={alone}>
      <Suspense fallback={alone}>
        <PrivateLink link={link} />
      </Suspense>
    </Boundary>
  )
}

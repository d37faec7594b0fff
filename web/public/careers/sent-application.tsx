import { messages } from '#contract/messages.ts'

/** What the answer to an application tells the applicant. */
export type SentApplication = { mailed: boolean; cv_left_out: boolean }

/** Follows the thanks. */
export function SentDetails({ mailed, cv_left_out }: Partial<SentApplication>) {
  return (
    <>
      {mailed ? ` ${messages.applications.mailed}` : null}
      {cv_left_out ? (
        <p className="mt-3 font-medium text-charcoal">{messages.applications.cvLeftOut}</p>
      ) : null}
    </>
  )
}

import { privacyNoticeVersion } from '#contract/limits.ts'
import { publicPages } from '#contract/pages.ts'
import { site } from '#site'

/** What an applicant agrees to. A change of the text needs a new privacyNoticeVersion. */
export function PrivacyNotice() {
  return (
    <div className="mt-8 border-l-2 border-brass pl-4 text-sm text-stone">
      <p>
        We keep what you write here, and your CV, to decide about this opening and to answer you. Only our
        office staff can see it. It is erased after {site.retentionDays} days, or as soon as you ask: write to{' '}
        <a href={`mailto:${site.mail}`} className="link">
          {site.mail}
        </a>{' '}
        or call {site.phones[0]}. By sending you agree to this.{' '}
        <a href={publicPages.privacy.path} target="_blank" rel="noopener" className="link">
          The whole privacy notice (new tab)
        </a>
        , version {privacyNoticeVersion}.
      </p>
    </div>
  )
}

import { Link, useParams } from 'react-router'
import type { ContentDraft } from '#contract/content/calls.ts'
import { contentPages, type PageKey } from '#contract/content/pages.ts'
import { adminPages } from '#contract/pages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { useCall } from '../../api.ts'
import { RecordState } from '../../ui/list-state.tsx'
import { Heading } from '../blocks/heading.tsx'
import { formatDateTime } from '../blocks/lists/format-date.ts'
import { Page as NotFound } from '../blocks/not-found.tsx'
import { useAccount } from '../blocks/session.ts'
import { ContentForm } from './content-form.tsx'
import { findPage, historyPath } from './paths.ts'

export function Page() {
  const page = findPage(useParams().page)
  return page ? <SitePage page={page} /> : <NotFound />
}

function SitePage({ page }: { page: PageKey }) {
  const draft = useCall('getDraft', { params: { page } })
  const account = useAccount()
  const both = { ...draft, data: draft.data && account && { draft: draft.data, account } }
  return (
    // The preview stands beside all of it.
    <div className="xl:grid xl:grid-cols-[clamp(26rem,45%,var(--container-form))_minmax(0,1fr)] xl:grid-rows-[auto_auto_1fr] xl:gap-x-10">
      <div>
        <p className="mb-2 flex flex-wrap gap-x-6 text-sm lg:mb-0">
          <Link to={adminPages.site.path} className="link inline-flex min-h-11 items-center lg:min-h-9">
            All pages
          </Link>
          <Link to={historyPath(page)} className="link inline-flex min-h-11 items-center lg:min-h-9">
            History
          </Link>
        </p>
        <Heading title={contentPages[page].title} note={draft.data && <StateLine draft={draft.data} />} />
      </div>
      <RecordState query={both} failed={staffMessages.contents.loadFailed}>
        {(loaded) => <ContentForm page={page} {...loaded} />}
      </RecordState>
    </div>
  )
}

/** What visitors see, and what waits. */
function StateLine({ draft }: { draft: ContentDraft }) {
  const { published_at, published_by, draft_at, draft_by, has_draft } = draft
  return (
    <>
      {published_at
        ? `Published on ${formatDateTime(published_at)}${by(published_by)}.`
        : 'Visitors see the texts that the site came with.'}
      {has_draft ? (
        <b className="block text-charcoal">
          Draft saved {formatDateTime(draft_at ?? '')}
          {by(draft_by)}, not published yet.
        </b>
      ) : null}
    </>
  )
}

const by = (name: string | null) => (name ? ` by ${name}` : '')

import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import type { ContentVersion } from '#contract/content/calls.ts'
import { contentPages, findPage, type PageKey, pagePath } from '#contract/content/pages.ts'
import { queryOf, useCall } from '../../calls/api.ts'
import { Button } from '../../ui/button.tsx'
import { ListState } from '../../ui/list-state.tsx'
import { adminCall, withSession } from '../blocks/calls.ts'
import { useConfirm } from '../blocks/confirm.tsx'
import { Heading } from '../blocks/heading.tsx'
import { Differences } from '../blocks/lists/description-list.tsx'
import { formatDateTime } from '../blocks/lists/format-date.ts'
import { useMutate } from '../blocks/lists/mutate.ts'
import { Badge } from '../blocks/lists/table.tsx'
import { Page as NotFound } from '../blocks/not-found.tsx'

export function Page() {
  const page = findPage(useParams().page)
  return page ? <History page={page} /> : <NotFound />
}

function History({ page }: { page: PageKey }) {
  const versions = useCall('listVersions', { params: { page } })
  const bringBack = useBringBack(page)
  return (
    <>
      <Heading
        title={`History of ${contentPages[page].title}`}
        note="What was published, the newest first. The last fifty versions are kept."
        link={{ label: 'Back to the form', to: pagePath(page) }}
      />
      <ListState
        query={versions}
        empty="Nothing was published yet. Visitors see the texts that the site came with."
        failed="Unable to load the history."
      >
        {(items) => (
          <ol className="max-w-form border-t border-line">
            {items.map((version) => (
              <Version key={version.id} version={version} onBringBack={() => bringBack(version)} />
            ))}
          </ol>
        )}
      </ListState>
    </>
  )
}

function Version({ version, onBringBack }: { version: ContentVersion; onBringBack: () => void }) {
  const { differences, current } = version
  const name = nameOf(version)
  return (
    <li className="border-b border-line py-5">
      <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-sans text-base font-semibold tracking-normal">
        {name}
        {current ? <Badge tone="good">Visitors see this</Badge> : null}
      </h2>
      {differences.length > 0 ? (
        <details className="mt-1 text-sm" open={differences.length <= 2}>
          <summary className="link min-h-11 py-2.5 font-semibold">
            {differences.length === 1 ? '1 change' : `${differences.length} changes`}
          </summary>
          <Differences differences={differences} />
        </details>
      ) : null}
      {current ? null : (
        <Button
          variant="secondary"
          className="mt-3"
          onClick={onBringBack}
          aria-label={`Bring this version back: ${name}`}
        >
          Bring this version back
        </Button>
      )}
    </li>
  )
}

const nameOf = ({ published_at, published_by }: ContentVersion) =>
  published_at
    ? `${formatDateTime(published_at)}${published_by ? `, ${published_by}` : ''}`
    : 'What the site came with'

/** Makes it the draft; publishing it is a step of its own. */
function useBringBack(page: PageKey) {
  const confirm = useConfirm()
  const mutate = useMutate()
  const navigate = useNavigate()
  const client = useQueryClient()
  const params = { page }
  return async (version: ContentVersion) => {
    const restored = await mutate(async () => {
      // As a query, which tries again when the connection is only just back.
      const draft = { ...queryOf('getDraft', { params }), staleTime: 0 }
      const { version: current, has_draft } = await withSession(() => client.fetchQuery(draft))
      const question = 'Bring this version back?'
      const detail = 'There is a draft, and this version takes its place.'
      if (has_draft && !(await confirm({ question, detail, action: 'Bring back' }))) return false
      const body = { version: current }
      return adminCall('restoreVersion', { params: { ...params, id: version.id }, body })
    })
    if (!restored) return
    // The form begins with what came back, not with the draft before.
    client.removeQueries({ queryKey: queryOf('getDraft', { params }).queryKey })
    navigate(pagePath(page))
  }
}

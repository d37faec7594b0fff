// The texts and pictures of a page, as staff published them.
import { type ComponentType, useMemo } from 'react'
import type { Contents, PageKey } from '#contract/content/pages.ts'
import { fill } from '#contract/content/placeholders.ts'
import { messages } from '#contract/messages.ts'
import { previewParameter } from '#contract/pages.ts'
import { queryOf, useCall } from '../../api.ts'
import { usePageContext } from '../../page-context.ts'
import type { PageLocation } from '../../screen.tsx'
import { RecordState } from '../../ui/list-state.tsx'

const sentFor = (page: PageKey, isPreview: boolean | undefined) => ({
  params: { page },
  query: isPreview ? { preview: '1' as const } : {},
})

/** One of the queries of a page. */
export const contentQuery = (page: PageKey, { search }: PageLocation) =>
  queryOf('getContent', sentFor(page, search.get(previewParameter) === '1'))

/** A page that shows a content: 'Loading...' until it is there, and a button to try again when it cannot be read. */
export function withContent<Key extends PageKey>(
  page: Key,
  Page: ComponentType<{ content: Contents[Key] }>,
  failed: string = messages.errors.pageLost,
): ComponentType {
  return function PageWithContent() {
    const { preview, company, noticeVersion } = usePageContext()
    const { data, isError, refetch } = useCall('getContent', sentFor(page, preview))
    const content = useMemo(
      () => data && fill(data as Contents[Key], company, noticeVersion),
      [data, company, noticeVersion],
    )
    return (
      <>
        {content ? null : <title>{company.name}</title>}
        <RecordState of={{ data: content, isError, refetch }} failed={failed}>
          {(content) => <Page content={content} />}
        </RecordState>
      </>
    )
  }
}

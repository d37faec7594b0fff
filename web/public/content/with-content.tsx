// The texts and pictures of a page, as staff published them.
import type { ComponentType } from 'react'
import type { Contents, PageKey } from '#contract/content/pages.ts'
import { previewParameter } from '#contract/pages.ts'
import { messages } from '#contract/public-messages.ts'
import { queryOf, useCall } from '../../calls/api.ts'
import { usePageContext } from '../../page-context.ts'
import type { PageLocation } from '../../screen.tsx'
import { RecordState } from '../../ui/list-state.tsx'

export const contentInput = (page: PageKey, isPreview: boolean | undefined) => ({
  params: { page },
  query: isPreview ? { preview: '1' as const } : {},
})

export const contentQuery = (page: PageKey, { search }: PageLocation) =>
  queryOf('getContent', contentInput(page, search.get(previewParameter) === '1'))

/** A page that shows a content: 'Loading...' until it is there, and a button to try again when it cannot be read. */
export function withContent<Key extends PageKey>(
  page: Key,
  Page: ComponentType<{ content: Contents[Key] }>,
  failed: string = messages.errors.pageLost,
): ComponentType {
  return function PageWithContent() {
    const { preview, company } = usePageContext()
    const content = useCall('getContent', contentInput(page, preview))
    return (
      <>
        {content.data ? null : <title>{company.name}</title>}
        <RecordState query={content} failed={failed}>
          {(data) => <Page content={data as Contents[Key]} />}
        </RecordState>
      </>
    )
  }
}

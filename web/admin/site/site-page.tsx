import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { Link, useParams } from 'react-router'
import type { Account } from '#contract/access/accounts.ts'
import type { ContentDraft } from '#contract/content/calls.ts'
import { contentPages, findPage, historyPath, type PageKey, schemaOf } from '#contract/content/pages.ts'
import { interpolate, placeholderValues } from '#contract/content/placeholders.ts'
import { isSame, type Sample, wordsOf } from '#contract/content/walk-content.ts'
import { adminPages } from '#contract/pages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { useCall } from '../../calls/api.ts'
import { usePageContext } from '../../page-context.ts'
import { Button } from '../../ui/button.tsx'
import { RecordState } from '../../ui/list-state.tsx'
import { useUnsaved } from '../../ui/unsaved.ts'
import { adminCall, useAccount } from '../blocks/calls.ts'
import { Heading } from '../blocks/heading.tsx'
import { formatDateTime } from '../blocks/lists/format-date.ts'
import { useMutate } from '../blocks/lists/mutate.ts'
import { WithMalayalam } from '../blocks/malayalam/malayalam.tsx'
import { type MalayalamStore, useMalayalam } from '../blocks/malayalam/malayalam-store.ts'
import { Page as NotFound } from '../blocks/not-found.tsx'
import { ActionBar, useActions } from './actions.tsx'
import { type ContentStore, createContentStore, FormContext, partsOf } from './content-store.ts'
import { PartView } from './part.tsx'
import { BesideForm, Placeholders } from './previews.tsx'
import { useAutosave } from './use-autosave.ts'

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

type FormProps = { page: PageKey; draft: ContentDraft; account: Pick<Account, 'id' | 'roles'> }

/** Made from the schema: one form for the company and for every page. */
function ContentForm({ page, draft, account }: FormProps) {
  const [store] = useState(() => createContentStore(draft))
  const form = useRef<HTMLFormElement>(null)
  const dirty = useSyncExternalStore(store.subscribe, store.isDirty)
  const epoch = useSyncExternalStore(store.subscribe, () => store.get().epoch)
  const malayalam = useMalayalam('site', page)
  const actions = useActions({ page, draft, store, form, malayalam })
  const autosave = useAutosave({ store, malayalam: malayalam.store }, account.id, page)
  const mutate = useMutate()
  const { company, noticeVersion } = usePageContext()
  const values = useMemo(() => placeholderValues(company, noticeVersion), [company, noticeVersion])
  useUnsaved(dirty)
  useNewerDraft(draft, store)
  useHeldTexts(page, store, malayalam.store)

  const onConfirm = useCallback(
    (samples: readonly Sample[]) => {
      const paths = samples.map(({ path }) => path)
      return mutate(() => adminCall('confirmSamples', { params: { page }, body: { paths } }))
    },
    [mutate, page],
  )
  const state = useMemo(
    () => ({
      store,
      published: draft.published,
      samples: draft.samples,
      sampled: draft.content,
      onConfirm,
      isOwner: account.roles.includes('owner'),
      fill: (text: string) => interpolate(text, values),
    }),
    [store, draft, account.roles, values, onConfirm],
  )

  return (
    <FormContext value={state}>
      {autosave.offer ? (
        <Offer at={autosave.offer.at} onTake={autosave.bringBack} onDrop={autosave.throwAway} />
      ) : null}
      <form
        ref={form}
        noValidate
        className="max-w-form **:scroll-mb-56 xl:row-start-3"
        onSubmit={(event) => {
          event.preventDefault()
          actions.save()
        }}
      >
        {page === 'company' ? null : <Placeholders values={values} />}
        <div key={epoch} className="@container border-t border-line">
          <WithMalayalam shared={malayalam.shared}>
            {partsOf(schemaOf(page)).map((part) => (
              <PartView key={part.paths[0]} part={part} />
            ))}
          </WithMalayalam>
        </div>
        <ActionBar {...actions} dirty={dirty} translated={malayalam.changed > 0} hasDraft={draft.has_draft} />
      </form>
      {actions.proofDialog}
      <BesideForm page={page} form={form} malayalam={malayalam.store} />
    </FormContext>
  )
}

/** What somebody else has saved replaces what the form shows, unless something is typed there. */
function useNewerDraft(draft: ContentDraft, store: ContentStore) {
  useEffect(() => {
    const { content, saved } = store.get()
    if (store.isDirty() || draft.version < saved.version) return
    if (draft.version > saved.version) store.take(draft)
    // The server itself gives a privacy notice its version, and a picture its sizes.
    else if (!isSame(draft.content, content)) store.markSaved(content, draft)
  }, [draft, store])
}

/** All texts of the page, also of its folded parts, for the count of those without Malayalam. */
function useHeldTexts(page: PageKey, store: ContentStore, malayalam: MalayalamStore) {
  useEffect(() => {
    const hold = () =>
      malayalam.hold(
        page,
        wordsOf(schemaOf(page), store.get().content).map((text) => text.trim()),
      )
    hold()
    return store.subscribe(hold)
  }, [page, store, malayalam])
}

function Offer({ at, onTake, onDrop }: { at: string; onTake: () => void; onDrop: () => void }) {
  return (
    <div
      role="status"
      className="mb-6 max-w-form border-l-2 xl:row-start-2 border-laterite bg-sand px-4 py-4"
    >
      <p>You typed something here on {formatDateTime(at)} that was not saved.</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onTake}>
          Bring back what you typed
        </Button>
        <Button variant="quiet" onClick={onDrop}>
          Throw it away
        </Button>
      </div>
    </div>
  )
}

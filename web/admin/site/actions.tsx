// Saving, previewing, publishing and discarding the content that is in the form.
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ContentDraft } from '#contract/content/calls.ts'
import { differencesOf } from '#contract/content/differences.ts'
import { contentPages, type PageKey, schemaOf } from '#contract/content/pages.ts'
import { checkContent } from '#contract/content/validate.ts'
import { wordsOf } from '#contract/content/walk-content.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { CallError, useCall } from '../../calls/api.ts'
import { Button } from '../../ui/button.tsx'
import { clearToasts, toast } from '../../ui/toast.ts'
import { adminCall, refreshAll, reportError } from '../blocks/calls.ts'
import { useAsk, useConfirm } from '../blocks/confirm.tsx'
import { useConflict } from '../blocks/forms/conflict.tsx'
import type { TranslationPart, useMalayalam } from '../blocks/malayalam/malayalam-store.ts'
import { type Proof, useProof } from '../second-step/proof.tsx'
import type { Content, ContentStore } from './content-store.ts'

const words = staffMessages.contents

type Options = {
  page: PageKey
  draft: ContentDraft
  store: ContentStore
  form: RefObject<HTMLFormElement | null>
  malayalam: Pick<ReturnType<typeof useMalayalam>, 'changed' | 'save' | 'sendWith'>
}
export function useActions({ page, draft, store, form, malayalam }: Options) {
  const client = useQueryClient()
  const saveOrAsk = useConflict()
  const confirm = useConfirm()
  const ask = useAsk()
  const [prove, proofDialog] = useProof()
  const sendsMail = useCall('getSignup', {}).data?.sends_mail !== false
  const [busy, setBusy] = useState(false)
  const params = { page }
  const schema = schemaOf(page)
  const load = () => adminCall('getDraft', { params })

  /** What is typed, as it may be stored; otherwise says what is wrong with it. */
  function check() {
    const checked = checkContent(page, store.get().content)
    if ('content' in checked) return checked.content
    refuse(checked)
    return undefined
  }

  function refuse({ message, fields }: { message: string; fields: Record<string, string> }) {
    flushSync(() => store.refuse(fields))
    toast.warning(message)
    form.current
      ?.querySelector<HTMLElement>('[aria-invalid=true], [data-wrong] :is(input, textarea, button)')
      ?.focus()
  }

  /** Runs one action at a time. Resolves to false if it was not done. */
  async function run(work: () => Promise<boolean>) {
    if (busy) return false
    clearToasts()
    setBusy(true)
    try {
      return await work()
    } catch (error) {
      if (error instanceof CallError && Object.keys(error.fields).length > 0) refuse(error)
      else if (isOvertaken(error)) toast.error(words.changedMeanwhile)
      else reportError(error)
      return false
    } finally {
      setBusy(false)
      await refreshAll(client)
    }
  }

  /** Nothing is typed here, so the form takes what somebody else has saved. */
  const isOvertaken = (error: unknown) =>
    error instanceof CallError && error.status === 409 && !store.isDirty()

  /** Malayalam alone needs no draft, and nobody is asked about the English texts. False when it is not saved. */
  async function saveDraft(content: Content) {
    if (isMalayalamOnly()) return (await malayalam.save()) !== false
    return malayalam.sendWith(wordsOf(schema, content), (part) => sendDraft(content, part))
  }

  const isMalayalamOnly = () => malayalam.changed > 0 && !store.isDirty()

  /** When somebody else has saved a newer version, the person chooses which one to keep. */
  function sendDraft(content: Content, part: TranslationPart) {
    const { content: sent, saved } = store.get()
    return saveOrAsk<ContentDraft>({
      async send(over) {
        const body = { version: (over ?? saved).version, content, ...part }
        const { version } = await adminCall('saveDraft', { params, body })
        store.markSaved(sent, { content, version })
      },
      load,
      compare: (theirs) =>
        differencesOf(schema, content, theirs.content).map((one) => [one.label, one.before, one.after]),
      take: (theirs) => store.take(theirs),
    })
  }

  function save() {
    const content = check()
    if (!content) return
    run(async () => {
      const done = isMalayalamOnly() ? staffMessages.translations.saved : words.saved
      const saved = await saveDraft(content)
      if (saved) toast.success(done)
      return saved
    })
  }

  /** The tab is opened at once: after a wait, browsers take it for a pop-up. */
  async function preview() {
    const content = check()
    if (!content) return
    const address = `${contentPages[page].path}?preview=1`
    const isUnsaved = store.isDirty() || malayalam.changed > 0
    const tab = window.open(isUnsaved ? '' : address, '_blank')
    if (!tab) return toast.warning(blockedWords)
    if (!isUnsaved) return
    tab.document.body.textContent = waitingWords
    if (await run(() => saveDraft(content))) tab.location.href = address
    else tab.close()
  }

  async function publish() {
    const content = check()
    if (!content) return
    // Few of those who open the form publish it.
    const publishing = await import('./publish-notice.ts').catch(reportError)
    if (!publishing) return
    const notice = publishing.publishNotice(draft, content, sendsMail)
    if (!notice && malayalam.changed > 0) return save()
    if (!notice) return toast.warning('Nothing has changed, so there is nothing to publish.')
    const question = `Publish ${contentPages[page].title}?`
    const choice = await ask({
      question,
      detail: notice,
      choices: [
        { label: 'Cancel', value: '', variant: 'secondary' },
        { label: 'Publish', value: 'publish', variant: 'primary', 'data-first': true },
      ],
    })
    if (choice !== 'publish') return
    await run(async () => {
      if ((store.isDirty() || malayalam.changed > 0) && !(await saveDraft(content))) return false
      const body = { version: store.get().saved.version }
      const send = (proof: Proof) => adminCall('publishContent', { params, body: { ...proof, ...body } })
      const published = await prove(question, send)
      if (!published) return false
      const { content: shown } = store.get()
      store.markSaved(shown, { content: shown, version: published.version })
      toast.success(published.message)
      return true
    })
  }

  async function discard() {
    const detail = 'What was changed is lost. Visitors go on seeing what is published.'
    if (!(await confirm({ question: 'Discard the draft?', detail, action: 'Discard draft' }))) return
    await run(async () => {
      const { version } = store.get().saved
      if (draft.has_draft) await adminCall('discardDraft', { params, body: { version } })
      store.take(await load())
      toast.success(words.discarded)
      return true
    })
  }

  return { busy, save, preview, publish, discard, proofDialog }
}

const blockedWords = 'Your browser did not open a new tab. Please allow it for this site and try again.'
const waitingWords = 'Saving the draft. If nothing happens here, please look at the form.'

type BarProps = ReturnType<typeof useActions> & {
  dirty: boolean
  /** Malayalam is typed and not saved. */
  translated: boolean
  hasDraft: boolean
}

const malayalamNote = 'Not saved yet. Malayalam is on the site as soon as it is saved.'

/** Stays at the bottom. Its buttons stay enabled while something is sent, so that none loses the focus. */
export function ActionBar({ busy, dirty, translated, hasDraft, preview, publish, discard }: BarProps) {
  const look = 'max-sm:flex-1 max-sm:px-3 whitespace-nowrap'
  const canDiscard = hasDraft || dirty
  return (
    <div className="sticky bottom-0 z-10 -mx-gutter border-t border-line bg-plaster px-gutter py-3 sm:mx-0 sm:px-0">
      <div className="flex flex-wrap items-center gap-2 sm:gap-3" aria-busy={busy || undefined}>
        <p
          role="status"
          className={`flex-1 text-sm text-stone empty:-mb-2 max-sm:order-first sm:basis-full ${canDiscard ? 'basis-40' : 'basis-full'}`}
        >
          {busy ? 'One moment...' : translated ? malayalamNote : dirty ? 'Not saved yet' : ''}
        </p>
        <Button type="submit" variant="secondary" className={look}>
          Save draft
        </Button>
        <Button variant="secondary" className={look} onClick={preview}>
          Preview
        </Button>
        <Button className={look} onClick={publish}>
          Publish
        </Button>
        {canDiscard ? (
          <Button variant="quiet" className="max-sm:order-first max-sm:px-3 sm:ml-auto" onClick={discard}>
            Discard draft
          </Button>
        ) : null}
      </div>
    </div>
  )
}

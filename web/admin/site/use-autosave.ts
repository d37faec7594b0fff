import { useEffect, useState, useSyncExternalStore } from 'react'
import type { TranslationEntry } from '#contract/admin/with-translations.ts'
import { type PageKey, schemaOf } from '#contract/content/pages.ts'
import { completeContent, isSame, wordsOf } from '#contract/content/walk-content.ts'
import type { MalayalamStore } from '../blocks/malayalam/malayalam-store.ts'
import { beginLocalDrafts, deleteLocalDraft, readLocalDraft, writeLocalDraft } from './autosave.ts'
import type { Content, ContentStore } from './content-store.ts'

const pauseMs = 300

type Stores = { store: ContentStore; malayalam: MalayalamStore }

/** Keeps what is typed until it is saved, and offers what was kept on an earlier visit. */
export function useAutosave({ store, malayalam }: Stores, account: string, page: PageKey) {
  const [offer, setOffer] = useState(() => findOffer(store, account, page))

  useEffect(() => {
    beginLocalDrafts()
    let timer: ReturnType<typeof setTimeout> | undefined
    /** What was kept on an earlier visit stays until something is typed. */
    let isKept = false
    const write = () => {
      clearTimeout(timer)
      timer = undefined
      const { content, saved } = store.get()
      const isDirty = store.isDirty()
      const changes = malayalam.changes()
      const isTyped = isDirty || changes.length > 0
      const kept = { content: isDirty ? content : null, version: saved.version, malayalam: changes }
      if (isTyped) writeLocalDraft(account, page, kept)
      else if (isKept) deleteLocalDraft(account, page)
      isKept = isTyped
    }
    const onChange = () => {
      clearTimeout(timer)
      timer = setTimeout(write, pauseMs)
    }
    const unsubscribe = [store.subscribe(onChange), malayalam.subscribe(onChange)]
    const flush = () => timer && write()
    window.addEventListener('pagehide', flush)
    return () => {
      for (const stop of unsubscribe) stop()
      flush()
      window.removeEventListener('pagehide', flush)
    }
  }, [store, malayalam, account, page])

  // Only then is it known whether the Malayalam has been saved meanwhile.
  const isReady = useSyncExternalStore(malayalam.subscribe, malayalam.isReady)
  const isUnsaved = (entry: TranslationEntry) => malayalam.textOf(entry.english) !== entry.malayalam
  const isOffered = offer?.isEnglish || (isReady && offer?.malayalam.some(isUnsaved))
  return {
    offer: isOffered ? offer : undefined,
    bringBack() {
      if (offer?.isEnglish)
        store.take({ content: store.get().saved.content, version: offer.version }, offer.content)
      for (const entry of offer?.malayalam ?? []) malayalam.set(entry.english, entry.malayalam)
      setOffer(undefined)
    },
    throwAway() {
      deleteLocalDraft(account, page)
      setOffer(undefined)
    },
  }
}

/** With the version that it was typed on, so that what others have saved since is not overwritten unasked. */
function findOffer(store: ContentStore, account: string, page: PageKey) {
  const draft = readLocalDraft(account, page)
  if (!draft) return undefined
  const schema = schemaOf(page)
  const { saved } = store.get()
  const content = draft.content
    ? completeContent<Content>(schema, draft.content, saved.content)
    : saved.content
  const isEnglish = !isSame(content, saved.content)
  // A text that somebody has changed since has nothing left to translate.
  const words = new Set(wordsOf(schema, content).map((text) => text.trim()))
  const malayalam = draft.malayalam.filter(({ english }) => words.has(english))
  return isEnglish || malayalam.length > 0 ? { ...draft, content, malayalam, isEnglish } : undefined
}

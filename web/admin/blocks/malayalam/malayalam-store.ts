// The Malayalam that is typed on a screen, by its English text: a text that stands twice is translated once. It lives
// outside React, so that a key press renders only its own field.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { needsTranslation, type TranslationArea } from '#contract/admin/translatable.ts'
import type { TranslationEntry } from '#contract/admin/with-translations.ts'
import type { PageKey } from '#contract/content/pages.ts'
import { CallError, queryOf } from '../../../calls/api.ts'
import { useUnsaved } from '../../../ui/unsaved.ts'
import { adminCall, refreshAll, reportError } from '../calls.ts'
import { createListeners } from '../listeners.ts'

type SavedText = { english: string; malayalam: string; earlier: string; max?: number; locked: boolean }
/** With what was saved when the typing began. */
type TypedText = { text: string; from: string }
export type MalayalamStore = ReturnType<typeof createMalayalamStore>

const shownKey = 'malayalamShown'

export function createMalayalamStore(browser: Pick<Storage, 'getItem' | 'setItem'> = localStorage) {
  const savedTexts = new Map<string, SavedText>()
  const typedTexts = new Map<string, TypedText>()
  /** The English texts of the form, by the field or form that holds them. */
  const held = new Map<string, readonly string[]>()
  /** One choice for all forms of this browser. */
  let isOpen = browser.getItem(shownKey) === 'true'
  let ready = false
  const { subscribe, notify } = createListeners()

  const savedOf = (english: string) => savedTexts.get(english)?.malayalam ?? ''
  const textOf = (english: string) => typedTexts.get(english)?.text ?? savedOf(english)
  const isMissing = (english: string) => needsTranslation(english) && textOf(english) === ''

  /** What somebody else has saved since the typing began. */
  function theirsOf(english: string) {
    const own = typedTexts.get(english)
    const theirs = savedOf(english)
    return own && own.from !== theirs && own.text.trim() !== theirs ? theirs : undefined
  }

  /** What differs from what is saved: all of it, or only for these texts. */
  function changes(texts?: readonly unknown[]): TranslationEntry[] {
    return [...typedTexts]
      .map(([english, { text }]) => ({ english, malayalam: text.trim(), malayalam_from: savedOf(english) }))
      .filter(
        ({ english, malayalam, malayalam_from }) => malayalam !== malayalam_from && needsTranslation(english),
      )
      .filter(({ english }) => !texts || texts.includes(english))
  }

  return {
    subscribe,
    isReady: () => ready,
    load(items: readonly SavedText[]) {
      for (const item of items) {
        const { english, malayalam } = item
        savedTexts.set(english, item)
        const own = typedTexts.get(english)
        // An emptied field takes away only what it has shown.
        if (own?.text.trim() === '' && own.from !== malayalam) typedTexts.delete(english)
        if (theirsOf(english) !== undefined) isOpen = true
      }
      ready = true
      notify()
    },
    textOf,
    theirsOf,
    savedText: (english: string) => savedTexts.get(english),
    set(english: string, text: string) {
      if (text === savedOf(english)) typedTexts.delete(english)
      else typedTexts.set(english, { text, from: typedTexts.get(english)?.from ?? savedOf(english) })
      notify()
    },
    /** The Malayalam of the former text, which the field began with or which was saved before, while there is none. */
    earlierOf(english: string, start = english) {
      if (textOf(english) !== '') return ''
      return (start !== english && savedOf(start)) || (savedTexts.get(english)?.earlier ?? '')
    },
    /**
     * The English text of a field, which began with `start`, was edited. What is typed moves to the new text, unless that
     * has Malayalam of its own. False when it stays.
     */
    moveTyped(from: string, to: string, start: string) {
      const own = typedTexts.get(from)
      const isTaken = typedTexts.has(to) || (savedOf(to) !== '' && to !== start)
      const isEmptied = own?.text.trim() === ''
      if (!own || (isTaken && !isEmptied)) return !own
      typedTexts.delete(from)
      if (!isEmptied) typedTexts.set(to, { text: own.text, from: savedOf(to) })
      notify()
      return true
    },
    changes,
    countChanges: () => changes().length,
    copyTyped: (): ReadonlyMap<string, TypedText> => new Map(typedTexts),
    /** The entries are stored. `before` was typed when they were sent: also for texts that the form no longer has. */
    markSaved(entries: readonly TranslationEntry[], before: ReadonlyMap<string, TypedText>) {
      for (const { english, malayalam } of entries)
        savedTexts.set(english, {
          ...savedTexts.get(english),
          english,
          malayalam,
          earlier: '',
          locked: false,
        })
      for (const [english, own] of [...typedTexts]) {
        if (own === before.get(english)) typedTexts.delete(english)
        else typedTexts.set(english, { ...own, from: savedOf(english) })
      }
      notify()
    },
    /** Until the returned function is called. */
    hold(holder: string, texts: readonly string[]) {
      held.set(holder, texts)
      notify()
      return () => void held.delete(holder)
    },
    countMissing: () => (ready ? new Set([...held.values()].flat().filter(isMissing)).size : 0),
    isOpen: () => isOpen,
    /** Something there needs an answer. */
    open() {
      isOpen = true
      notify()
    },
    toggle() {
      isOpen = !isOpen
      browser.setItem(shownKey, String(isOpen))
      notify()
    },
  }
}

/** What a request has beside the English texts. */
export type TranslationPart = { translations?: TranslationEntry[] }

/** The Malayalam of a form's texts. Without an area the caller loads it into the store. */
export function useMalayalam(area?: TranslationArea, content?: PageKey) {
  const [store] = useState(createMalayalamStore)
  const client = useQueryClient()
  const { data, isError, refetch } = useQuery({
    ...queryOf('listTranslations', { query: { area, content } }),
    enabled: area !== undefined,
  })
  const changed = useSyncExternalStore(store.subscribe, store.countChanges)
  useUnsaved(changed > 0)
  useLayoutEffect(() => {
    if (data) store.load(data.items)
  }, [data, store])

  /**
   * Sends the Malayalam of these texts, or all that is typed, in the request that `send` makes. False when that resolves
   * to false, or when the Malayalam is refused: then nothing is stored, and what was typed stays.
   */
  async function sendWith<T>(
    texts: readonly unknown[] | undefined,
    send: (part: TranslationPart) => Promise<T>,
  ): Promise<T | false> {
    const entries = store.changes(texts)
    const before = store.copyTyped()
    try {
      const stored = await send(entries.length > 0 ? { translations: entries } : {})
      if (stored !== false) store.markSaved(entries, before)
      return stored
    } catch (error) {
      if (!(error instanceof CallError && error.fields.translations)) throw error
      store.open()
      reportError(error)
      // What somebody else wrote is shown beside what is typed.
      await refreshAll(client)
      return false
    }
  }

  return {
    /** For the fields. */
    shared: { store, loadFailed: isError && !data, reload: refetch },
    store,
    changed,
    sendWith,
    /** For texts that are on the site as they are. */
    save: () =>
      sendWith(undefined, ({ translations = [] }) =>
        adminCall('saveTranslations', { body: { translations } }),
      ),
  }
}

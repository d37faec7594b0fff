// The Malayalam that is typed on a screen, by its English text: a text that stands twice is translated once. It lives
// outside React, so that a key press renders only its own field.
import { needsTranslation } from '#contract/admin/translated-words.ts'
import type { TranslationEntry } from '#contract/admin/with-translations.ts'
import { createListeners } from '../listeners.ts'

type SavedText = { english: string; malayalam: string; earlier: string; max?: number; locked: boolean }
type TypedText = { text: string; from: string }
export type MalayalamStore = ReturnType<typeof createMalayalamStore>

/** Whether the Malayalam of forms is shown: one choice for all forms of this browser. */
const shownFlag = 'malayalam-shown'

export function createMalayalamStore(browser: Pick<Storage, 'getItem' | 'setItem'> = localStorage) {
  const known = new Map<string, SavedText>()
  /** With what was saved when the typing began. */
  const typed = new Map<string, TypedText>()
  /** What somebody else has saved since then. */
  const theirs = new Map<string, string>()
  /** The English texts of the form, by the field or form that holds them. */
  const held = new Map<string, readonly string[]>()
  let open = browser.getItem(shownFlag) === 'true'
  let ready = false
  const { subscribe, notify } = createListeners()

  const savedOf = (english: string) => known.get(english)?.malayalam ?? ''
  const textOf = (english: string) => typed.get(english)?.text ?? savedOf(english)

  const isMissing = (english: string) => needsTranslation(english) && textOf(english) === ''

  function load(item: SavedText) {
    const { english, malayalam } = item
    const own = typed.get(english)
    known.set(english, item)
    if (!own || own.from === malayalam) return
    // An emptied field takes away only what it has shown.
    if (own.text.trim() === '') return void typed.delete(english)
    typed.set(english, { ...own, from: malayalam })
    if (own.text.trim() === malayalam) return
    theirs.set(english, malayalam)
    open = true
  }

  /** What differs from what is saved: all of it, or only for these texts. */
  function changes(texts?: readonly string[]): TranslationEntry[] {
    return [...typed]
      .map(([english, { text, from }]) => ({ english, malayalam: text.trim(), malayalam_from: from }))
      .filter(({ english, malayalam }) => malayalam !== savedOf(english) && needsTranslation(english))
      .filter(({ english }) => !texts || texts.includes(english))
  }

  return {
    subscribe,
    isReady: () => ready,
    load(items: readonly SavedText[]) {
      for (const item of items) load(item)
      ready = true
      notify()
    },
    textOf,
    set(english: string, text: string) {
      if (text === savedOf(english)) typed.delete(english)
      else typed.set(english, { text, from: typed.get(english)?.from ?? savedOf(english) })
      notify()
    },
    maxOf: (english: string) => known.get(english)?.max,
    isLocked: (english: string) => known.get(english)?.locked ?? false,
    theirsOf: (english: string) => theirs.get(english),
    takeTheirs(english: string) {
      typed.delete(english)
      theirs.delete(english)
      notify()
    },
    /** The Malayalam of the former text, which the field began with or which was saved before, while there is none. */
    earlierOf(english: string, start = english) {
      if (textOf(english) !== '') return ''
      return (start !== english && savedOf(start)) || (known.get(english)?.earlier ?? '')
    },
    /**
     * The English text of a field, which began with `start`, was edited. What is typed moves to the new text, unless that
     * has Malayalam of its own. False when it stays.
     */
    moveTyped(from: string, to: string, start: string) {
      const own = typed.get(from)
      const isTaken = typed.has(to) || (savedOf(to) !== '' && to !== start)
      const isEmptied = own?.text.trim() === ''
      if (!own || (isTaken && !isEmptied)) return !own
      typed.delete(from)
      if (!isEmptied) typed.set(to, { text: own.text, from: savedOf(to) })
      notify()
      return true
    },
    changes,
    /** The entries that differ from what is saved. */
    differing: (entries: readonly TranslationEntry[]) =>
      entries.filter(({ english, malayalam }) => malayalam !== savedOf(english)),
    countChanges: () => changes().length,
    typed: (): ReadonlyMap<string, TypedText> => new Map(typed),
    /** The entries are stored. `before` was typed when they were sent: also for texts that the form no longer has. */
    saved(entries: readonly TranslationEntry[], before: ReadonlyMap<string, TypedText>) {
      for (const { english, malayalam } of entries) {
        known.set(english, { ...known.get(english), english, malayalam, earlier: '', locked: false })
        theirs.delete(english)
      }
      for (const [english, own] of [...typed]) {
        if (own === before.get(english) || own.text.trim() === savedOf(english)) typed.delete(english)
        else typed.set(english, { ...own, from: savedOf(english) })
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
    /** What somebody else has changed opens it too. */
    isOpen: () => open,
    /** For this form only. */
    open() {
      open = true
      notify()
    },
    toggle() {
      open = !open
      browser.setItem(shownFlag, String(open))
      notify()
    },
  }
}

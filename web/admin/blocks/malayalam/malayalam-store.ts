// The Malayalam that is typed on a screen, by its English text: a text that stands twice is translated once. It lives
// outside React, so that a key press renders only its own field.
import { needsTranslation } from '#contract/admin/translated-words.ts'
import { createListeners } from '../listeners.ts'

type SavedText = { english: string; malayalam: string; earlier: string; max?: number; locked: boolean }
type TypedText = { text: string; from: string }
export type Entry = { english: string; malayalam: string; malayalam_from: string }
type Offer = { english: string; earlier: string }
export type MalayalamStore = ReturnType<typeof createMalayalamStore>

/** Whether the Malayalam of forms is shown: one choice for all forms of this browser. */
const shownFlag = 'malayalam-shown'

export function createMalayalamStore(browser: Pick<Storage, 'getItem' | 'setItem'> = localStorage) {
  const known = new Map<string, SavedText>()
  /** With what was saved when the typing began. */
  let typed = new Map<string, TypedText>()
  /** What somebody else has saved since then. */
  const theirs = new Map<string, string>()
  /** The text that a field began with, by the text that stands there now. */
  const starts = new Map<string, string>()
  /** English texts whose Malayalam could not be saved, although they themselves were. */
  let unsent = new Set<string>()
  /** The English texts of the form, by the field or form that holds them. */
  const held = new Map<string, readonly string[]>()
  let open = browser.getItem(shownFlag) === 'true'
  let ready = false
  const { subscribe, notify } = createListeners()

  const savedOf = (english: string) => known.get(english)?.malayalam ?? ''
  const textOf = (english: string) => typed.get(english)?.text ?? savedOf(english)

  const isMissing = (english: string) => needsTranslation(english) && textOf(english) === ''

  /** The Malayalam of the former English text, while the present one has none. */
  function earlierOf(english: string) {
    if (textOf(english) !== '') return ''
    return savedOf(starts.get(english) ?? '') || (known.get(english)?.earlier ?? '')
  }

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

  /** What differs from what is saved: all of it, or only these texts and those that failed before. */
  function changes(texts?: readonly string[]): Entry[] {
    return [...typed]
      .map(([english, { text, from }]) => ({ english, malayalam: text.trim(), malayalam_from: from }))
      .filter(({ english, malayalam }) => malayalam !== savedOf(english) && needsTranslation(english))
      .filter(({ english }) => !texts || texts.includes(english) || unsent.has(english))
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
    earlierOf,
    /**
     * The English text of a field was edited. The typed Malayalam moves to the new text, unless that has its own; what is
     * saved for `start`, the text that the field began with, is only offered, since it may not fit. False when the typed
     * Malayalam stays.
     */
    follow(from: string, to: string, start = '') {
      const first = starts.get(from) ?? start
      starts.delete(from)
      if (to !== first) starts.set(to, first)
      if (typed.get(from)?.text.trim() === '') typed.delete(from)
      const own = typed.get(from)
      const isTaken = typed.has(to) || (savedOf(to) !== '' && to !== first)
      if (own && !isTaken) {
        typed.delete(from)
        typed.set(to, { text: own.text, from: savedOf(to) })
      }
      notify()
      return !own || !isTaken
    },
    changes,
    /** The entries that differ from what is saved. */
    differing: (entries: readonly Entry[]) =>
      entries.filter(({ english, malayalam }) => malayalam !== savedOf(english)),
    countChanges: () => changes().length,
    /** The former Malayalam of those texts that have none now, as an offer to the translator. */
    offers: (texts: readonly string[]): Offer[] =>
      texts.flatMap((english) => {
        const earlier = starts.has(english) && needsTranslation(english) && earlierOf(english)
        return earlier ? [{ english, earlier }] : []
      }),
    /** `settled` was typed for the same record, for texts that it no longer has. */
    saved(sent: readonly Entry[], settled: ReadonlyMap<string, TypedText>) {
      for (const { english, malayalam } of sent) {
        known.set(english, { ...known.get(english), english, malayalam, earlier: '', locked: false })
        theirs.delete(english)
      }
      const kept = [...typed].filter(
        ([english, own]) => own.text.trim() !== savedOf(english) && own !== settled.get(english),
      )
      typed = new Map(kept.map(([english, { text }]) => [english, { text, from: savedOf(english) }]))
      unsent = new Set()
      notify()
    },
    failed(sent: readonly Entry[]) {
      unsent = new Set(sent.map(({ english }) => english))
      open = true
      notify()
    },
    typed: (): ReadonlyMap<string, TypedText> => new Map(typed),
    countUnsent: () => unsent.size,
    /** Until the returned function is called. */
    hold(holder: string, texts: readonly string[]) {
      held.set(holder, texts)
      notify()
      return () => void held.delete(holder)
    },
    countMissing: () => (ready ? new Set([...held.values()].flat().filter(isMissing)).size : 0),
    /** What failed and what somebody else has changed opens it too. */
    isOpen: () => open,
    toggle() {
      open = !open
      browser.setItem(shownFlag, String(open))
      notify()
    },
  }
}

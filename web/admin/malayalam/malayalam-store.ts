// The Malayalam that is typed on a screen, by its English text: a text that stands twice is translated once. It lives
// outside React, so that a key press renders only its own field.
import { needsTranslation } from '#contract/office/translated-words.ts'

export type Entry = { english: string; malayalam: string }
export type MalayalamStore = ReturnType<typeof createMalayalamStore>

export function createMalayalamStore() {
  const known = new Map<string, string>()
  let typed = new Map<string, string>()
  /** English texts whose Malayalam could not be saved, although they themselves were. */
  let unsent = new Set<string>()
  /** Names of fields whose Malayalam is open where there is no room beside them. */
  const open = new Set<string>()
  let ready = false
  const listeners = new Set<() => void>()

  function notify() {
    for (const listener of listeners) listener()
  }
  const savedOf = (english: string) => known.get(english) ?? ''

  /** What differs from what is saved; only of these texts, if any are named, and of those that failed before. */
  function changes(texts?: readonly string[]): Entry[] {
    return [...typed]
      .map(([english, malayalam]) => ({ english, malayalam: malayalam.trim() }))
      .filter(({ english, malayalam }) => malayalam !== savedOf(english) && needsTranslation(english))
      .filter(({ english }) => !texts || texts.includes(english) || unsent.has(english))
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    isReady: () => ready,
    load(items: readonly Entry[]) {
      for (const { english, malayalam } of items) known.set(english, malayalam)
      ready = true
      notify()
    },
    valueOf: (english: string) => typed.get(english) ?? savedOf(english),
    set(english: string, malayalam: string) {
      typed.set(english, malayalam)
      notify()
    },
    /**
     * The English text of a field was edited: its Malayalam goes along, unless the new text has one of its own. With
     * `start`, so does what is saved for the text that the field began with. False when it stays where it was.
     */
    follow(from: string, to: string, start?: string) {
      const own = typed.get(from)
      const returned = own !== undefined && own === savedOf(to)
      if (!returned && (typed.has(to) || savedOf(to))) return false
      const malayalam = own ?? savedOf(start ?? '')
      typed.delete(from)
      if (malayalam && !returned) typed.set(to, malayalam)
      notify()
      return true
    },
    changes,
    /** Those of the texts that are not saved like this. */
    differing: (entries: readonly Entry[]) =>
      entries.filter(({ english, malayalam }) => malayalam !== savedOf(english)),
    countChanges: () => changes().length,
    /** `settled` is what else was typed for the same record, and is not in it any more. */
    saved(sent: readonly Entry[], settled: ReadonlyMap<string, string>) {
      for (const { english, malayalam } of sent) known.set(english, malayalam)
      const isOpen = ([english, malayalam]: [string, string]) =>
        malayalam.trim() !== savedOf(english) && malayalam !== settled.get(english)
      typed = new Map([...typed].filter(isOpen))
      unsent = new Set()
      notify()
    },
    failed(sent: readonly Entry[]) {
      unsent = new Set(sent.map(({ english }) => english))
      notify()
    },
    typed: (): ReadonlyMap<string, string> => new Map(typed),
    countUnsent: () => unsent.size,
    isOpen: (name: string) => open.has(name),
    toggle(name: string) {
      if (!open.delete(name)) open.add(name)
      notify()
    },
  }
}

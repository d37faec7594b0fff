// What somebody has typed and not saved, kept in this browser in case the tab is closed or the session expires.
import type { TranslationEntry } from '#contract/admin/with-translations.ts'

type LocalDraft = {
  /** Null when only Malayalam was typed. */
  content: object | null
  version: number
  malayalam: readonly TranslationEntry[]
  at: string
}

/** The account and the page follow. */
const localDraftPrefix = 'localDraft:'
const keyOf = (account: string, page: string) => `${localDraftPrefix}${account}:${page}`

export function readLocalDraft(account: string, page: string): LocalDraft | undefined {
  try {
    const stored: Partial<LocalDraft> | null = JSON.parse(
      localStorage.getItem(keyOf(account, page)) ?? 'null',
    )
    const { content, version, malayalam = [], at } = stored ?? {}
    if (typeof content !== 'object' || typeof version !== 'number' || typeof at !== 'string') return
    return { content, version, malayalam: Array.isArray(malayalam) ? malayalam : [], at }
  } catch {
    return undefined
  }
}

/** Since somebody has logged out: the screen that they leave is still there for a moment. */
let isOver = false

export const beginLocalDrafts = () => {
  isOver = false
}

/** Without storage, or when it is full, only the warning about unsaved changes is left. */
export function writeLocalDraft(account: string, page: string, words: Omit<LocalDraft, 'at'>) {
  if (isOver) return
  try {
    localStorage.setItem(keyOf(account, page), JSON.stringify({ ...words, at: new Date().toISOString() }))
  } catch {}
}

export const deleteLocalDraft = (account: string, page: string) =>
  localStorage.removeItem(keyOf(account, page))

/** At logout: the next person at this browser must not see them. */
export function deleteLocalDrafts() {
  isOver = true
  for (const key of Object.keys(localStorage))
    if (key.startsWith(localDraftPrefix)) localStorage.removeItem(key)
}

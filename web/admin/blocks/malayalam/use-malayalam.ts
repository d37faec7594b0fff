import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { TranslationArea } from '#contract/admin/translatable.ts'
import type { TranslationEntry } from '#contract/admin/with-translations.ts'
import type { PageKey } from '#contract/content/pages.ts'
import { CallError, queryOf } from '../../../calls/api.ts'
import { useUnsaved } from '../../../ui/unsaved.ts'
import { refreshAll } from '../lists/refresh.ts'
import { reportError } from '../report-error.ts'
import { adminCall } from '../session.ts'
import { createMalayalamStore } from './malayalam-store.ts'

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

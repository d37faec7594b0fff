import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { recordWords, type TranslationArea } from '#contract/admin/translated-words.ts'
import type { PageKey } from '#contract/content/pages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { CallError, queryOf } from '../../../api.ts'
import { reasonOf } from '../../../ui/reason.ts'
import { toast } from '../../../ui/toast.ts'
import { useUnsaved } from '../../../ui/unsaved.ts'
import { errorMessage } from '../report-error.ts'
import { adminCall } from '../session.ts'
import { createMalayalamStore } from './malayalam-store.ts'

const words = staffMessages.translations

/** The Malayalam of a form's texts. Without an area the caller loads it into the store. */
export function useMalayalam(area?: TranslationArea, content?: PageKey) {
  const [store] = useState(createMalayalamStore)
  /** The translated fields of a record; the form of a page names its own. */
  const names: readonly string[] = area && area !== 'site' ? recordWords[area] : []
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

  /** Saves the Malayalam of texts that the server knows. False when it failed; what was typed then stays. */
  async function save(texts?: readonly string[], settled = store.typed()) {
    const entries = store.changes(texts)
    const offers = texts ? store.offers(texts) : []
    const isNeeded = entries.length + offers.length > 0
    try {
      if (isNeeded) await adminCall('saveTranslations', { body: { entries, offers } })
    } catch (error) {
      // Only offers failed, which nobody has typed.
      if (entries.length === 0) return true
      store.failed(entries)
      toast.error(`${words.notSaved} ${errorMessage(error, '')}`, { reason: reasonOf(error) })
      // Somebody else was faster: what they wrote is shown beside what is typed.
      if (error instanceof CallError && error.status === 409) await client.invalidateQueries()
      return false
    }
    store.saved(entries, settled)
    if (isNeeded) await client.invalidateQueries()
    return true
  }

  return {
    /** For the fields. */
    shared: { store, loadFailed: isError && !data, reload: refetch, resend: () => save([], new Map()) },
    names,
    store,
    changed,
    save,
    /** The same for a record with these values. */
    saveOf(record: object) {
      const values = record as Record<string, unknown>
      return save(names.map((name) => String(values[name] ?? '')))
    },
  }
}

import { useQueryClient } from '@tanstack/react-query'
import type { CallName } from '#contract/calls.ts'
import { toast } from '../../ui/toast.tsx'
import { sentenceOf } from './sentence.ts'

/** Shows a small change in a list at once, sends it, and takes it back when that fails. True when it was saved. */
export function useOptimistic<Row extends { id: string }>(list: CallName) {
  const client = useQueryClient()

  return async (id: string, change: Partial<Row>, send: () => Promise<unknown>, failed?: string) => {
    await client.cancelQueries({ queryKey: [list] })
    const before = client.getQueriesData<{ items: Row[] }>({ queryKey: [list] })
    client.setQueriesData<{ items: Row[] }>({ queryKey: [list] }, (page) =>
      page
        ? { ...page, items: page.items.map((row) => (row.id === id ? { ...row, ...change } : row)) }
        : page,
    )
    let saved = false
    try {
      await send()
      saved = true
    } catch (error) {
      for (const [key, page] of before) client.setQueryData(key, page)
      toast.error(failed ?? sentenceOf(error))
    }
    client.invalidateQueries({ queryKey: [list] })
    return saved
  }
}
